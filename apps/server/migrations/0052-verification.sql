-- Codes that were sent by message or mail: one for each purpose and address, a newer one takes its place. Neither the
-- address nor the code stands here in clear.
create table verification_codes (
  merchant_id text not null,
  purpose text not null check (purpose in ('login', 'register', 'password', 'bind', 'own', 'proof')),
  channel text not null check (channel in ('sms', 'email')),
  target_hash bytea not null check (length(target_hash) = 32),
  salt bytea not null check (length(salt) = 16),
  code_hash bytea not null check (length(code_hash) = 32),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, purpose, channel, target_hash)
);
create index verification_codes_expiry on verification_codes (expires_at);

-- Messages of a day, counted against a cap: whoever earns by messages to numbers of theirs does not get far.
create table verification_sends (
  merchant_id text not null,
  day date not null,
  -- to the merchant's own country, or anywhere else
  reach text not null check (reach in ('home', 'abroad')),
  sent integer not null,
  primary key (merchant_id, day, reach)
);
