-- Whether the holder of a seat has ever used its token: if not, the host may invite someone else.
alter table seat add column came_at bigint;

-- Seats taken before this was noted count as used.
update seat set came_at = invited_at where token_hash is not null;
