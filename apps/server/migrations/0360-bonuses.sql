-- Money under terms. One bonus of a member plays at a time, with the member's account of the kind 'bonus'; further ones
-- wait, and their money is posted when they start.
create table bonuses (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  promotion_id text not null,
  grant_id uuid not null,
  -- as accepted, never changed
  terms jsonb not null,
  state text not null check (state in ('waiting', 'playing', 'ended')),
  ended_how text check (ended_how in ('met', 'used_up', 'cancelled', 'expired', 'withdrawn', 'excluded', 'revoked')),
  granted_minor bigint not null check (granted_minor > 0),
  required_minor bigint not null check (required_minor >= 0),
  wagered_minor bigint not null default 0 check (wagered_minor >= 0),
  -- bonus money in open rounds, and the number of open rounds that count for it
  open_stake_minor bigint not null default 0 check (open_stake_minor >= 0),
  open_rounds integer not null default 0 check (open_rounds >= 0),
  -- what became the member's own, what went back to the house, what corrected results took beyond the balance
  released_minor bigint not null default 0,
  returned_minor bigint not null default 0,
  covered_minor bigint not null default 0,
  issued_at timestamptz not null,
  start_until timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz,
  -- the clock stands still until then
  paused_until timestamptz,
  ended_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (ended_how is not null)),
  check (state <> 'playing' or (started_at is not null and expires_at is not null)),
  check ((started_at is null) = (expires_at is null))
) with (fillfactor = 70);
create unique index bonuses_playing on bonuses (merchant_id, member_id) where state = 'playing';
create index bonuses_of_member on bonuses (merchant_id, member_id, issued_at desc, id);
create index bonuses_of_grant on bonuses (merchant_id, grant_id);
create index bonuses_due on bonuses (merchant_id, expires_at) where state = 'playing';
create index bonuses_unstarted on bonuses (merchant_id, start_until) where state = 'waiting';

-- Whether a bonus plays: known to every batch that holds the lock of a main account.
alter table member_accounts add column plays_bonus boolean not null default false;

-- Of rounds that count for a bonus: the parts of stake and payout that were bonus money, the stakes that touched it, and
-- what was counted as wagered.
alter table rounds add column bonus_id uuid;
alter table rounds add column bonus_stake_minor bigint;
alter table rounds add column bonus_payout_minor bigint;
alter table rounds add column bonus_touched_minor bigint;
alter table rounds add column wagered_minor bigint;
create index rounds_of_bonus on rounds (merchant_id, bonus_id, opened_at desc, id) where bonus_id is not null;
