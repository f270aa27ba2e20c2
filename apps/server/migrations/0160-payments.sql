-- Kinds of accounts that payments need.
alter table member_accounts drop constraint member_accounts_kind_check;
alter table member_accounts add constraint member_accounts_kind_check check (kind in ('main', 'bonus', 'points',
  'withdrawal_hold', 'play_hold', 'commission', 'dispute_hold'));
alter table system_accounts drop constraint system_accounts_kind_check;
alter table system_accounts add constraint system_accounts_kind_check check (kind in ('game', 'deposit_clearing',
  'withdrawal_clearing', 'bonus_cost', 'commission_cost', 'jackpot', 'adjustment', 'suspense', 'bank', 'fee_income',
  'fee_cost', 'payment_loss', 'exchange'));

-- A merchant's account at a bank, a payment switch or on a chain.
create table payment_accounts (
  merchant_id text not null references merchants,
  id uuid not null,
  adapter text not null,
  name text not null,
  currency text not null,
  -- without secrets
  config jsonb not null,
  -- sealed JSON of the adapter's secrets
  secrets_key_id text not null,
  secrets bytea not null,
  state text not null check (state in ('open', 'resting', 'closed')),
  -- calls that failed one after another; five let the account rest until a call succeeds
  failures integer not null default 0 check (failures >= 0),
  last_hook_at timestamptz,
  last_success_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);

-- What members choose from: PromptPay, card page, USDT. Terms are limits, fees, hours and tier.
create table payment_methods (
  merchant_id text not null references merchants,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  id text not null check (id ~ '^[a-z][a-z0-9_]{1,31}$'),
  -- how it is drawn and what it asks for: page, qr, bank, slip, address
  kind text not null,
  names jsonb not null,
  terms jsonb not null,
  position integer not null,
  is_open boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, direction, id)
);

-- A method over an account; the first one in order that is open and healthy is used.
create table payment_channels (
  merchant_id text not null,
  direction text not null,
  method_id text not null,
  account_id uuid not null,
  position integer not null,
  is_open boolean not null,
  -- the largest amount of one order; larger withdrawals are split
  max_minor bigint check (max_minor > 0),
  primary key (merchant_id, direction, method_id, account_id),
  foreign key (merchant_id, direction, method_id) references payment_methods,
  foreign key (merchant_id, account_id) references payment_accounts
);

create table deposits (
  merchant_id text not null,
  -- made by the member's browser
  id uuid not null,
  member_id uuid not null,
  method_id text not null,
  account_id uuid not null,
  currency text not null,
  reference text not null,
  asked_minor bigint not null check (asked_minor > 0),
  -- what arrived, and of it the fee of the member; set when credited
  received_minor bigint check (received_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  state text not null check (state in ('started', 'waiting', 'unknown', 'seen', 'review', 'credited', 'failed',
    'expired', 'cancelled')),
  -- why it is in review, failed or was cancelled
  state_reason text,
  their_id text,
  -- what the member was told to do
  instructions jsonb,
  slips uuid[] not null default '{}',
  -- the deposit whose reference was paid once more
  continues_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, account_id) references payment_accounts,
  check ((state = 'credited') = (credited_at is not null)),
  check (state <> 'credited' or received_minor is not null)
);
create unique index deposits_by_reference on deposits (merchant_id, account_id, reference) where continues_id is null;
create index deposits_of_member on deposits (merchant_id, member_id, created_at, id);
create index deposits_by_time on deposits (merchant_id, created_at, id);
create index deposits_open on deposits (merchant_id, state, created_at, id)
  where state in ('started', 'waiting', 'unknown', 'seen', 'review');
create index deposits_to_ask on deposits (merchant_id, ask_at) where ask_at is not null;
create index deposits_by_their_id on deposits (merchant_id, account_id, their_id) where their_id is not null;

-- Every line that a provider reports. The only evidence of money, and never used twice.
create table movements (
  merchant_id text not null,
  account_id uuid not null,
  their_id text not null,
  id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  asset text not null,
  payer text not null,
  payer_account text not null default '',
  text text not null,
  at timestamptz not null,
  seen_at timestamptz not null,
  source text not null check (source in ('hook', 'ask', 'list', 'operator')),
  -- pending: not final yet; matched: used by the deposit or payout; suspense: waits for an owner; returned: sent back
  state text not null check (state in ('pending', 'matched', 'suspense', 'returned', 'vanished')),
  deposit_id uuid,
  payout_id uuid,
  detail jsonb,
  primary key (merchant_id, account_id, their_id),
  foreign key (merchant_id, account_id) references payment_accounts,
  check (deposit_id is null or payout_id is null),
  check (state <> 'matched' or deposit_id is not null or payout_id is not null)
);
create unique index movements_by_id on movements (merchant_id, id);
create unique index movements_of_deposit on movements (merchant_id, deposit_id) where deposit_id is not null and state = 'matched';
create index movements_in_suspense on movements (merchant_id, at, id) where state = 'suspense';
create index movements_by_time on movements (merchant_id, account_id, at);
create index movements_of_payout on movements (merchant_id, payout_id) where payout_id is not null;

