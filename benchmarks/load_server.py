"""The server that `benchmarks.load` plays on: as shipped, but without limits per address."""

import sys
from dataclasses import fields

from heptapolis.server.run import serve
from heptapolis.server.settings import Limits, Settings

database, port = sys.argv[1], int(sys.argv[2])
ROOMY = {  # the base uses other names
    "requests": 1e6,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "sockets_per_address": 1_000_000,
}
known = {field.name for field in fields(Limits)}
limits = Limits(**{name: amount for name, amount in ROOMY.items() if name in known})  # type: ignore[arg-type]
serve(Settings(database=database, kernels=False, limits=limits), "127.0.0.1", port)
