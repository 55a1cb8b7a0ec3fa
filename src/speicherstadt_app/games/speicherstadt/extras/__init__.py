"""What Die Speicherstadt brings besides: challenges, own boxes, lessons, rulebook."""
