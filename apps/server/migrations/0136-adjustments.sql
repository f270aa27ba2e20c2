-- Corrections of main wallets by operators. The id is that of the transfer, made when the operator opened the dialog.
create table adjustments (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  operator_id uuid not null references operators,
  -- null where one operator did it alone
  approved_by uuid references operators,
  direction text not null check (direction in ('credit', 'debit')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason_code text not null,
  reason text not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  check (approved_by <> operator_id)
);
create index adjustments_of_operator on adjustments (merchant_id, operator_id, at);
