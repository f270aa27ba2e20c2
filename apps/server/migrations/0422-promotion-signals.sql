-- When a grant came under review: for what a signal stopped, later than it was given.
alter table promotion_grants add column review_at timestamptz;

-- What looks like abuse of promotions. `subject` makes each one once: a mark, a pair of members, a member and a day.
create table promotion_signals (
  merchant_id text not null references merchants,
  id uuid not null,
  kind text not null
    check (kind in ('cluster', 'opposite_bets', 'self_referral', 'claim_velocity', 'under_wagering')),
  subject text not null check (length(subject) between 1 and 200),
  member_ids uuid[] not null check (member_ids <> '{}'),
  -- What was found, as names and amounts.
  facts jsonb not null,
  -- Grants that it put under review.
  grant_ids uuid[] not null,
  state text not null check (state in ('open', 'cleared', 'confirmed')),
  found_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  remark text,
  primary key (merchant_id, id),
  unique (merchant_id, kind, subject),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index promotion_signals_newest on promotion_signals (merchant_id, state, found_at desc, id);
