-- Roles that owners add. Those that come with the program are in packages/contract.
create table roles (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  name text not null,
  permissions text[] not null,
  changed_at timestamptz not null
);

-- What operators may do. Without merchants a grant counts for all of them, without an end for good.
create table grants (
  id uuid primary key,
  operator_id uuid not null references operators,
  role_id text not null,
  merchants text[] check (cardinality(merchants) > 0),
  act_ceiling_minor bigint check (act_ceiling_minor > 0),
  day_ceiling_minor bigint check (day_ceiling_minor > 0),
  until timestamptz,
  granted_at timestamptz not null
);
create index grants_of_operator on grants (operator_id);
create index grants_of_role on grants (role_id);

-- Until now every operator could do everything.
insert into grants (id, operator_id, role_id, granted_at)
  select gen_random_uuid(), id, 'owner', created_at from operators where status = 'open';

-- Emergencies in which an owner acts alone.
create table break_glass (
  id uuid primary key,
  operator_id uuid not null references operators,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- Owners who have confirmed that they were told.
  seen_by uuid[] not null
);
create index break_glass_of_operator on break_glass (operator_id, ends_at);