-- Messages of providers, written before they are worked on.
create table provider_events (
  merchant_id text not null,
  account_id uuid not null,
  event_id text not null,
  headers jsonb not null,
  body bytea not null,
  received_at timestamptz not null,
  done_at timestamptz,
  primary key (merchant_id, account_id, event_id),
  foreign key (merchant_id, account_id) references payment_accounts
);
create index provider_events_waiting on provider_events (merchant_id, received_at) where done_at is null;

-- Bank accounts and wallets of members.
create table beneficiaries (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- bank, promptpay, wallet
  kind text not null check (kind in ('bank', 'card', 'phone', 'wallet')),
  -- code of the bank, or of the chain
  bank text not null,
  number_key_id text not null,
  number bytea not null,
  -- keyed hash, to find the same number at another member
  number_hash bytea not null,
  -- the last four characters
  number_end text not null,
  holder text not null,
  usable_from timestamptz not null,
  -- a withdrawal to it was paid
  paid_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (merchant_id, id)
);
create index beneficiaries_of_member on beneficiaries (merchant_id, member_id, created_at);
create index beneficiaries_by_number on beneficiaries (merchant_id, number_hash);
create unique index beneficiaries_once on beneficiaries (merchant_id, member_id, number_hash) where removed_at is null;

create table withdrawals (
  merchant_id text not null,
  -- made by the member's browser
  id uuid not null,
  member_id uuid not null,
  method_id text not null,
  beneficiary_id uuid not null,
  currency text not null,
  -- taken from the wallet; the fee is part of it
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  state text not null check (state in ('requested', 'review', 'held', 'second', 'approved', 'sending', 'paid',
    'rejected', 'cancelled', 'returned')),
  -- shown to the member where it is rejected
  state_reason text,
  -- the automatic rules with their figures, as they were at the request
  checks jsonb not null,
  -- who approved it first, and who decided it
  approved_by uuid references operators,
  decided_by uuid references operators,
  receipt text check (receipt in ('awaiting', 'received', 'assumed', 'disputed', 'shown', 'returned', 'sent_again',
    'made_good', 'forced')),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- by when it was promised to be reviewed
  promised_at timestamptz,
  paid_at timestamptz,
  receipt_due_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, beneficiary_id) references beneficiaries,
  check (fee_minor < amount_minor),
  check (approved_by is null or decided_by is null or approved_by <> decided_by),
  check (state <> 'paid' or paid_at is not null)
);
create index withdrawals_of_member on withdrawals (merchant_id, member_id, requested_at, id);
create index withdrawals_by_time on withdrawals (merchant_id, requested_at, id);
create unique index withdrawals_one_open on withdrawals (merchant_id, member_id)
  where state in ('requested', 'review', 'held', 'second', 'approved', 'sending');
create index withdrawals_waiting on withdrawals (merchant_id, state, requested_at, id)
  where state in ('requested', 'review', 'held', 'second', 'approved', 'sending');
create index withdrawals_awaiting_receipt on withdrawals (merchant_id, receipt_due_at) where receipt = 'awaiting';
create index withdrawals_in_dispute on withdrawals (merchant_id, changed_at) where receipt in ('disputed', 'shown');

-- One sending of money. A withdrawal has one or more.
create table payouts (
  merchant_id text not null,
  id uuid not null,
  withdrawal_id uuid not null,
  member_id uuid not null,
  account_id uuid not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_cost_minor bigint not null default 0 check (fee_cost_minor >= 0),
  state text not null check (state in ('queued', 'submitting', 'submitted', 'unknown', 'refused', 'paid', 'returned')),
  state_reason text,
  their_id text,
  -- the operator who pays it by hand
  taken_by uuid references operators,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  paid_at timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, withdrawal_id) references withdrawals,
  foreign key (merchant_id, account_id) references payment_accounts
);
create unique index payouts_by_reference on payouts (merchant_id, account_id, reference);
create index payouts_of_withdrawal on payouts (merchant_id, withdrawal_id);
create index payouts_open on payouts (merchant_id, state, created_at, id)
  where state in ('queued', 'submitting', 'submitted', 'unknown');
create index payouts_to_ask on payouts (merchant_id, ask_at) where ask_at is not null;
create index payouts_by_their_id on payouts (merchant_id, account_id, their_id) where their_id is not null;
