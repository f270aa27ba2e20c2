-- Messages of operators to many members. A job inserts one message per member in parts, in the order of the ids.
create table broadcasts (
  merchant_id text not null references merchants,
  id uuid not null,
  -- By language; HTML is sanitised before it is written.
  titles jsonb not null,
  contents jsonb not null,
  segment jsonb not null,
  -- The members that a list of accounts names; null for other segments.
  member_ids uuid[],
  state text not null check (state in ('sending', 'done', 'stopped')),
  total int not null check (total > 0),
  sent int not null check (sent >= 0),
  -- The last member who has the message.
  reached uuid,
  created_by uuid not null references operators,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'sending') = (finished_at is null))
);
create index broadcasts_open on broadcasts (merchant_id, created_at) where state = 'sending';

-- The text of such a message is stored once.
alter table messages
  add column broadcast_id uuid,
  add constraint messages_broadcast_fkey foreign key (merchant_id, broadcast_id) references broadcasts not valid;
