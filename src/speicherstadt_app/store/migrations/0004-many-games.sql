-- More games than one: variants, how far a game has come, boxes and tables by game. Until now there was one game only.

ALTER TABLE games ADD COLUMN variant VARCHAR;

UPDATE games SET
    variant = CASE WHEN options = '{}' THEN NULL ELSE options END,
    progress = progress_0004(progress, players, options),
    seal = seal_0004(
        seal, id, state, touched, game, rules, players, first, options, seed, plies, hash, progress, result, begun_at,
        played_at, ended_at, day, seconds, assisted, counted, trashed_at, meta, more
    );

ALTER TABLE statistics_seats RENAME COLUMN options TO variant;

UPDATE settings SET "key" = 'box:speicherstadt:' || substr("key", 5) WHERE substr("key", 1, 4) = 'box:';
UPDATE settings SET "key" = 'setup:speicherstadt' WHERE "key" = 'opponents';
