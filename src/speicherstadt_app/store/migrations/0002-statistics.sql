-- What statistics add up. All of it follows from the games and can be built anew.

CREATE TABLE statistics_lineups (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    opponents VARCHAR NOT NULL,
    UNIQUE (opponents)
);

CREATE TABLE statistics_seats (
    number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game_id VARCHAR NOT NULL,
    players INTEGER NOT NULL,
    options VARCHAR NOT NULL,
    apart VARCHAR NOT NULL,
    day VARCHAR NOT NULL,
    touched INTEGER NOT NULL,
    seconds FLOAT NOT NULL,
    profile VARCHAR,
    level VARCHAR,
    style VARCHAR,
    lineup INTEGER NOT NULL,
    against VARCHAR NOT NULL,
    score INTEGER,
    place INTEGER,
    margin INTEGER,
    seal INTEGER NOT NULL,
    PRIMARY KEY (number),
    UNIQUE (game, seat),
    FOREIGN KEY(game) REFERENCES games (number) ON DELETE CASCADE,
    FOREIGN KEY(lineup) REFERENCES statistics_lineups (number)
);

CREATE INDEX statistics_seats_in_order ON statistics_seats (profile, game_id, day, touched);

CREATE TABLE statistics_facts (
    seat INTEGER NOT NULL,
    sums BLOB NOT NULL,
    kinds BLOB NOT NULL,
    bests BLOB NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (seat),
    FOREIGN KEY(seat) REFERENCES statistics_seats (number) ON DELETE CASCADE
);
