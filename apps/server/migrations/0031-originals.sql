-- The seed pair in use of each player and the one that comes next. One row a player: whoever plays locks it first, so
-- that nonces have no gap and two tabs take turns. Written at every round, hence the room in its pages.
create table fair_players (
  merchant_id text not null references merchants,
  member_id uuid not null,
  pair_id uuid not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null check (client_seed ~ '^[\x20-\x7e]{1,64}$'),
  next_nonce int not null default 0 check (next_nonce >= 0),
  next_pair_id uuid not null,
  next_server_seed text not null check (next_server_seed ~ '^[0-9a-f]{64}$'),
  primary key (merchant_id, member_id)
) with (fillfactor = 50);

-- Pairs that are out of use for ever; only here may a server seed be shown.
create table revealed_seed_pairs (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  server_seed text not null,
  client_seed text not null,
  -- how many rounds were played with it: the nonces 0 to rounds - 1
  rounds int not null check (rounds >= 0),
  revealed_at timestamptz not null,
  primary key (merchant_id, id)
);
create index revealed_seed_pairs_of_member on revealed_seed_pairs (merchant_id, member_id, revealed_at desc, id desc);

-- Rounds of several calls that are not over: one a player and game. Gone when the round is settled.
create table games_in_progress (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null,
  round_id uuid not null,
  pair_id uuid not null,
  nonce int not null check (nonce >= 0),
  rules_version text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- the limit that was in force when the stake was taken
  max_payout_minor bigint not null check (max_payout_minor > 0),
  -- what the player has done so far, in the words of the game
  state jsonb not null,
  primary key (merchant_id, member_id, game_id),
  foreign key (merchant_id, member_id) references fair_players
) with (fillfactor = 70);
