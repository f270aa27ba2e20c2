-- Vendors and games belong to the platform; what a merchant offers of them is in merchant_vendors and its settings.
create table vendors (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- the name on the wire: `vassalage` of a game, `vendor` of a round
  code text not null unique check (code ~ '^[A-Z][A-Z0-9]{1,15}$'),
  name text not null,
  in_house boolean not null,
  state text not null default 'up' check (state in ('up', 'slow', 'maintenance')),
  created_at timestamptz not null
);

create table games (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,63}$'),
  vendor_id text not null references vendors,
  category text not null check (category in
    ('bgs', 'lott', 'elott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight')),
  -- what the vendor calls it
  code text not null,
  -- by language code; English is always there
  names jsonb not null check (names ? 'EN'),
  icon_url text not null,
  large_icon_url text not null,
  show_icon boolean not null default true,
  hot boolean not null default false,
  -- false for a tile that opens a lobby of the vendor and no game
  is_game boolean not null default true,
  rules_version text,
  rtp_bps int check (rtp_bps between 0 and 10000),
  position int not null default 0,
  created_at timestamptz not null,
  unique (vendor_id, code)
);
create index games_of_category on games (category, position, id);

-- Which vendors a merchant shows, and in which order. In-house vendors are shown also without a row.
create table merchant_vendors (
  merchant_id text not null references merchants,
  vendor_id text not null references vendors,
  shown boolean not null,
  position int not null default 0,
  primary key (merchant_id, vendor_id)
);
