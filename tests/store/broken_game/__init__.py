"""A game's folder in which something went wrong."""

raise ImportError("the disk was full when this was installed")
