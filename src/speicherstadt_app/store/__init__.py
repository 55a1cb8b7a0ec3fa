"""Everything that is kept: games, profiles, settings, statistics. Light to import: a database costs its price only when
one is opened."""
