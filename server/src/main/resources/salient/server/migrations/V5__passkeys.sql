-- A passkey (WebAuthn): a personal key that the browser or a device of its owner keeps. It brings a device in as often as it is used.
create table person_passkey (
    id              varchar(64)  primary key, -- hash of the id that the device gave it
    person_id       varchar(40)  not null references person (id),
    site            varchar(255) not null,    -- the name of the server that it was made for; it works only there
    credential      text         not null,    -- id and public key, as the device wrote them
    counter         bigint       not null,    -- of its uses, for devices that count them: a copy shows in it
    can_be_copied   integer      not null,    -- whether its maker may keep it on several devices
    created_at      bigint       not null,
    used_at         bigint
);

create index passkeys_of_person on person_passkey (person_id);

-- Challenges that were answered. A row goes away when its challenge has expired anyway.
create table used_challenge (
    challenge_hash varchar(64) primary key,
    expires_at     bigint      not null
);
