"""The server: tables where people and bots play together, over HTTP and WebSockets, stored in a database."""
