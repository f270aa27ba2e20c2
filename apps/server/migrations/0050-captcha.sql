-- What was asked, until it is answered or too old. Keys, answers and tokens are there as hashes only; an answer is
-- hashed together with its key, which nobody but the browser has.
create table captcha_puzzles (
  merchant_id text not null,
  kind text not null check (kind in ('image', 'slider', 'work', 'token')),
  key_hash bytea not null check (length(key_hash) = 32),
  answer_hash bytea check (length(answer_hash) = 32),
  work_bits smallint check (work_bits between 1 and 64),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, kind, key_hash),
  check ((answer_hash is not null) = (kind in ('image', 'slider'))),
  check ((work_bits is not null) = (kind = 'work'))
);
create index captcha_puzzles_expiry on captcha_puzzles (expires_at);

-- How many puzzles each address asked for in a minute.
create table captcha_demand (
  merchant_id text not null,
  kind text not null check (kind in ('image', 'slider', 'work')),
  address_hash bytea not null check (length(address_hash) = 32),
  minute timestamptz not null,
  asked integer not null,
  primary key (merchant_id, kind, address_hash, minute)
);
create index captcha_demand_age on captcha_demand (minute);
