"""Your devices: add another by a link, list them, revoke one."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from heptapolis.server.identity import KnownDevice, KnownGuest, delete_cookie, read_label, set_cookie
from heptapolis.server.payloads import format_time
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import TheDatabase, TheGuests, TheGuestSync, TheSettings
from heptapolis.server.routes.guests import describe_guest
from heptapolis.server.storage import devices as storage
from heptapolis.server.wire.guests import Device, DeviceLink, DeviceList, Guest, LinkCode

router = APIRouter(prefix="/api/guest", tags=["guests"])

DeviceId = Annotated[
    str, Path(min_length=4, max_length=32, pattern=r"^[a-z0-9]+$", description="The device's id.")
]


@router.post("/device-links", status_code=201, responses=responses("no-guest", "foreign-origin"))
async def make_link(person: KnownGuest, guests: TheGuests) -> DeviceLink:
    """Make a link for another device of yours: it works once, within ten minutes. Keep it to yourself."""
    code, expires = await guests.make_link(person.id)
    return DeviceLink(code=code, path=f"/device#{code}", expires=format_time(expires))


@router.post("/devices", status_code=201, responses=responses("dead-link", "foreign-origin"))
async def use_link(
    wanted: LinkCode, request: Request, response: Response, settings: TheSettings, guests: TheGuests
) -> Guest:
    """Use a link: the cookie in the response makes this device one of the guest's. It needs no passphrase."""
    person, secret = await guests.use_link(wanted.code, read_label(request))
    set_cookie(request, response, secret, secure=settings.secure)
    return describe_guest(person)


@router.get("/devices", responses=responses("no-guest"))
async def list_devices(device: KnownDevice, database: TheDatabase) -> DeviceList:
    """Your devices, the one used last first."""
    found = await database.run(lambda c: storage.list_of(c, device.person.id))
    return DeviceList(
        devices=[
            Device(
                id=row.id,
                label=row.label,
                created=format_time(row.created),
                seen=format_time(row.seen),
                current=row.id == device.id,
            )
            for row in found
        ]
    )


@router.delete(
    "/devices/{device}", status_code=204, responses=responses("no-guest", "foreign-origin", "unknown-device")
)
async def revoke(
    device: DeviceId, current: KnownDevice, guests: TheGuests, guest_sync: TheGuestSync
) -> Response:
    """Revoke a device: its cookie stops working at once, and its connections are closed."""
    if not await guests.revoke(current.person.id, device):
        raise Problem("unknown-device")
    await guest_sync.sync(current.person.id)
    response = Response(status_code=204)
    if device == current.id:
        delete_cookie(response)
    return response
