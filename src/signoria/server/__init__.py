"""Tables in the browser: seats, storage and live updates. Knows no game; docs/server.md describes what it offers."""
