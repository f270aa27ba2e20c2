-- What vendors tell of their games, and what members did with them.
alter table games
  alter column id type text,
  drop constraint games_id_check,
  add constraint games_id_check check (id ~ '^[a-z][a-z0-9-]{0,79}$'),
  add column themes text[] not null default '{}',
  add column released_on date,
  add column popularity int not null default 0,
  add column has_demo boolean not null default false,
  -- gone from the vendor's feed: not shown, but records of play still name it
  add column withdrawn_at timestamptz;

create table vendor_feeds (
  vendor_id text primary key references vendors,
  url text not null,
  version text,
  imported_at timestamptz,
  -- of the newest try; null when it went well
  last_error text,
  tried_at timestamptz
);

-- Grows with every change of vendors, games or who shows what, so that processes know when to read them again.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create table favorite_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null references games,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);

create table recent_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null references games,
  opened_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);
create index recent_games_newest on recent_games (merchant_id, member_id, opened_at desc);
