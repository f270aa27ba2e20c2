-- Saved views of lists: an operator's own, or of everybody with a role. They belong to the console, so merchant_id is
-- empty, as in the operators' sessions.
create table views (
  merchant_id text not null check (merchant_id = ''),
  id uuid not null,
  list text not null,
  name text not null,
  -- Filters, order and columns as in the address of the list.
  search text not null,
  operator_id uuid references operators,
  role_id text,
  -- Whether the rail shows it with its count.
  pinned boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check ((operator_id is null) <> (role_id is null))
);
create index views_of_operator on views (merchant_id, operator_id) where operator_id is not null;
create index views_of_role on views (merchant_id, role_id) where role_id is not null;

-- The columns and the density that an operator has chosen for a list.
create table list_settings (
  merchant_id text not null check (merchant_id = ''),
  operator_id uuid not null references operators,
  list text not null,
  columns text[],
  density text not null check (density in ('compact', 'comfortable')),
  primary key (merchant_id, operator_id, list)
);
