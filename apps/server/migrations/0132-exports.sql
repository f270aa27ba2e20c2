-- Files that operators asked for. They belong to the console, so merchant_id is empty, as in the operators' sessions.
create table exports (
  merchant_id text not null check (merchant_id = ''),
  id uuid not null,
  operator_id uuid not null references operators (id),
  list_id text not null,
  -- Filters and order as in the list's call.
  query jsonb not null,
  -- Merchants whose rows the file contains; what the operator may see of them is checked again for every download.
  merchants text[] not null,
  state text not null check (state in ('asked', 'running', 'done', 'refused')),
  rows integer not null default 0 check (rows >= 0),
  parts integer not null default 0 check (parts >= 0),
  -- False if the list had more rows than a file may have.
  is_complete boolean not null default true,
  asked_at timestamptz not null,
  -- A running export that has not been touched for minutes was interrupted and starts again.
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id)
);
create index exports_of_operator on exports (merchant_id, operator_id, asked_at);
create index exports_open on exports (merchant_id, asked_at) where state in ('asked', 'running');

create table export_parts (
  merchant_id text not null,
  export_id uuid not null,
  number integer not null,
  body text not null,
  primary key (merchant_id, export_id, number),
  foreign key (merchant_id, export_id) references exports (merchant_id, id)
);
