-- Moves of members with everybody below: decided by two operators, done at the start of the next settlement day.
create table node_moves (
  merchant_id text not null,
  id uuid not null,
  no int not null,
  from_no int not null,
  to_no int not null,
  reason text not null,
  decided_at timestamptz not null,
  due_period int not null,
  moved_on date,
  moved_at timestamptz,
  -- Why it could not be done, as the code of an error.
  failed text,
  check ((moved_on is null) = (moved_at is null)),
  primary key (merchant_id, id)
);
create unique index node_moves_pending on node_moves (merchant_id, no) where moved_at is null and failed is null;
create index node_moves_of_node on node_moves (merchant_id, no, decided_at);
