"""View models for the window: what QML shows, derived from the table; the only room that knows Qt."""
