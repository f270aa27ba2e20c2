-- Second factors of members and of operators, whose merchant_id is empty.

-- The key that secrets are sealed with where the configuration has none. Whoever has this table and the sealed ones
-- has the secrets: production sets SECRETS_KEY.
create table factor_keys (
  only_one boolean primary key default true check (only_one),
  key bytea not null check (length(key) = 32)
);

create table totp_factors (
  merchant_id text not null,
  account_id uuid not null,
  -- sealed by the key with this id
  secret bytea not null,
  key_id text not null,
  begun_at timestamptz not null,
  -- null until a code of it was given
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: none before it, and not the same, works again
  last_step bigint not null default 0,
  primary key (merchant_id, account_id)
);
create index totp_factors_begun on totp_factors (begun_at) where confirmed_at is null;

create table recovery_codes (
  merchant_id text not null,
  account_id uuid not null,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, account_id, code_hash)
);

create table passkeys (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  credential_id text not null,
  -- the host name that it was made for; it is good there only
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, credential_id)
);
create index passkeys_of_account on passkeys (merchant_id, account_id);

create table passkey_challenges (
  merchant_id text not null,
  challenge_hash bytea not null check (length(challenge_hash) = 32),
  purpose text not null check (purpose in ('create', 'use')),
  -- null for whoever signs in by passkey alone
  account_id uuid,
  expires_at timestamptz not null,
  primary key (merchant_id, challenge_hash)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
