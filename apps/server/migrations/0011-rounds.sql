-- One record of play for everything ever played. Money in it is the sum of the round's transfers.
create table rounds (
  id uuid not null,
  member_id uuid not null,
  opened_at timestamptz not null,
  stake_minor bigint not null check (stake_minor >= 0),
  merchant_id text not null,
  game_id text not null,
  vendor text not null,
  currency text not null,
  rules_version text not null,
  -- what the vendor calls the round
  reference text not null,
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  valid_bet_minor bigint not null default 0 check (valid_bet_minor >= 0),
  settled_at timestamptz,
  state text not null check (state in ('open', 'settled', 'voided')),
  detail jsonb,
  primary key (merchant_id, id),
  check ((state = 'open') = (settled_at is null))
) with (fillfactor = 80);
-- What a settlement changes is in no index, so that it stays a short write on the same page. The merchant is left out
-- here: starting like the primary key, this index would be mistaken for it while the table has no statistics yet.
create index rounds_of_member on rounds (member_id, opened_at);
create index rounds_opened_at on rounds using brin (opened_at);
