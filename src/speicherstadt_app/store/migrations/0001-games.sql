-- Profiles, games, moves, settings.

CREATE TABLE meta (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
)
 WITHOUT ROWID;

CREATE TABLE settings (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
)
 WITHOUT ROWID;

CREATE TABLE profiles (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    emblem VARCHAR NOT NULL,
    colour VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    settings VARCHAR NOT NULL,
    created_at VARCHAR NOT NULL,
    archived_at VARCHAR,
    UNIQUE (id)
);

CREATE TABLE games (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id VARCHAR NOT NULL,
    state VARCHAR NOT NULL,
    touched INTEGER NOT NULL,
    game VARCHAR NOT NULL,
    rules INTEGER NOT NULL,
    players VARCHAR NOT NULL,
    first INTEGER NOT NULL,
    options VARCHAR NOT NULL,
    seed INTEGER,
    plies INTEGER NOT NULL,
    hash BLOB NOT NULL,
    progress VARCHAR NOT NULL,
    result VARCHAR,
    begun_at VARCHAR NOT NULL,
    played_at VARCHAR NOT NULL,
    ended_at VARCHAR,
    day VARCHAR NOT NULL,
    seconds FLOAT NOT NULL,
    assisted BOOLEAN NOT NULL,
    counted BOOLEAN NOT NULL,
    trashed_at VARCHAR,
    meta VARCHAR NOT NULL,
    more VARCHAR NOT NULL,
    seal INTEGER NOT NULL,
    UNIQUE (id)
);

CREATE TABLE moves (
    game INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    text VARCHAR NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (game, ply),
    FOREIGN KEY(game) REFERENCES games (number) ON DELETE CASCADE
)
 WITHOUT ROWID;

CREATE TABLE packed_moves (
    game INTEGER NOT NULL,
    texts BLOB NOT NULL,
    PRIMARY KEY (game),
    FOREIGN KEY(game) REFERENCES games (number) ON DELETE CASCADE
);
