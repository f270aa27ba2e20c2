-- Only the SHA-256 of a token is kept: whoever reads this table can't sign in with it.
create table sessions (
  -- empty for operators
  merchant_id text not null,
  id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  kind text not null check (kind in ('member', 'operator')),
  account_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip text not null,
  user_agent text not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  check ((kind = 'operator') = (merchant_id = ''))
);
create index sessions_of_account on sessions (merchant_id, account_id);
create index sessions_expiry on sessions (expires_at);
