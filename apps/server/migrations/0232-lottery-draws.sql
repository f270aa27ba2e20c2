-- Lotteries and their draws. A draw is one row for all merchants, so these tables are the same in every database.

-- Public sources of randomness, as drand publishes them.
create table lottery_beacons (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,30}$'),
  url text not null,
  chain_hash text not null check (chain_hash ~ '^[0-9a-f]{64}$'),
  public_key text not null check (public_key ~ '^[0-9a-f]{192}$'),
  genesis_at timestamptz not null,
  period_seconds int not null check (period_seconds between 1 and 3600)
);

-- Who tells the results of draws that others hold. Two of different owners must agree.
create table lottery_feeds (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,30}$'),
  owner text not null check (length(owner) between 1 and 64),
  url text not null,
  is_active boolean not null
);

create table lotteries (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,30}$'),
  family text not null check (family in ('ssc', '3d', '11x5', 'k3', 'pk10', 'thai', 'lao', 'hanoi', 'vn-north', 'vn-south')),
  mode text not null check (mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  source text not null check (source in ('own', 'feed')),
  -- only of this merchant; without it of all
  brand_of text references merchants,
  -- by language, at least EN
  names jsonb not null,
  -- { every, lead } or { at, lead, weekdays | monthDays | byStation }
  schedule jsonb not null,
  tz text not null,
  -- after the draw: when a missing result is late, and when everything is refunded
  late_seconds int not null check (late_seconds > 0),
  void_seconds int not null check (void_seconds > late_seconds),
  beacon_id text references lottery_beacons,
  -- what the feeds call it
  feed_code text,
  is_active boolean not null,
  position int not null,
  check ((source = 'own') = (beacon_id is not null)),
  check ((source = 'feed') = (feed_code is not null)),
  check ((mode = 'ZY') = (brand_of is not null))
);

-- Who draws on which weekday (1 is Monday), from a day on.
create table lottery_stations (
  lottery_id text not null references lotteries,
  weekday int not null check (weekday between 1 and 7),
  name text not null,
  valid_from date not null,
  -- not included
  valid_until date,
  primary key (lottery_id, weekday, valid_from),
  check (valid_until > valid_from)
);

-- Days on which a draw is moved, or not held.
create table lottery_calendar (
  lottery_id text not null references lotteries,
  day date not null,
  moved_to date,
  primary key (lottery_id, day),
  check (moved_to <> day)
);

-- Chains of hashes of our own draws: the anchor is published before the first sale, the secrets are sealed.
create table lottery_chains (
  id uuid primary key,
  lottery_id text not null references lotteries,
  length int not null check (length between 2 and 1048576),
  anchor text check (anchor ~ '^[0-9a-f]{64}$'),
  published_at timestamptz,
  created_at timestamptz not null,
  check ((anchor is null) = (published_at is null))
);
create index lottery_chains_of_lottery on lottery_chains (lottery_id, created_at);

-- Every 1,000th secret and the last one, sealed.
create table lottery_checkpoints (
  chain_id uuid not null references lottery_chains,
  index int not null check (index > 0),
  key_id text not null,
  secret bytea not null,
  primary key (chain_id, index)
);

create table lottery_draws (
  id uuid primary key,
  lottery_id text not null references lotteries,
  number text not null check (number ~ '^[0-9]{8}(-[0-9]{4})?$'),
  -- by the lottery's own time
  day date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  late_at timestamptz not null,
  void_at timestamptz not null,
  state text not null check (state in ('planned', 'open', 'closed', 'sealed', 'held', 'late', 'drawn', 'settling',
    'settled', 'correcting', 'void')),
  -- when the clock has something to do; without it nothing
  due_at timestamptz,
  -- the plays on sale, and how numbers follow from the bytes
  catalogue_version text not null,
  mapping_version text not null,
  chain_id uuid references lottery_chains,
  chain_index int check (chain_index > 0),
  beacon_id text references lottery_beacons,
  -- from the seal on
  beacon_round bigint check (beacon_round > 0),
  sealed_at timestamptz,
  tickets int check (tickets >= 0),
  ticket_root text check (ticket_root ~ '^[0-9a-f]{64}$'),
  held_reason text,
  void_reason text,
  result_version int not null default 0 check (result_version >= 0),
  unique (lottery_id, number),
  check (opens_at < closes_at and closes_at <= draws_at and draws_at < late_at and late_at < void_at),
  check ((chain_id is null) = (chain_index is null) and (chain_id is null) = (beacon_id is null)),
  check ((sealed_at is null) = (ticket_root is null) and (sealed_at is null) = (tickets is null)),
  check (beacon_round is null or sealed_at is not null),
  check (state not in ('planned', 'open', 'closed') or sealed_at is null),
  check ((state = 'void') = (void_reason is not null)),
  check (state not in ('drawn', 'settling', 'settled', 'correcting') or result_version > 0)
) with (fillfactor = 70);
create unique index lottery_draws_of_chain on lottery_draws (chain_id, chain_index) where chain_id is not null;
create index lottery_draws_due on lottery_draws (due_at) where due_at is not null;
create index lottery_draws_by_time on lottery_draws (lottery_id, draws_at);

-- One per draw whose sale is open. A transaction that sells holds it `for share`; the seal deletes it and so waits for them.
create table lottery_sales (
  draw_id uuid primary key references lottery_draws
);

-- What the feeds have told, each different answer once.
create table lottery_readings (
  draw_id uuid not null references lottery_draws,
  feed_id text not null references lottery_feeds,
  numbers text[] not null,
  -- the answer as it came
  evidence text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (draw_id, feed_id, numbers)
);

-- What operators typed, each without seeing what the other typed.
create table lottery_entries (
  id uuid primary key,
  draw_id uuid not null references lottery_draws,
  -- the version that it replaces; 0 for a first result
  of_version int not null check (of_version >= 0),
  operator_id uuid not null,
  numbers text[] not null,
  reason text not null,
  at timestamptz not null
);
create index lottery_entries_of_draw on lottery_entries (draw_id, of_version, at);

create table lottery_results (
  draw_id uuid not null references lottery_draws,
  version int not null check (version > 0),
  numbers text[] not null,
  -- our own: secret and signature; others: which feeds, with their answers; operators: why
  evidence jsonb not null,
  entered_by uuid,
  approved_by uuid,
  at timestamptz not null,
  primary key (draw_id, version),
  check ((entered_by is null) = (approved_by is null)),
  check (entered_by <> approved_by),
  check (version = 1 or entered_by is not null)
);

create function refuse_lottery_result_change() returns trigger language plpgsql as $$
begin
  raise exception 'results of draws are append-only' using errcode = 'restrict_violation';
end
$$;
create trigger lottery_results_append_only before update or delete on lottery_results
  for each row execute function refuse_lottery_result_change();
create trigger lottery_results_no_truncate before truncate on lottery_results
  for each statement execute function refuse_lottery_result_change();

-- Groups, units, limits and plays that a merchant offers, by version.
create table lottery_rules (
  merchant_id text not null references merchants,
  lottery_id text not null references lotteries,
  version int not null check (version > 0),
  document jsonb not null,
  effective_at timestamptz not null,
  primary key (merchant_id, lottery_id, version)
);

-- Prices of numbers in basis points of the full price; 0 closes a number. Without a draw: of all draws.
create table lottery_prices (
  merchant_id text not null references merchants,
  lottery_id text not null references lotteries,
  draw_id uuid references lottery_draws,
  market text not null,
  cell text not null,
  price_bps int not null check (price_bps between 0 and 10000),
  unique nulls not distinct (merchant_id, lottery_id, draw_id, market, cell)
);
