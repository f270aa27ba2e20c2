-- Differences between a provider account and the ledger.
create table payment_findings (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'fee', 'position')),
  -- the provider's id of the movement, or the asset of a position
  subject text not null,
  asset text not null,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamptz not null,
  resolved_at timestamptz,
  -- null where the next reconciliation found no difference any more
  resolved_by uuid references operators,
  reason text,
  primary key (merchant_id, id),
  foreign key (merchant_id, account_id) references payment_accounts
);
create unique index payment_findings_open on payment_findings (merchant_id, account_id, kind, subject)
  where resolved_at is null;
create index payment_findings_by_time on payment_findings (merchant_id, found_at, id);

-- The balance of a provider account at each reconciliation.
create table payment_positions (
  merchant_id text not null,
  account_id uuid not null,
  asset text not null,
  at timestamptz not null,
  ours_minor bigint not null,
  theirs_minor bigint,
  primary key (merchant_id, account_id, asset, at),
  foreign key (merchant_id, account_id) references payment_accounts
);
