-- Ways to reach and to recognise a member beyond name and password. Numbers are in E.164; keys are how two addresses
-- are compared. Only what was verified is unique, else anybody could block somebody else's number.
alter table members
  alter column password_hash drop not null,
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{5,14}$'),
  add column mobile_verified_at timestamptz,
  add column email text,
  add column email_key text,
  add column email_verified_at timestamptz,
  add column payee_name text,
  -- the agent by whose invitation the member came
  add column upline_id uuid;
update members set email = profile ->> 'email', email_key = lower(profile ->> 'email'),
  payee_name = profile ->> 'payeeName', profile = profile - 'email' - 'payeeName'
  where profile ?| array['email', 'payeeName'];
create unique index members_mobile on members (merchant_id, mobile) where mobile_verified_at is not null;
create unique index members_email on members (merchant_id, email_key) where email_verified_at is not null;
create index members_upline on members (merchant_id, upline_id) where upline_id is not null;

alter table sessions
  -- what has to be done before the session opens anything else
  add column pending text check (pending in ('password_change', 'second_factor')),
  add column confirmed_at timestamptz,
  -- how it began: password, sms, firebase, passkey, social, device, free_play, registration, recovery
  add column via text not null default 'password';
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set not null;

-- A sign-in that waits for one more proof. The token is hashed like that of a session.
create table sign_in_challenges (
  -- empty for operators
  merchant_id text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null,
  reason text not null check (reason in ('new_address', 'second_factor')),
  methods text[] not null,
  -- the state of the sign-in that goes on afterwards
  sign_in jsonb not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);

-- Remembered devices (decision D11): a token for a day, exchanged at each use. Whoever brings an exchanged one too
-- late shows that it was copied: then the device is forgotten.
create table devices (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  previous_hash bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ip text not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash)
);
create index devices_previous on devices (merchant_id, previous_hash) where previous_hash is not null;
create index devices_of_account on devices (merchant_id, account_id);
create index devices_expiry on devices (expires_at);

-- Addresses from which signing in asks for no extra proof, as addressKey() writes them.
create table trusted_addresses (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  address text not null,
  added_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, account_id, address)
);

-- Accounts at providers of social sign-in.
create table member_identities (
  merchant_id text not null,
  provider text not null,
  subject text not null,
  member_id uuid not null,
  shown text not null,
  created_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  unique (merchant_id, member_id, provider)
);

-- What a provider told of somebody who has no account yet, until the registration takes it up.
create table social_tickets (
  merchant_id text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  provider text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  name text,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index social_tickets_expiry on social_tickets (expires_at);

-- Links for choosing a new password: good once, for half an hour.
create table reset_links (
  merchant_id text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, token_hash)
);
create index reset_links_expiry on reset_links (expires_at);

-- Invitation codes of agents; with a host they are good there only.
create table affiliate_codes (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  member_id uuid not null,
  host text,
  created_at timestamptz not null,
  primary key (merchant_id, code_key)
);
create index affiliate_codes_of_member on affiliate_codes (merchant_id, member_id);
