-- Someone who has seats on several devices, wants notices or is on the ladder. Nobody needs this to play.
create table person (
    id           varchar(40) primary key,
    created_at   bigint      not null,
    ladder_name  varchar(40),         -- as shown on the ladder; null for those who are not on it
    ladder_since bigint               -- games that ended before do not count
);

-- A browser or program that acts for a person. Its token is kept as a hash.
create table person_device (
    token_hash varchar(64) primary key,
    person_id  varchar(40) not null references person (id),
    created_at bigint      not null
);

create index device_by_person on person_device (person_id);

-- A personal key: brings one more device in, once.
create table person_key (
    key_hash   varchar(64) primary key,
    person_id  varchar(40) not null references person (id),
    created_at bigint      not null,
    used_at    bigint,
    revoked_at bigint
);

create index key_by_person on person_key (person_id);

-- The seats of a person. A seat that was deleted from the list of games is hidden: no device gets it again.
create table person_seat (
    table_id  varchar(40) not null references game_table (id),
    side      varchar(40) not null,
    person_id varchar(40) not null references person (id),
    hidden    integer     not null,
    primary key (table_id, side)
);

create index seats_of_person on person_seat (person_id);

-- Further tokens of a seat, for the other devices of its person; the first one is in seat.
create table seat_token (
    token_hash varchar(64) primary key,
    table_id   varchar(40) not null references game_table (id),
    side       varchar(40) not null
);

create index tokens_of_seat on seat_token (table_id, side);

-- Where a person wants to be told. Nothing is sent twice: next_at is moved before anything is sent.
create table notice_channel (
    id         varchar(40)   primary key,
    person_id  varchar(40)   not null references person (id),
    kind       varchar(16)   not null,
    address    varchar(1000) not null,
    detail     varchar(400)  not null, -- of a webhook its format, of a browser its keys
    minutes    integer       not null, -- at most one notice in so many
    state      varchar(16)   not null,
    trouble    varchar(400)  not null, -- a sentence for the person
    attempts   integer       not null, -- failed ones since the last success
    created_at bigint        not null,
    next_at    bigint        not null, -- not before
    told_until bigint        not null  -- what happened up to then has been told
);

create index channels_of_person on notice_channel (person_id);
create index channels_by_time on notice_channel (state, next_at);

-- What persons are to be told. A row goes away when it is no longer true.
create table notice (
    table_id  varchar(40) not null, -- empty for a trial
    side      varchar(40) not null, -- of a trial the channel
    kind      varchar(16) not null,
    person_id varchar(40) not null references person (id),
    at        bigint      not null,
    primary key (table_id, side, kind)
);

create index notices_of_person on notice (person_id, at);

-- Rated games. One row per game, written when it has ended.
create table rated_game (
    table_id      varchar(40) primary key references game_table (id),
    game          varchar(40) not null,
    first_player  varchar(60) not null, -- a person's id, or the id of a computer player
    second_player varchar(60) not null,
    result        integer     not null, -- of the first player in halves: 2 won, 1 drawn, 0 lost
    at            bigint      not null
);

-- Secrets of the server itself: what links and signatures follow from, the key of Web Push.
create table server_secret (
    name  varchar(40) primary key,
    value text        not null
);

-- Games that everyone may find and watch.
create table listed_game (
    table_id varchar(40) primary key references game_table (id),
    at       bigint      not null
);
