"""The table in the browser: lobby, seats, websockets. One asyncio process; the log is the database."""
