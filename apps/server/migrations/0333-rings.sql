-- Members who are probably one person, found every night. The id follows from the lowest number among them, so that a
-- decision stays with its ring. A member is in one ring at most.
create table rings (
  merchant_id text not null,
  id uuid not null,
  state text not null check (state in ('open', 'confirmed', 'dismissed')),
  reasons text[] not null,
  size int not null check (size > 1),
  found_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decision text,
  check ((state = 'open') = (decided_at is null)),
  primary key (merchant_id, id)
);
create index rings_by_time on rings (merchant_id, found_at, id);
create table ring_members (
  merchant_id text not null,
  member_id uuid not null,
  ring_id uuid not null,
  no int not null,
  reasons text[] not null,
  primary key (merchant_id, member_id)
);
create index ring_members_of_ring on ring_members (merchant_id, ring_id, no);
