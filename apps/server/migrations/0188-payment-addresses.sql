-- Deposit addresses on chains: a member keeps the same one of an account for ever, and nobody else ever gets it.
create table payment_addresses (
  merchant_id text not null,
  account_id uuid not null,
  member_id uuid not null,
  -- its place below the account's public key
  index integer not null check (index >= 0),
  address text not null,
  created_at timestamptz not null,
  primary key (merchant_id, account_id, member_id),
  foreign key (merchant_id, account_id) references payment_accounts
);
create unique index payment_addresses_by_index on payment_addresses (merchant_id, account_id, index);
create unique index payment_addresses_once on payment_addresses (merchant_id, address);
