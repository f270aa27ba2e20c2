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

-- What a referrer earns from the play of a friend in a week, which begins on this day in the merchant's zone. The edge is
-- kept in millionths of the ledger's unit, so that slots of five minutes lose nothing.
create table referral_earnings (
  merchant_id text not null,
  member_id uuid not null,
  friend_id uuid not null,
  week date not null,
  edge_micro numeric(40, 0) not null,
  bps int not null check (bps > 0),
  amount_minor bigint not null,
  primary key (merchant_id, member_id, friend_id, week)
) with (fillfactor = 70);

-- What was collected of a week: a later correction makes the next one smaller.
create table referral_weeks (
  merchant_id text not null,
  member_id uuid not null,
  week date not null,
  collected_minor bigint not null default 0 check (collected_minor >= 0),
  primary key (merchant_id, member_id, week)
);
