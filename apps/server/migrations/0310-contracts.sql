-- Contracts between neighbours of a line: what the payer, the direct upline, pays the payee for the play of its team.
create table contracts (
  merchant_id text not null,
  -- In order of the offers.
  id uuid not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- How long a settled period is; of a dividend it is in the terms.
  cycle text not null check (cycle in ('realtime', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly')),
  -- 0 is the house.
  payer_no int not null check (payer_no >= 0),
  payee_no int not null check (payee_no > 0 and payee_no <> payer_no),
  terms jsonb not null,
  state text not null
    check (state in ('requested', 'running', 'ending', 'withdrawn', 'rejected', 'expired', 'ended')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- Settled are the periods that begin in [starts, ends).
  starts_period int,
  ends_period int check (ends_period >= starts_period),
  ended_why text check (ended_why in
    ('replaced', 'agreed', 'terminated', 'cascade', 'higher', 'last_day', 'closed', 'operator')),
  end_asked_at timestamptz check (end_asked_at is null or state = 'running'),
  -- What the payee had before.
  replaces_id uuid,
  primary key (merchant_id, id),
  check ((starts_period is not null) = (state in ('running', 'ending', 'ended'))),
  check ((ends_period is not null) = (state in ('ending', 'ended')) and (ended_why is not null) = (ends_period is not null))
);
create unique index contracts_requested on contracts (merchant_id, kind, payee_no) where state = 'requested';
create unique index contracts_running on contracts (merchant_id, kind, payee_no) where state = 'running';
create index contracts_of_payee on contracts (merchant_id, payee_no, kind, id);
create index contracts_of_payer on contracts (merchant_id, payer_no, kind, id);
-- What counts in a period, and what the next step of its end waits for.
create index contracts_settled on contracts (merchant_id, kind, cycle, starts_period)
  where state in ('running', 'ending', 'ended');
create index contracts_open on contracts (merchant_id, state, id) where state in ('requested', 'ending');
create index contracts_by_offer on contracts (merchant_id, offered_at, id);

-- Contracts whose end or lower rate has not reached the contracts below them.
create table contract_cascades (
  merchant_id text not null,
  contract_id uuid not null,
  primary key (merchant_id, contract_id)
);

-- What everybody settled on a day of the settlement calendar, which the first period names. Written once.
create table settlement_days (
  merchant_id text not null,
  period int not null,
  no int not null,
  class text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  primary key (merchant_id, period, no, class)
);
-- What everybody was given on that day without a stake.
create table settlement_bonuses (
  merchant_id text not null,
  period int not null,
  no int not null,
  amount_minor bigint not null,
  primary key (merchant_id, period, no)
);

-- Up to which period each kind of settlement is computed.
create table settlement_marks (
  merchant_id text not null,
  kind text not null,
  cycle text not null,
  until_period int not null,
  primary key (merchant_id, kind, cycle)
);

create table settlement_runs (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  cycle text not null,
  from_period int not null,
  until_period int not null check (until_period > from_period),
  revision smallint not null check (revision >= 1),
  state text not null check (state in ('computed', 'review', 'approved', 'paid')),
  bills int not null,
  root_gross_minor bigint not null,
  gross_minor bigint not null,
  computed_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz check ((paid_at is not null) = (state = 'paid')),
  primary key (merchant_id, id),
  unique (merchant_id, kind, cycle, from_period, revision)
);
create index settlement_runs_open on settlement_runs (merchant_id, computed_at, id) where state in ('computed', 'approved');
create index settlement_runs_by_time on settlement_runs (merchant_id, computed_at, id);

-- What a payer owes a payee for a period. All bills of a run are cleared at once down each line; money moves net.
create table contract_bills (
  merchant_id text not null,
  id uuid not null,
  run_id uuid not null,
  kind text not null,
  cycle text not null,
  from_period int not null,
  until_period int not null,
  revision smallint not null,
  payee_no int not null,
  payer_no int not null,
  contract_id uuid not null,
  -- The root whose line it belongs to, and the levels below it.
  root_no int not null,
  depth smallint not null,
  -- Null when none was reached.
  tier smallint,
  base_minor bigint not null,
  gross_minor bigint not null,
  downline_minor bigint not null,
  carry_in_minor bigint not null,
  carry_out_minor bigint not null,
  -- Of the revision before: only the difference moves.
  before_minor bigint not null,
  -- What of it was set against an earlier bill below zero.
  offset_minor bigint not null default 0 check (offset_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  open_minor bigint not null default 0 check (open_minor >= 0),
  -- The one movement of the payee in the run, once it is cleared.
  moved_minor bigint,
  is_held boolean not null default false,
  state text not null check (state in
    ('computed', 'review', 'held', 'due', 'paid', 'part_paid', 'insufficient', 'waiting', 'offset')),
  inputs jsonb not null,
  transfer_id uuid not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, kind, from_period, revision, payee_no)
);
create index contract_bills_of_payee on contract_bills (merchant_id, payee_no, until_period);
create index contract_bills_of_payer on contract_bills (merchant_id, payer_no, until_period);
create index contract_bills_of_run on contract_bills (merchant_id, run_id, root_no, depth);
create index contract_bills_owed on contract_bills (merchant_id, payer_no, id) where open_minor > 0;
create index contract_bills_stopped on contract_bills (merchant_id, id) where state in ('waiting', 'held');
create index contract_bills_by_time on contract_bills (merchant_id, created_at, id);
create index contract_bills_by_gross on contract_bills (merchant_id, gross_minor, id);

create table contract_bill_payments (
  merchant_id text not null,
  bill_id uuid not null,
  transfer_id uuid not null,
  kind text not null check (kind in ('net', 'collected')),
  amount_minor bigint not null check (amount_minor <> 0),
  at timestamptz not null,
  primary key (merchant_id, bill_id, transfer_id)
);
create index contract_bill_payments_by_transfer on contract_bill_payments (merchant_id, transfer_id);

-- What a payee owes by bills below zero. It is set against coming bills of the kind and never taken from an account.
create table contract_offsets (
  merchant_id text not null,
  kind text not null,
  payee_no int not null,
  payer_no int not null,
  pending_minor bigint not null check (pending_minor >= 0),
  primary key (merchant_id, kind, payee_no, payer_no)
);

-- How often something about contracts has changed for a member, for open pages.
create table contract_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null,
  primary key (merchant_id, member_id)
);
