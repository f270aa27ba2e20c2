-- People at the console: they belong to the platform, not to a merchant.
create table operators (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  password_hash text not null,
  password_changed_at timestamptz not null,
  created_at timestamptz not null,
  last_login_at timestamptz
);
