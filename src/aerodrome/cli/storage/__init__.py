"""What is kept on disk: matches, progress, who one is at a server."""
