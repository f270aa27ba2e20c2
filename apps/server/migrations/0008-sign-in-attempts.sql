-- Failed attempts in the current window. The key is hashed: people type passwords into the wrong field.
create table sign_in_attempts (
  -- empty for the console
  merchant_id text not null,
  scope text not null check (scope in ('account', 'address')),
  key_hash bytea not null,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz,
  primary key (merchant_id, scope, key_hash)
);
create index sign_in_attempts_age on sign_in_attempts (last_at);
