-- The progressive pool of the in-house games, one a merchant and currency. What is in it is the balance of the house
-- account 'jackpot', 'originals'; this row is what a drawn round locks, so that no two are paid the same money.
create table jackpots (
  merchant_id text not null references merchants,
  currency text not null,
  opened_at timestamptz not null,
  primary key (merchant_id, currency)
);

-- Rounds that were drawn, with all that the draw came from.
create table jackpot_hits (
  merchant_id text not null,
  round_id uuid not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  stake_minor bigint not null check (stake_minor > 0),
  drawn_once_per_minor bigint not null check (drawn_once_per_minor > 0),
  -- 64 bits without a sign
  draw numeric(20) not null check (draw >= 0),
  rules_version text not null,
  hit_at timestamptz not null,
  primary key (merchant_id, round_id),
  foreign key (merchant_id, currency) references jackpots
);
create index jackpot_hits_newest on jackpot_hits (merchant_id, currency, hit_at desc);
