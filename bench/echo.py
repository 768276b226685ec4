"""The floor: a bare websocket server that answers every message with four frames of the size Prowl sends."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: dict[str, list[WebSocket]] = {}


async def serve(socket: WebSocket) -> None:
    """Tell everybody in the room whatever anybody says, as long as a table's update is."""
    await socket.accept()
    size = int(socket.query_params["size"])
    room = ROOMS.setdefault(socket.path_params["room"], [])
    room.append(socket)
    try:
        while True:
            version = json.loads(await socket.receive_text())["version"]
            frame = json.dumps({"version": version + 1, "filling": "x" * size})
            await asyncio.gather(*(each.send_text(frame) for each in room))
    except (WebSocketDisconnect, RuntimeError):
        return


def main() -> None:
    app: Any = Starlette(routes=[WebSocketRoute("/ws/{room}", serve)])
    print("ready", flush=True)
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        loop="uvloop",
        ws_per_message_deflate=False,
        log_level="error",
    )


if __name__ == "__main__":
    main()
