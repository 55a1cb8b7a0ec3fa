"""Music and surroundings of the house: scores, instruments and the harbour, made with arithmetic alone."""
