-- What needs a second person. An empty merchant_id is the platform itself, for example a change of grants.
create table approvals (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  -- What will be done, and what was so when it was asked.
  payload jsonb not null,
  payload_hash text not null,
  facts jsonb not null,
  reason text not null,
  asked_by uuid not null references operators,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('asked', 'done', 'refused', 'withdrawn', 'expired', 'stale')),
  decided_by uuid references operators,
  decided_at timestamptz,
  decision_reason text,
  break_glass_id uuid references break_glass,
  primary key (merchant_id, id),
  check (decided_by <> asked_by),
  check (state not in ('done', 'refused') or decided_by is not null or break_glass_id is not null),
  check ((state = 'asked') = (decided_at is null))
);
create unique index approvals_open on approvals (merchant_id, kind, subject) where state = 'asked';
create index approvals_of_asker on approvals (merchant_id, asked_by, id);
