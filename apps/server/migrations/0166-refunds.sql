-- What operators did alone or together, for their ceilings.
create table payment_acts (
  merchant_id text not null,
  -- made by the operator's browser; also the id of the request for a second person
  id uuid not null,
  kind text not null check (kind in ('credit', 'refund', 'settlement')),
  -- the deposit, movement or account
  subject_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  operator_id uuid not null references operators,
  approved_by uuid references operators,
  reason text not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  check (approved_by <> operator_id)
);
create index payment_acts_alone on payment_acts (merchant_id, operator_id, at) where approved_by is null;

-- Money that goes back to the payer: of a credited deposit, or what waits in suspense.
create table refunds (
  merchant_id text not null,
  id uuid not null,
  deposit_id uuid,
  movement_id uuid,
  member_id uuid,
  account_id uuid not null,
  reference text not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('asked', 'second', 'submitting', 'unknown', 'done', 'failed')),
  state_reason text,
  -- sent by an operator because the provider offers no refunds
  is_by_hand boolean not null,
  their_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  done_at timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, account_id) references payment_accounts,
  -- either from the wallet of a deposit's member, or from suspense
  check ((deposit_id is null) <> (movement_id is null)),
  check ((state = 'done') = (done_at is not null))
);
create unique index refunds_by_reference on refunds (merchant_id, account_id, reference);
create unique index refunds_one_of_movement on refunds (merchant_id, movement_id)
  where movement_id is not null and state not in ('done', 'failed');
create index refunds_of_deposit on refunds (merchant_id, deposit_id) where deposit_id is not null;
create index refunds_by_time on refunds (merchant_id, created_at, id);
create index refunds_to_ask on refunds (merchant_id, ask_at) where ask_at is not null;

-- An outgoing movement may be a refund.
alter table movements add column refund_id uuid;
alter table movements drop constraint movements_check1;
alter table movements add constraint movements_matched_check
  check (state <> 'matched' or num_nonnulls(deposit_id, payout_id, refund_id) > 0);
create unique index movements_of_refund on movements (merchant_id, refund_id) where refund_id is not null;

-- Deposits that the payer's bank takes back.
create table chargebacks (
  merchant_id text not null,
  account_id uuid not null,
  their_id text not null,
  id uuid not null,
  deposit_id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- what of it was still in the member's wallet
  held_minor bigint not null check (held_minor >= 0 and held_minor <= amount_minor),
  state text not null check (state in ('opened', 'answered', 'won', 'lost')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  primary key (merchant_id, account_id, their_id),
  foreign key (merchant_id, account_id) references payment_accounts,
  check ((state in ('won', 'lost')) = (decided_at is not null))
);
create unique index chargebacks_by_id on chargebacks (merchant_id, id);
create index chargebacks_of_member on chargebacks (merchant_id, member_id, opened_at);
create index chargebacks_by_time on chargebacks (merchant_id, opened_at, id);

-- What members owe after lost chargebacks.
create table member_debts (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  chargeback_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index member_debts_of_member on member_debts (merchant_id, member_id);
