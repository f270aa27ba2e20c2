-- The code with which a member invites friends.
create table referral_codes (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (merchant_id, code_key),
  unique (merchant_id, member_id)
);

-- Who was invited by whom. A friend qualifies once, within the days that the programme gives.
create table referrals (
  merchant_id text not null,
  member_id uuid not null,
  referrer_id uuid not null check (referrer_id <> member_id),
  code text not null,
  registered_at timestamptz not null,
  deposited_at timestamptz,
  played_minor bigint not null default 0,
  verified_at timestamptz,
  qualified_at timestamptz,
  -- Why it never will: what both have in common, or the time is over.
  refused text check (refused in ('person', 'device', 'instrument', 'late')),
  primary key (merchant_id, member_id),
  check (qualified_at is null or refused is null)
);
create index referrals_of_referrer on referrals (merchant_id, referrer_id, registered_at);
create index referrals_open on referrals (merchant_id, registered_at) where qualified_at is null and refused is null;

-- What a referrer earns from the play of a friend in a week that is over, which begins on this day in the merchant's zone.
-- It is final: a corrected result counts in the week in which it is corrected.
create table referral_earnings (
  merchant_id text not null,
  member_id uuid not null,
  friend_id uuid not null,
  week date not null,
  edge_minor bigint not null,
  bps int not null check (bps > 0),
  amount_minor bigint not null,
  primary key (merchant_id, member_id, friend_id, week)
);

-- Weeks whose earnings are computed.
create table referral_runs (
  merchant_id text not null,
  week date not null,
  done_at timestamptz not null,
  primary key (merchant_id, week)
);

-- What was collected, up to which week. The sum is never above what was earned.
create table referral_collections (
  merchant_id text not null,
  member_id uuid not null,
  until_week date not null,
  amount_minor bigint not null check (amount_minor > 0),
  grant_id uuid not null,
  collected_at timestamptz not null,
  primary key (merchant_id, member_id, until_week)
);
