-- Private halves of the keys under which encrypted calls travel.
create table encryption_keys (
  id uuid primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

-- What must react to something that happened, written in the transaction in which it happened.
create table outbox (
  id uuid primary key,
  merchant_id text not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  available_at timestamptz not null,
  attempts int not null default 0,
  last_error text
);
create index outbox_available on outbox (available_at);
