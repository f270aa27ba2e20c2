-- When the withdrawal password was replaced with a code instead of the old one.
alter table members add column payment_password_reset_at timestamptz;

-- The number that the member and operators speak of, and when operators decided.
alter table withdrawals add column reference text not null;
alter table withdrawals add column approved_at timestamptz;
alter table withdrawals add column decided_at timestamptz;
create unique index withdrawals_by_reference on withdrawals (merchant_id, reference);
create index withdrawals_of_checker on withdrawals (merchant_id, decided_by, decided_at) where decided_by is not null;

-- Every state that a withdrawal and its receipt have had.
create table withdrawal_steps (
  merchant_id text not null,
  withdrawal_id uuid not null,
  number integer not null check (number > 0),
  -- a state of the withdrawal or of its receipt
  step text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'operator', 'system')),
  operator_id uuid references operators,
  -- for operators: why
  reason text,
  primary key (merchant_id, withdrawal_id, number),
  foreign key (merchant_id, withdrawal_id) references withdrawals
);

-- Valid bet that a member owes for a deposit before a withdrawal.
create table turnover_requirements (
  merchant_id text not null,
  deposit_id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- the ledger period of the deposit: valid bet from its start on counts
  period integer not null,
  at timestamptz not null,
  -- done: played through; gone: the wallet was empty; void: excluded or closed; waived: by two operators
  state text not null default 'open' check (state in ('open', 'done', 'gone', 'void', 'waived')),
  ended_at timestamptz,
  -- valid bet of earlier periods, and this much of this period, is used up
  used_period integer,
  used_minor bigint,
  primary key (merchant_id, deposit_id),
  check ((state = 'open') = (ended_at is null)),
  check ((ended_at is null) = (used_period is null)),
  check ((used_period is null) = (used_minor is null))
);
create index turnover_requirements_of_member on turnover_requirements (merchant_id, member_id, at, deposit_id);

alter table payouts add column is_by_hand boolean not null;
-- the operator's proof of a payout by hand that no bank line shows
alter table payouts add column proofs uuid[] not null default '{}';

-- A member says that money of a paid withdrawal has not arrived.
create table withdrawal_disputes (
  merchant_id text not null,
  id uuid not null,
  withdrawal_id uuid not null,
  member_id uuid not null,
  -- what the member says arrived; 0 for nothing
  received_minor bigint not null check (received_minor >= 0),
  text text not null,
  proofs uuid[] not null,
  opened_at timestamptz not null,
  -- the bank's proof, shown by an operator
  bank_proofs uuid[] not null default '{}',
  operator_text text,
  shown_by uuid references operators,
  shown_at timestamptz,
  -- the member's one answer to it
  answer text,
  answer_proofs uuid[] not null default '{}',
  answered_at timestamptz,
  -- a payout that comes back is sent again instead of credited to the wallet
  resend boolean not null default false,
  -- how the receipt ended
  outcome text check (outcome in ('received', 'returned', 'sent_again', 'made_good', 'forced')),
  ended_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, withdrawal_id) references withdrawals,
  check ((outcome is null) = (ended_at is null)),
  check ((shown_at is null) = (shown_by is null))
);
create unique index withdrawal_disputes_open on withdrawal_disputes (merchant_id, withdrawal_id) where ended_at is null;
create index withdrawal_disputes_of_withdrawal on withdrawal_disputes (merchant_id, withdrawal_id, opened_at);
create index withdrawal_disputes_by_time on withdrawal_disputes (merchant_id, opened_at, id);
