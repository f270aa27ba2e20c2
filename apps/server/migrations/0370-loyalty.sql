-- Points are a currency of their own, PTS. What members got and gave back is `points_issue`; what a redemption holds until it is
-- decided, points and money alike, is `points_hold`.
alter table system_accounts drop constraint system_accounts_kind_check;
alter table system_accounts add constraint system_accounts_kind_check check (kind in ('game', 'deposit_clearing',
  'withdrawal_clearing', 'bonus_cost', 'commission_cost', 'jackpot', 'adjustment', 'suspense', 'bank', 'fee_income', 'fee_cost',
  'payment_loss', 'exchange', 'points_issue', 'points_hold'));

-- Sums over everything that a member has played: own valid bets times their rates, in millionths of the ledger's unit, so that
-- nothing is rounded before it is posted and a correction takes back exactly what it corrects.
create table loyalty_members (
  merchant_id text not null,
  member_id uuid not null,
  earned_ppm numeric(40) not null default 0,
  -- Of the earned points, what was moved to the account `points`, and in how many transfers.
  posted_minor bigint not null default 0,
  postings int not null default 0,
  xp_ppm numeric(40) not null default 0,
  level smallint not null default 0 check (level >= 0),
  -- The number of changes of the level.
  changes int not null default 0,
  -- Where the ladder begins for this member; above zero only after a demotion.
  ladder_from_ppm numeric(40) not null default 0,
  -- What the member had at the beginning of the quarter, when it was warned, and when the warning is decided.
  quarter_ppm numeric(40) not null default 0,
  warned_at timestamptz,
  review_at timestamptz,
  primary key (merchant_id, member_id)
) with (fillfactor = 70);
create index loyalty_members_review on loyalty_members (merchant_id, review_at) where review_at is not null;

create table vip_changes (
  merchant_id text not null,
  member_id uuid not null,
  no int not null,
  from_level smallint not null,
  to_level smallint not null,
  -- The level counts for play after this period.
  period int not null,
  why text not null check (why in ('xp', 'review')),
  at timestamptz not null,
  primary key (merchant_id, member_id, no)
);

-- Experience that was given, not played.
create table xp_gifts (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  xp_minor bigint not null check (xp_minor > 0),
  reference uuid not null,
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index xp_gifts_of_member on xp_gifts (merchant_id, member_id);

create table vip_levels (
  merchant_id text not null,
  level smallint not null check (level between 0 and 50),
  names jsonb not null,
  threshold_minor bigint not null check (threshold_minor >= 0),
  -- What must be played in a quarter to keep the level, where levels are reviewed.
  keep_minor bigint not null check (keep_minor >= 0),
  cashback_bps int not null check (cashback_bps between 0 and 10000),
  rakeback_bps int not null check (rakeback_bps between 0 and 10000),
  level_up_minor bigint not null check (level_up_minor >= 0),
  weekly_minor bigint not null check (weekly_minor >= 0),
  monthly_minor bigint not null check (monthly_minor >= 0),
  primary key (merchant_id, level)
);

create table vip_ladders (
  merchant_id text primary key,
  -- Whether levels are reviewed every quarter.
  demotes boolean not null,
  -- The quarter that was last begun.
  quarter text,
  changed_by uuid,
  changed_at timestamptz not null
);

-- A sheet of rates counts from its period on, until the next one. Points and experience in millionths of the valid bet.
create table point_sheets (
  merchant_id text not null,
  from_period int not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (merchant_id, from_period)
);
create table point_rates (
  merchant_id text not null,
  from_period int not null,
  class text not null,
  level smallint not null,
  points_ppm bigint not null check (points_ppm between 0 and 1000000000),
  xp_ppm bigint not null check (xp_ppm between 0 and 1000000000),
  primary key (merchant_id, from_period, class, level)
);

create table exchange_rates (
  merchant_id text not null,
  from_at timestamptz not null,
  -- By level: the daily cap and, from which number of points on, how many points make 1.00.
  levels jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (merchant_id, from_at)
);

create table point_conversions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  points_minor bigint not null check (points_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  level smallint not null,
  -- Points for 1.00.
  price_minor bigint not null check (price_minor > 0),
  -- In the merchant's settlement zone.
  day date not null,
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index point_conversions_of_day on point_conversions (merchant_id, member_id, day);

create table goods (
  merchant_id text not null,
  id uuid not null,
  kind text not null check (kind in ('article', 'voucher', 'free_rounds', 'tickets')),
  state text not null check (state in ('draft', 'on_sale', 'paused', 'archived')),
  names jsonb not null,
  details jsonb not null,
  -- What its picture is drawn of.
  art text not null,
  points_minor bigint not null check (points_minor > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  -- What it costs the house: from the line of the currency on, two persons approve.
  worth_minor bigint not null check (worth_minor >= 0),
  -- Null: without end.
  stock int check (stock >= 0),
  per_member int check (per_member > 0),
  min_level smallint not null check (min_level >= 0),
  -- What free rounds or tickets are issued by; their module knows it.
  terms jsonb,
  position int not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);
create index goods_by_position on goods (merchant_id, position, id);

-- Encrypted; erased when it is no longer needed.
create table addresses (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  key_id text,
  sealed bytea,
  -- What the member recognises it by.
  hint text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  removed_at timestamptz,
  erased_at timestamptz,
  check ((sealed is null) = (erased_at is not null) and (sealed is null) = (key_id is null)),
  primary key (merchant_id, id)
);
create index addresses_of_member on addresses (merchant_id, member_id, id);
create index addresses_kept on addresses (merchant_id, used_at) where sealed is not null;

create table redemptions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  good_id uuid not null,
  kind text not null,
  quantity int not null check (quantity between 1 and 100),
  -- Of all pieces, as they were when it was redeemed.
  points_minor bigint not null check (points_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  worth_minor bigint not null check (worth_minor >= 0),
  currency text not null,
  paid_from text not null check (paid_from in ('points', 'gift')),
  state text not null check (state in ('process', 'approved', 'rejected')),
  -- Null while a gift waits for one, and for what is not sent.
  address_id uuid,
  mobile_key text,
  mobile_sealed bytea,
  mobile_end text not null,
  -- The number of the parcel or the code of the voucher, or why it was rejected.
  shipping_no text,
  remark text,
  reference uuid not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  approved_by uuid,
  check ((state = 'process') = (decided_at is null)),
  check ((mobile_sealed is null) = (mobile_key is null)),
  primary key (merchant_id, id)
);
create index redemptions_of_member on redemptions (merchant_id, member_id, created_at, id);
create index redemptions_by_time on redemptions (merchant_id, created_at, id);
create index redemptions_waiting on redemptions (merchant_id, created_at, id) where state = 'process';
create index redemptions_of_good on redemptions (merchant_id, good_id, member_id);
create index redemptions_with_mobile on redemptions (merchant_id, decided_at) where mobile_sealed is not null;

create table member_badges (
  merchant_id text not null,
  member_id uuid not null,
  badge text not null,
  at timestamptz not null,
  reference uuid,
  primary key (merchant_id, member_id, badge)
);
