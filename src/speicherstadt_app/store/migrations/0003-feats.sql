-- What is worth a medal, beside the other facts. All of them follow from the games: they are counted anew.

DELETE FROM statistics_seats;

DROP TABLE statistics_facts;

CREATE TABLE statistics_facts (
    seat INTEGER NOT NULL,
    sums BLOB NOT NULL,
    kinds BLOB NOT NULL,
    bests BLOB NOT NULL,
    feats INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (seat),
    FOREIGN KEY(seat) REFERENCES statistics_seats (number) ON DELETE CASCADE
);
