-- How the rebate of a node, class and period of five minutes was computed. Written once, in the transaction that reads the
-- sealed period; only where the node has a rate. Kept for 40 days.
create table rebate_slots (
  merchant_id text not null,
  period int not null,
  no int not null,
  class text not null,
  rate_ppm int not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  -- What the direct downlines get with everybody below them.
  downline_minor bigint not null,
  -- What of the own bets' rebate was paid as a higher prize.
  prize_share_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  primary key (merchant_id, period, no, class)
);
create index rebate_slots_of_node on rebate_slots (merchant_id, no, period);

-- The sums of a day in the merchant's settlement zone, kept for ever.
create table rebate_days (
  merchant_id text not null,
  day date not null,
  no int not null,
  class text not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  primary key (merchant_id, day, no, class)
) with (fillfactor = 70);
create index rebate_days_of_node on rebate_days (merchant_id, no, day);

-- What a node has earned and been billed since the beginning. A correction may take the earned below the billed: nothing is
-- billed until new rebates have made up for it.
create table rebate_accounts (
  merchant_id text not null,
  no int not null,
  own_minor bigint not null default 0,
  share_minor bigint not null default 0,
  billed_own_minor bigint not null default 0,
  billed_share_minor bigint not null default 0,
  -- The period up to which the last bill of each kind counts.
  billed_own_until int not null,
  billed_share_until int not null,
  primary key (merchant_id, no)
) with (fillfactor = 70);
create index rebate_accounts_due on rebate_accounts (merchant_id, no)
  where own_minor > billed_own_minor or share_minor > billed_share_minor;

-- Up to which period a merchant's rebates are billed.
create table rebate_runs (
  merchant_id text primary key,
  until_period int not null
);

-- The sum of the node's slots from `from_period` up to but not including `until_period`. While the sum is not above zero no
-- bill is made, and the next one begins at the same period.
create table rebate_bills (
  merchant_id text not null,
  id uuid not null,
  no int not null,
  member_id uuid not null,
  kind text not null check (kind in ('own', 'share')),
  from_period int not null,
  until_period int not null check (until_period > from_period),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('due', 'review', 'refused', 'lapsed', 'paid')),
  transfer_id uuid not null,
  created_at timestamptz not null,
  paid_at timestamptz check ((paid_at is not null) = (state = 'paid')),
  primary key (merchant_id, id),
  unique (merchant_id, no, kind, until_period)
);
create index rebate_bills_of_node on rebate_bills (merchant_id, no, until_period);
create index rebate_bills_open on rebate_bills (merchant_id, state, id) where state in ('due', 'review');
