-- One number of a path: five characters of an alphabet in byte order.
create function network_code(no int) returns text language sql immutable strict return (
  select string_agg(substr('-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
    ((no >> (6 * place)) & 63) + 1, 1), '' order by place desc)
  from generate_series(0, 4) place
);

-- The next number of a merchant's tree, and how often nodes have moved.
create table tree_counters (
  merchant_id text primary key,
  next_no int not null check (next_no > 0),
  version bigint not null
);

-- The network of each merchant: everybody but trial accounts. The house is number 0 and has no row. A path holds the
-- codes of the whole line down to the node itself, so that a team is one range of paths.
create table agent_nodes (
  merchant_id text not null,
  no int not null check (no > 0),
  member_id uuid not null,
  upline_no int not null check (upline_no <> no),
  depth smallint not null check (depth between 1 and 64),
  path text collate "C" not null check (length(path) = 5 * depth),
  opened_at timestamptz not null,
  primary key (merchant_id, no),
  unique (merchant_id, member_id),
  unique (merchant_id, path)
);
create index agent_nodes_direct on agent_nodes (merchant_id, upline_no, no);

-- Who registered before the network existed stands under whoever invited them.
with recursive numbered as (
  select merchant_id, id, upline_id, registered_at,
    row_number() over (partition by merchant_id order by registered_at, id)::int as no
  from members where type <> 4
), tree as (
  select n.merchant_id, n.no, n.id, 0 as upline_no, 1 as depth, network_code(n.no) as path, n.registered_at
  from numbered n
  where not exists (select 1 from numbered u where u.merchant_id = n.merchant_id and u.id = n.upline_id)
  union all
  select n.merchant_id, n.no, n.id, t.no, t.depth + 1, t.path || network_code(n.no), n.registered_at
  from tree t join numbered n on n.merchant_id = t.merchant_id and n.upline_id = t.id
)
insert into agent_nodes (merchant_id, no, member_id, upline_no, depth, path, opened_at)
select merchant_id, no, id, upline_no, depth, path, registered_at from tree;
insert into tree_counters (merchant_id, next_no, version)
select merchant_id, max(no) + 1, 1 from agent_nodes group by merchant_id;

-- Rates in parts per million by class; never changed. The id follows from the rates.
create table rate_sheets (
  merchant_id text not null,
  id uuid not null,
  rates_ppm int[] not null check (cardinality(rates_ppm) = 12),
  primary key (merchant_id, id)
);

-- The sheet of a node from a period of five minutes on. Without a row every rate is 0.
create table node_rates (
  merchant_id text not null,
  no int not null,
  from_period int not null,
  sheet_id uuid not null,
  primary key (merchant_id, no, from_period)
);

-- Rates from which opening a downline takes a place of the opener's quota.
create table rate_thresholds (
  merchant_id text not null,
  class text not null,
  from_ppm int not null,
  primary key (merchant_id, class, from_ppm)
);
create table rate_quotas (
  merchant_id text not null,
  agent_no int not null,
  class text not null,
  from_ppm int not null,
  places int not null check (places >= 0),
  primary key (merchant_id, agent_no, class, from_ppm)
);

create table agent_links (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  agent_no int not null,
  opens_type smallint not null,
  sheet_id uuid not null,
  label text not null,
  max_uses int check (max_uses > 0),
  uses int not null check (uses >= 0 and uses <= coalesce(max_uses, uses)),
  expires_at timestamptz,
  state text not null check (state in ('open', 'closed')),
  created_at timestamptz not null,
  primary key (merchant_id, code_key)
);
create index agent_links_of_agent on agent_links (merchant_id, agent_no, created_at);
