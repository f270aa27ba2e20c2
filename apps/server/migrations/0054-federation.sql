-- Sign-ins at a provider that are under way: good for one answer, to the browser that began.
create table federation_states (
  merchant_id text not null,
  state_hash bytea not null check (length(state_hash) = 32),
  cookie_hash bytea not null check (length(cookie_hash) = 32),
  provider text not null,
  origin text not null,
  code_verifier text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, state_hash)
);
create index federation_states_expiry on federation_states (expires_at);

-- Identity tokens that were accepted, until they are too old to be shown again.
create table federation_tokens (
  merchant_id text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index federation_tokens_expiry on federation_tokens (expires_at);
