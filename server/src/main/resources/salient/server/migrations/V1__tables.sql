-- One script for SQLite and PostgreSQL: only types and constraints that both know.

-- A game in play. What happened in it is in entry; this row never changes but for over_since.
create table game_table (
    id         varchar(40)  primary key,
    game       varchar(40)  not null,
    header     text         not null, -- the head of its record: rules, scenario, options, commitment
    title      varchar(200) not null,
    spectators integer      not null,
    study      integer      not null,
    seed       varchar(64)  not null, -- secret until the game is over; empty where it is not known
    created_at bigint       not null,
    over_since bigint                 -- kept for queries; the entries decide
);

-- The record: append only. The primary key decides races, the second key makes retries harmless.
create table entry (
    table_id varchar(40) not null references game_table (id),
    sequence integer     not null,
    kind     varchar(16) not null,
    side     varchar(40) not null,
    text     text        not null, -- of a step: its line in the record, with dice and hash
    request  varchar(80) not null, -- the client's key
    at       bigint      not null,
    primary key (table_id, sequence),
    unique (table_id, side, request)
);

-- Who sits where now. Tokens and invitations are kept as hashes; an open seat's invitation is public and kept as it is.
create table seat (
    table_id        varchar(40) not null references game_table (id),
    side            varchar(40) not null,
    sitter          varchar(16) not null,
    name            varchar(80) not null,
    computer        varchar(40),
    host            integer     not null, -- made by the one who opened the table
    token_hash      varchar(64) unique,
    invitation_hash varchar(64) unique,
    open_invitation varchar(80),
    invited_at      bigint      not null,
    primary key (table_id, side)
);

create index seat_by_sitter on seat (sitter);
