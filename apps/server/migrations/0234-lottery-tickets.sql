-- Tickets of lotteries. A ticket is bought for one draw; its id is that of its round and of its transfer. Tickets and bets of
-- a month are in one partition. The state of what was drawn is that of the ticket's round.
create table lottery_tickets (
  at timestamptz not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- what it can win at most
  most_minor bigint not null check (most_minor >= 0),
  -- the part of the stake that counts, and of that the part that is taken as a higher prize in place of a rebate
  valid_minor bigint not null check (valid_minor between 0 and stake_minor),
  share_minor bigint not null check (share_minor between 0 and valid_minor),
  -- the member's main account
  account int not null,
  rules_version int not null,
  bets int not null check (bets between 1 and 200),
  id uuid not null,
  draw_id uuid not null,
  member_id uuid not null,
  chase_id uuid,
  merchant_id text not null,
  currency text not null,
  state text not null check (state in ('open', 'cancelled')),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  words text not null,
  primary key (merchant_id, id, at)
) partition by range (at);
-- With conditions that only their own statements state: while a partition is empty, any index that begins with the merchant
-- looks as good as the key to the planner.
create index lottery_tickets_of_draw on lottery_tickets (merchant_id, draw_id, member_id) where state = 'open';
create index lottery_tickets_of_member on lottery_tickets (merchant_id, member_id, at) where at > '-infinity';

create table lottery_bets (
  at timestamptz not null,
  line_minor bigint not null check (line_minor > 0),
  lines int not null check (lines > 0),
  account int not null,
  prize_group int not null check (prize_group between 1 and 2000),
  rebate_bps int not null check (rebate_bps >= 0),
  price_bps int not null check (price_bps between 1 and 10000),
  position smallint not null check (position between 0 and 199),
  draw_id uuid not null,
  ticket_id uuid not null,
  merchant_id text not null,
  catalogue text not null,
  play text not null,
  pick text not null,
  primary key (merchant_id, ticket_id, position, at)
) partition by range (at);
create index lottery_bets_of_draw on lottery_bets (merchant_id, draw_id, account) where lines > 0;

do $$
declare
  first_month timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
  month timestamptz;
  parent text;
begin
  foreach parent in array array['lottery_tickets', 'lottery_bets'] loop
    for month in select generate_series(first_month, first_month + interval '1 month', interval '1 month') loop
      execute format('create table %s_%s partition of %s for values from (%L) to (%L)', parent,
        to_char(month at time zone 'UTC', 'YYYY_MM'), parent, month,
        (month at time zone 'UTC' + interval '1 month') at time zone 'UTC');
    end loop;
  end loop;
end
$$;

-- What the house pays if a cell of a market comes, over the tickets of a draw that were not cancelled.
create table lottery_exposures (
  merchant_id text not null,
  draw_id uuid not null,
  market text not null,
  cell text not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (merchant_id, draw_id, market, cell)
) with (fillfactor = 50);

-- A run gives each ticket of a draw what it is due under one version of the result: 0 is no result, everything goes back.
create table lottery_runs (
  merchant_id text not null,
  draw_id uuid not null,
  run int not null check (run > 0),
  result_version int not null check (result_version >= 0),
  state text not null check (state in ('running', 'done')),
  started_at timestamptz not null,
  done_at timestamptz,
  totals jsonb,
  primary key (merchant_id, draw_id, run),
  unique (merchant_id, draw_id, result_version),
  check ((state = 'done') = (done_at is not null) and (state = 'done') = (totals is not null))
);

create table lottery_run_shards (
  merchant_id text not null,
  draw_id uuid not null,
  run int not null,
  shard int not null check (shard >= 0),
  -- every account up to this one is written
  upto int not null,
  is_done boolean not null,
  primary key (merchant_id, draw_id, run, shard),
  foreign key (merchant_id, draw_id, run) references lottery_runs
);

-- Tickets whose payout a run has changed, with the payout that is due since then and the one that took effect.
create table lottery_prizes (
  merchant_id text not null,
  draw_id uuid not null,
  ticket_id uuid not null,
  run int not null,
  account int not null,
  due_minor bigint not null check (due_minor >= 0),
  paid_minor bigint not null check (paid_minor >= due_minor),
  -- the stake that this run gave back
  refund_minor bigint not null check (refund_minor >= 0),
  primary key (merchant_id, ticket_id, run)
);
create index lottery_prizes_of_draw on lottery_prizes (merchant_id, draw_id, run, account);

-- What a correction could not take back, because the member no longer has it.
create table lottery_claims (
  merchant_id text not null,
  ticket_id uuid not null,
  run int not null,
  draw_id uuid not null,
  member_id uuid not null,
  account int not null,
  currency text not null,
  owed_minor bigint not null check (owed_minor > 0),
  collected_minor bigint not null check (collected_minor between 0 and owed_minor),
  state text not null check (state in ('open', 'collected', 'waived', 'replaced')),
  at timestamptz not null,
  primary key (merchant_id, ticket_id, run),
  check ((state = 'collected') = (collected_minor = owed_minor))
);
create index lottery_claims_of_account on lottery_claims (merchant_id, account) where state = 'open';
