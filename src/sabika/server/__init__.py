"""The server: tables in a database, played over HTTP and WebSocket."""
