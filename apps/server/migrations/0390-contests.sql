-- One running of a promotion that members compete or collect in: a week's race, a raffle, an envelope. What it is cannot
-- change any more, whatever becomes of its promotion.
create table contests (
  merchant_id text not null references merchants,
  id uuid not null,
  promotion_id uuid not null,
  -- The version of the promotion.
  version int not null,
  -- Which running of the promotion: its first day.
  window_key text not null check (length(window_key) between 1 and 100),
  slug text not null,
  kind text not null check (kind in ('mission', 'race', 'raffle', 'envelope', 'wheel')),
  currency text not null,
  -- By language: title and summary.
  texts jsonb not null,
  -- The rules by kind.
  shape jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  -- The sealed periods that count: from the first up to but not including the last.
  from_period int not null,
  until_period int not null check (until_period > from_period),
  state text not null check (state in ('open', 'sealed', 'over')),
  -- Members who take part, counted when boards are made.
  entries int not null default 0,
  created_at timestamptz not null,
  -- When nothing that counts could change any more, and when all prizes were given.
  sealed_at timestamptz,
  over_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, promotion_id, window_key),
  check ((state = 'open') = (sealed_at is null)),
  check ((state = 'over') = (over_at is not null))
) with (fillfactor = 70);
create index contests_of_kind on contests (merchant_id, kind, closes_at);
create index contests_running on contests (merchant_id, state) where state <> 'over';

-- What a member has done of a step of a mission. Rows exist once there is progress.
create table mission_progress (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  step smallint not null check (step >= 0),
  done_minor bigint not null,
  reached_at timestamptz,
  primary key (merchant_id, contest_id, member_id, step)
) with (fillfactor = 70);

-- A member's place in a mission: more steps are better, then who was there first.
create table mission_members (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  neg_steps smallint not null check (neg_steps <= 0),
  last_at timestamptz not null,
  -- Of who has done all steps: when the reward was given; no grant where the promotion had none left.
  given_at timestamptz,
  grant_id uuid,
  primary key (merchant_id, contest_id, member_id)
) with (fillfactor = 70);
create index mission_members_order on mission_members (merchant_id, contest_id, neg_steps, last_at, member_id);

-- Negative, so that the best are first in the index and a page is read forwards.
create table race_scores (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  neg_score bigint not null default 0,
  joined_at timestamptz not null,
  primary key (merchant_id, contest_id, member_id)
) with (fillfactor = 70);
create index race_scores_order on race_scores (merchant_id, contest_id, neg_score, member_id);

-- The score at every thousandth place, and how many members reach it: a place is found by reading at most a thousand rows.
create table race_fences (
  merchant_id text not null,
  contest_id uuid not null,
  neg_score bigint not null,
  reached int not null,
  primary key (merchant_id, contest_id, neg_score)
);

-- The place and prize of everybody who won one, once nothing could change any more.
create table race_prizes (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  place int not null check (place > 0),
  amount_minor bigint not null check (amount_minor > 0),
  given_at timestamptz,
  grant_id uuid,
  primary key (merchant_id, contest_id, member_id)
);
create index race_prizes_due on race_prizes (merchant_id, contest_id, place) where given_at is null;

-- The seed is readable once it is drawn; until then it is sealed with the program's key.
create table raffles (
  merchant_id text not null,
  contest_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  seed text,
  beacon_id text not null references lottery_beacons,
  announced_round bigint not null,
  -- From the moment at which the list is published.
  listed_at timestamptz,
  root text,
  members int,
  tickets bigint,
  round bigint,
  -- From the draw on.
  signature text,
  randomness text,
  drawn_at timestamptz,
  primary key (merchant_id, contest_id),
  check ((listed_at is null) = (root is null) and (root is null) = (round is null)),
  check ((drawn_at is null) = (seed is null) and (seed is null) = (signature is null))
);

-- Tickets follow from what a member has played; they are numbered when nothing can change any more.
create table raffle_tickets (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  base_minor bigint not null,
  -- Given in addition to those for play.
  extra int not null default 0 check (extra >= 0),
  tickets int not null check (tickets >= 0),
  tag text not null,
  first bigint,
  last bigint check (last >= first),
  primary key (merchant_id, contest_id, member_id)
) with (fillfactor = 70);
create unique index raffle_tickets_numbered on raffle_tickets (merchant_id, contest_id, first) where first is not null;

create table raffle_draws (
  merchant_id text not null,
  contest_id uuid not null,
  prize int not null check (prize >= 0),
  draw int not null check (draw >= 0),
  ticket bigint not null,
  tag text not null,
  member_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  given_at timestamptz,
  grant_id uuid,
  primary key (merchant_id, contest_id, prize)
);

-- Money set aside for an envelope and its cut. `units` of the smallest payable amount are divided.
create table envelopes (
  merchant_id text not null,
  contest_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  -- Readable once it is over.
  seed text,
  pool_minor bigint not null check (pool_minor > 0),
  unit_minor bigint not null check (unit_minor > 0),
  min_minor bigint not null check (min_minor > 0),
  -- Null until it is cut: a rain is cut once it is known who joined.
  shares int check (shares > 0),
  join_until timestamptz,
  returned_minor bigint,
  returned_at timestamptz,
  primary key (merchant_id, contest_id),
  check ((returned_minor is null) = (returned_at is null))
);

create table envelope_joins (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  joined_at timestamptz not null,
  primary key (merchant_id, contest_id, member_id)
);

create table envelope_shares (
  merchant_id text not null,
  contest_id uuid not null,
  position int not null,
  amount_minor bigint not null check (amount_minor > 0),
  member_id uuid,
  claimed_at timestamptz check ((claimed_at is null) = (member_id is null)),
  paid_at timestamptz check (paid_at is null or member_id is not null),
  -- Nobody took it in time.
  returned_at timestamptz check (returned_at is null or member_id is null),
  primary key (merchant_id, contest_id, position),
  unique (merchant_id, contest_id, member_id)
) with (fillfactor = 70);
create index envelope_shares_free on envelope_shares (merchant_id, contest_id, position)
  where member_id is null and returned_at is null;
create index envelope_shares_due on envelope_shares (merchant_id, contest_id, position)
  where member_id is not null and paid_at is null;

-- The seed of a member's next spin, shown as its hash before, and every spin with what it won.
create table wheel_seeds (
  merchant_id text not null,
  member_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null check (length(client_seed) between 1 and 64),
  nonce int not null default 0 check (nonce >= 0),
  primary key (merchant_id, member_id)
);
create table wheel_spins (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  window_key text not null,
  server_seed text not null,
  seed_hash text not null,
  client_seed text not null,
  nonce int not null,
  segment smallint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  grant_id uuid,
  spun_at timestamptz not null,
  primary key (merchant_id, contest_id, member_id, window_key)
);
