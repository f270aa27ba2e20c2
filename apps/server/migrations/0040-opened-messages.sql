-- Encrypted messages that were opened, until they are too old to be sent again.
create table opened_messages (
  id bytea primary key check (length(id) = 16),
  keep_until timestamptz not null
);
create index opened_messages_age on opened_messages (keep_until);
