create table members (
  merchant_id text not null references merchants,
  id uuid not null,
  -- as it was typed, and as it is compared: see accountKey() in the identity module
  account text not null,
  account_key text not null,
  nickname text not null default '',
  -- 0 member, 4 trial, agents 1, 2, 41, 42
  type int not null default 0,
  status text not null default 'open' check (status in ('open', 'closed', 'locked')),
  password_hash text not null,
  password_changed_at timestamptz not null,
  payment_password_hash text,
  -- the registration fields that the merchant asks for
  profile jsonb not null,
  registered_at timestamptz not null,
  registered_ip text not null,
  last_login_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, account_key)
);
