-- What a merchant decided about vendors and games. Imports of feeds never touch it.
-- Notices are texts by language. `stopped_at` is the kill switch: it overrules the rest until it is cleared.
alter table merchant_vendors
  add column maintenance boolean not null default false,
  add column notice jsonb not null default '{}',
  add column stopped_at timestamptz,
  add column stop_notice jsonb not null default '{}';

create table merchant_games (
  merchant_id text not null references merchants,
  game_id text not null references games,
  state text not null default 'visible' check (state in ('visible', 'hidden', 'maintenance')),
  -- Games with a position stand first in their category; the others follow by popularity.
  position int check (position > 0),
  -- Null leaves the decision to the vendor's figures.
  hot boolean,
  notice jsonb not null default '{}',
  stopped_at timestamptz,
  stop_notice jsonb not null default '{}',
  primary key (merchant_id, game_id)
);

-- Counts the changes by merchants, as `version` counts those of vendors and games, so that a process reads again only
-- what has changed.
alter table catalogue_version add column overrides bigint not null default 0;
