-- What a merchant tells its players. Texts are by language code; HTML is made safe before it is written.
create table announcements (
  merchant_id text not null references merchants,
  id uuid not null,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- where a banner stands, who sees a popup, the address of a promotion
  group_name text check (group_name in ('w_login', 'w_register', 'w_forget', 'w_home', 'w_game', 'w_leftmenu')),
  execution text check (execution in ('A', 'B', 'F')),
  promo_id text check (promo_id ~ '^[a-z0-9-]{1,64}$'),
  titles jsonb not null,
  summaries jsonb not null default '{}',
  contents jsonb not null default '{}',
  -- [{ imageUrl, artId }], the first one first
  images jsonb not null default '[]',
  linkage jsonb,
  position int not null default 0,
  published_at timestamptz not null,
  until timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, promo_id),
  check ((type = 'B') = (group_name is not null)),
  check ((type = 'PU') = (execution is not null)),
  check ((type = 'PR') = (promo_id is not null))
);
create index announcements_shown on announcements (merchant_id, type, position, published_at desc);

create table help_articles (
  merchant_id text not null references merchants,
  id uuid not null,
  section text not null check (section ~ '^[a-z0-9-]{1,40}$'),
  section_titles jsonb not null,
  anchor text not null check (anchor ~ '^[a-z0-9-]{1,64}$'),
  titles jsonb not null,
  contents jsonb not null,
  position int not null,
  primary key (merchant_id, id),
  unique (merchant_id, anchor)
);

create table feedback (
  merchant_id text not null references merchants,
  id uuid not null,
  -- null for a visitor
  member_id uuid,
  sender text not null,
  type int not null check (type in (0, 1, 2, 3, 4, 6)),
  content text not null,
  contact text,
  ip text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
create index feedback_newest on feedback (merchant_id, created_at desc);

-- The inbox of a member. The sequence grows per member, so that a page that comes back knows what it missed.
create table messages (
  merchant_id text not null references merchants,
  id uuid not null,
  member_id uuid not null,
  sequence bigint not null,
  kind text not null,
  -- what the words of the kind are filled with; for `notice` the words themselves by language
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  removed_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, member_id, sequence)
);
create index messages_unread on messages (merchant_id, member_id) where read_at is null and removed_at is null;
