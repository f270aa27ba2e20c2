-- Crash: one chain of hashes per merchant, published before it is used, and one room that everybody plays in.

-- The seed is sealed. A chain is built first; its last hash is published; then it gets a public salt.
create table crash_chains (
  merchant_id text not null references merchants,
  id uuid not null,
  length int not null check (length between 2 and 10000000),
  seed_key_id text not null,
  seed bytea not null,
  -- how many hashes have been computed
  built int not null default 0 check (built between 0 and length),
  terminal_hash text check (terminal_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz,
  salt text check (length(salt) between 16 and 128),
  -- where the salt comes from: announced before it existed
  salt_source text,
  salted_at timestamptz,
  -- set when the first game is played
  first_game_no int check (first_game_no > 0),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  check ((terminal_hash is null) = (published_at is null)),
  check ((terminal_hash is null) = (built < length)),
  check ((salt is null) = (salted_at is null) and (salt is null) = (salt_source is null)),
  check (salt is null or terminal_hash is not null),
  check (first_game_no is null or salt is not null),
  check (salted_at >= published_at)
);
-- One chain at a time is prepared.
create unique index crash_chains_in_preparation on crash_chains (merchant_id) where first_game_no is null;

-- Every 4,096th hash, sealed, so that the hash of a game is found quickly.
create table crash_checkpoints (
  merchant_id text not null,
  chain_id uuid not null,
  -- how often the seed was hashed
  position int not null check (position > 0),
  key_id text not null,
  hash bytea not null,
  primary key (merchant_id, chain_id, position),
  foreign key (merchant_id, chain_id) references crash_chains
);

-- Who leads the room. Each leader has its own epoch, which every write of a leader compares.
create table crash_rooms (
  merchant_id text not null references merchants,
  leader text not null,
  epoch bigint not null check (epoch > 0),
  lease_until timestamptz not null,
  primary key (merchant_id)
) with (fillfactor = 50);

create table crash_games (
  merchant_id text not null references merchants,
  game_no int not null check (game_no > 0),
  chain_id uuid not null,
  rules_version text not null,
  state text not null check (state in ('betting', 'locked', 'running', 'ended', 'settled')),
  -- the most that the room pays
  limit_minor bigint not null check (limit_minor > 0),
  opened_at timestamptz not null,
  started_at timestamptz,
  -- the last known time of a running game
  heartbeat_ms int check (heartbeat_ms >= 0),
  -- only of a game that has ended
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  point bigint check (point >= 100),
  -- the game was cut at this time, because its leader was lost or stopped
  cut_ms int check (cut_ms >= 0),
  cut_reason text check (cut_reason in ('leader_lost', 'restart')),
  ended_at timestamptz,
  settled_at timestamptz,
  primary key (merchant_id, game_no),
  foreign key (merchant_id, chain_id) references crash_chains,
  check ((hash is null) = (state in ('betting', 'locked', 'running'))),
  check ((hash is null) = (point is null) and (hash is null) = (ended_at is null)),
  check ((state in ('betting', 'locked')) = (started_at is null)),
  check ((cut_ms is null) = (cut_reason is null)),
  check ((state = 'settled') = (settled_at is not null))
) with (fillfactor = 50);
create unique index crash_games_in_play on crash_games (merchant_id) where state in ('betting', 'locked', 'running');
create index crash_games_unsettled on crash_games (merchant_id, game_no) where state = 'ended';

-- The id is the round's.
create table crash_bets (
  merchant_id text not null references merchants,
  id uuid not null,
  game_no int not null,
  member_id uuid not null,
  currency text not null,
  -- what other players see
  name text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- the player's automatic cash-out, or the highest that may be paid
  auto bigint not null check (auto > 100),
  state text not null check (state in ('open', 'cashed', 'won', 'lost', 'cancelled', 'refunded', 'voided')),
  -- multiplier and time of the cash-out
  cashed_at bigint check (cashed_at >= 100),
  cashed_ms int check (cashed_ms >= 0),
  how text check (how in ('auto', 'manual', 'limit', 'cut')),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  placed_at timestamptz not null,
  primary key (merchant_id, id),
  check ((state in ('cashed', 'won')) = (cashed_at is not null)),
  check ((cashed_at is null) = (how is null)),
  check ((state = 'cashed') = (how is not distinct from 'manual'))
) with (fillfactor = 70);
create index crash_bets_of_game on crash_bets (merchant_id, game_no, member_id);
