-- The state of a table after some of its entries, so that opening a long game does not replay all of it. Only a cache: the
-- entries decide, and a row that does not fit them is not used.
create table saved_state (
    table_id varchar(40) not null references game_table (id),
    sequence integer     not null, -- the last entry it contains
    text     text        not null, -- packed
    primary key (table_id, sequence)
);
