-- Leagues and matches that a merchant puts first in a list of sports. Nothing else is stored about them, so that
-- a row holds what names one at its vendor: the id of a match, or the English title of a league.
create table merchant_fixtures (
  merchant_id text not null references merchants,
  category text not null check (category in ('sports', 'esports', 'cockfight')),
  game_id text not null references games,
  kind text not null check (kind in ('league', 'match')),
  key text not null,
  -- In English, for operators who look at it when the vendor no longer lists it.
  name text not null,
  -- When the match begins; null for a league.
  starts_at timestamptz,
  position int not null check (position > 0),
  primary key (merchant_id, category, game_id, kind, key)
);
