-- Money on its way to or from a vendor's wallet, and in it: one account per vendor account, "vendor_wallet:<its id>".
alter table member_accounts drop constraint member_accounts_kind_check;
alter table member_accounts add constraint member_accounts_kind_check check (kind in ('main', 'bonus', 'points',
  'withdrawal_hold', 'play_hold', 'commission', 'dispute_hold', 'transfer_hold')
  or kind ~ '^vendor_wallet:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

-- A merchant's account at a vendor or an aggregator. Its id is in the path of the calls that we receive.
create table vendor_accounts (
  merchant_id text not null references merchants,
  id uuid not null,
  adapter text not null,
  name text not null,
  currency text not null,
  -- without secrets
  config jsonb not null,
  -- hosts that games may be launched from
  hosts text[] not null,
  -- addresses that may call us; empty: any
  addresses text[] not null default '{}',
  -- sealed JSON of the adapter's keys: the ones in use, and those that they replace until a time
  secrets_key_id text not null,
  secrets bytea not null,
  -- stopped: no launch and no bet, open rounds end
  state text not null check (state in ('open', 'stopped', 'closed')),
  -- accepts the calls of the conformance suite that set balances and limits
  is_test boolean not null default false,
  last_call_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);

-- The account over which a merchant offers the games of a vendor.
create table vendor_account_vendors (
  merchant_id text not null,
  vendor_id text not null references vendors,
  account_id uuid not null,
  primary key (merchant_id, vendor_id),
  foreign key (merchant_id, account_id) references vendor_accounts
);

-- The name by which a vendor knows a member.
create table vendor_players (
  merchant_id text not null,
  account_id uuid not null,
  name text not null check (name ~ '^[a-z0-9]{6,17}$'),
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (merchant_id, account_id, name),
  unique (merchant_id, account_id, member_id),
  foreign key (merchant_id, account_id) references vendor_accounts
);

-- One opening of a game. The vendor gets a token, of which only the hash is stored.
create table vendor_visits (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  game_id text not null references games,
  currency text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- replaced, left, session, idle, expired, excluded, stopped
  end_reason text,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, account_id) references vendor_accounts,
  check ((ended_at is null) = (end_reason is null))
);
create index vendor_visits_of_member on vendor_visits (merchant_id, member_id, opened_at);
create index vendor_visits_live on vendor_visits (merchant_id, account_id, member_id) where ended_at is null;

-- What a vendor's list and our ledger do not agree about.
create table vendor_differences (
  merchant_id text not null,
  account_id uuid not null,
  -- the vendor's id of the transaction or round
  key text not null,
  kind text not null check (kind in ('bet_missing', 'win_missing', 'rollback_missing', 'theirs_missing', 'amount',
    'player', 'state', 'open_round', 'late_win')),
  ours jsonb,
  theirs jsonb,
  state text not null default 'open' check (state in ('open', 'asked', 'closed')),
  -- how it ended: agreed, replayed, booked, voided, corrected, settled
  outcome text,
  found_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, account_id, key, kind),
  foreign key (merchant_id, account_id) references vendor_accounts,
  check ((state = 'closed') = (outcome is not null))
);
create index vendor_differences_open on vendor_differences (merchant_id, found_at) where state <> 'closed';

-- How far a vendor's list of transactions has been compared, by the kind of run.
create table vendor_lists (
  merchant_id text not null,
  account_id uuid not null,
  list text not null,
  read_until timestamptz not null,
  primary key (merchant_id, account_id, list),
  foreign key (merchant_id, account_id) references vendor_accounts
);

-- Calls of vendors that were refused or answered late.
create table vendor_problems (
  merchant_id text not null,
  account_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  call text not null,
  their_id text,
  player text,
  code text not null,
  milliseconds integer not null,
  primary key (merchant_id, account_id, at, id),
  foreign key (merchant_id, account_id) references vendor_accounts
);

-- Used once for ten minutes; after a crash the clock check of ten minutes protects.
create unlogged table vendor_nonces (
  merchant_id text not null,
  account_id uuid not null,
  nonce text not null,
  at timestamptz not null,
  primary key (merchant_id, account_id, nonce)
);
create index vendor_nonces_by_time on vendor_nonces (merchant_id, at);

-- Money between the main wallet and the wallet at a vendor.
create table vendor_transfers (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  account_id uuid not null,
  currency text not null,
  direction text not null check (direction in ('in', 'out')),
  -- null: all there is, known with the vendor's answer
  amount_minor bigint check (amount_minor > 0),
  state text not null check (state in ('sent', 'unknown', 'done', 'failed')),
  ask_at timestamptz,
  tries integer not null default 0,
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, account_id) references vendor_accounts
);
create unique index vendor_transfers_open on vendor_transfers (merchant_id, member_id, account_id)
  where state in ('sent', 'unknown');
create index vendor_transfers_asked on vendor_transfers (merchant_id, ask_at) where state in ('sent', 'unknown');
create index vendor_transfers_of_member on vendor_transfers (merchant_id, member_id, created_at);

-- Rounds that an operator gives to a member in a vendor's game.
create table vendor_free_rounds (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  member_id uuid not null,
  game_id text not null references games,
  currency text not null,
  count integer not null check (count between 1 and 1000),
  bet_minor bigint not null check (bet_minor > 0),
  -- asked: the vendor has not confirmed yet
  state text not null check (state in ('asked', 'granted', 'used', 'cancelled', 'expired', 'refused')),
  granted_by uuid not null references operators,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, account_id) references vendor_accounts
);
create index vendor_free_rounds_of_member on vendor_free_rounds (merchant_id, member_id, created_at);
