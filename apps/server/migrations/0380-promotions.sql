-- A promotion. `draft` is what an operator works on; what runs is the version `version`, which never changes. `version` is 0
-- until it is published. Budget and counts change in the transaction that grants.
create table promotions (
  merchant_id text not null references merchants,
  id uuid not null,
  -- In the address of its page, and what its marketing text is joined by.
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  kind text not null
    check (kind in ('offer', 'mission', 'race', 'raffle', 'envelope', 'wheel', 'referral')),
  state text not null check (state in ('draft', 'running', 'paused', 'ended')),
  -- By language: title and summary.
  texts jsonb not null,
  draft jsonb,
  version int not null default 0,
  budget_minor bigint check (budget_minor >= 0),
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  grants_total int check (grants_total > 0),
  grants_count int not null default 0 check (grants_count >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, slug),
  check (granted_minor <= budget_minor),
  check (grants_count <= grants_total),
  check ((version = 0) = (state = 'draft'))
) with (fillfactor = 70);

-- The definition as it was published, in wire form, with the hash of its printed terms.
create table promotion_versions (
  merchant_id text not null,
  promotion_id uuid not null,
  version int not null check (version > 0),
  definition jsonb not null,
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  -- Null for the demo and what the system itself publishes.
  asked_by uuid,
  approved_by uuid,
  primary key (merchant_id, promotion_id, version)
);

create function refuse_promotion_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version never changes' using errcode = 'check_violation';
end $$;
create trigger promotion_versions_append_only before update or delete on promotion_versions
  for each row execute function refuse_promotion_version_change();

-- A member who joined, under the version of that moment, with the language and the hash of the terms that were shown.
create table promotion_entries (
  merchant_id text not null,
  promotion_id uuid not null,
  member_id uuid not null,
  version int not null,
  language text not null,
  terms_hash text not null,
  joined_at timestamptz not null,
  primary key (merchant_id, promotion_id, member_id)
);
create index promotion_entries_of_member on promotion_entries (merchant_id, member_id);

-- What a member gets. `window_key` is what makes it once: a day, a deposit, a level. `limit_key` is the place among the grants
-- that one member may have in a stretch of the calendar.
create table promotion_grants (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  version int not null,
  member_id uuid not null,
  window_key text not null check (length(window_key) between 1 and 120),
  limit_key text,
  state text not null check (state in ('issued', 'claimed', 'process', 'review', 'expired', 'revoked')),
  -- Rewards with their amounts, and why they are what they are.
  rewards jsonb not null,
  because jsonb not null,
  -- What it takes of the budget, and what came back.
  cost_minor bigint not null check (cost_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor between 0 and cost_minor),
  -- The deposit or other amount that the reward was computed from.
  base_minor bigint not null default 0,
  -- A member gets one grant of a group.
  group_name text,
  -- The ledger periods that a claim paid for.
  figures_from int,
  figures_until int check (figures_until > figures_from),
  -- Why it waits for an operator, was taken back or has expired.
  remark text,
  created_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  ended_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, promotion_id, member_id, window_key),
  unique (merchant_id, promotion_id, member_id, limit_key)
) with (fillfactor = 80);
create index promotion_grants_of_member on promotion_grants (merchant_id, member_id, created_at);
create index promotion_grants_open on promotion_grants (merchant_id, member_id) where state = 'issued';
create unique index promotion_grants_one_of_group on promotion_grants (merchant_id, group_name, member_id)
  where group_name is not null and state <> 'revoked';
create index promotion_grants_expiring on promotion_grants (merchant_id, expires_at) where state = 'issued' and expires_at is not null;
create index promotion_grants_review on promotion_grants (merchant_id, created_at) where state = 'review';
create index promotion_grants_of_promotion on promotion_grants (merchant_id, promotion_id, created_at);

-- Keyed hashes of what identifies a person, device, address or payment instrument, of members who got a grant.
create table promotion_marks (
  merchant_id text not null,
  promotion_id uuid not null,
  kind text not null check (kind in ('person', 'device', 'address', 'instrument')),
  key_hash bytea not null,
  grant_id uuid not null,
  member_id uuid not null,
  primary key (merchant_id, promotion_id, kind, key_hash)
);

-- Codes, by a hash of their letters.
create table coupons (
  merchant_id text not null,
  code_key bytea not null check (octet_length(code_key) = 32),
  promotion_id uuid not null,
  uses_left int not null check (uses_left >= 0),
  primary key (merchant_id, code_key)
);
create index coupons_of_promotion on coupons (merchant_id, promotion_id);

-- What members ask an operator for, with a comment and pictures.
create table applications (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  version int not null,
  member_id uuid not null,
  comment text not null check (length(comment) <= 140),
  images uuid[] not null check (cardinality(images) <= 3),
  state text not null check (state in ('waiting', 'asked', 'granted', 'rejected')),
  remark text,
  amount_minor bigint check (amount_minor > 0),
  grant_id uuid,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (merchant_id, id),
  check ((state = 'granted') = (grant_id is not null)),
  check ((state = 'rejected') <= (remark is not null))
);
create unique index applications_open on applications (merchant_id, promotion_id, member_id)
  where state in ('waiting', 'asked');
create index applications_of_member on applications (merchant_id, member_id, asked_at);
create index applications_queue on applications (merchant_id, asked_at) where state in ('waiting', 'asked');

-- Runs of schedules, page by page of members, each page in one transaction with its mark.
create table promotion_runs (
  merchant_id text not null,
  promotion_id uuid not null,
  window_key text not null,
  version int not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  -- Everything up to this member is done.
  cursor uuid,
  grants int not null default 0,
  cost_minor bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, promotion_id, window_key)
);

-- Tells open pages that a member's rewards have changed.
create table reward_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 70);
