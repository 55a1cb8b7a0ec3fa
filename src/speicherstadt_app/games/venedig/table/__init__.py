"""Die Säulen von Venedig at the table on screen."""
