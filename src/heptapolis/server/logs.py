"""Log lines that say which request and which table they are about, for people or as JSON."""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")

TABLE_PATH = "/api/tables/"


def note_request(request: str, path: str) -> None:
    """From here on, log lines are about this request and the table in its path."""
    request_id.set(request)
    table_id.set(path.removeprefix(TABLE_PATH).split("/")[0] if path.startswith(TABLE_PATH) else "")


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "table": getattr(record, "table", "") or table_id.get(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in line.items() if value}, ensure_ascii=False)


def log_as_json() -> None:
    """Write every warning and error of this process as JSON, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
