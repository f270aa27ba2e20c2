-- Money that members sent to their direct upline or a direct downline. The id follows from the sender and the caller's
-- own id, and is that of the transfer in the ledger.
create table line_transfers (
  merchant_id text not null,
  id uuid not null,
  from_member uuid not null,
  to_member uuid not null,
  direction text not null check (direction in ('down', 'up')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The settlement day, for the daily limit.
  day date not null,
  at timestamptz not null,
  check (from_member <> to_member),
  primary key (merchant_id, id)
);
create index line_transfers_sent on line_transfers (merchant_id, from_member, at, id);
create index line_transfers_received on line_transfers (merchant_id, to_member, at, id);
