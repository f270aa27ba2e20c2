create table merchants (
  id text primary key check (id ~ '^[a-z][a-z0-9]{1,15}$'),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- the whitelabel tree, theme, languages and registration settings, validated by the module on write and on read
  settings jsonb not null,
  created_at timestamptz not null
);

create table merchant_hosts (
  host text primary key check (host = lower(host)),
  merchant_id text not null references merchants
);
