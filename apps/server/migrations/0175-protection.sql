-- Player protection. `play_guards` is what every stake is checked against: one small row per member, compiled from the other
-- tables in the transaction that changes them. `rules` also keeps what limits used up before period `kept_period`.
create table play_guards (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  -- Increases with every change of the rules, so that a batch never overwrites newer ones.
  version integer not null,
  kept_period integer not null,
  rules json not null,
  primary key (merchant_id, member_id)
);

-- One row per member with choices of their own. Its lock puts deposits and changes of limits in order.
create table protection_members (
  merchant_id text not null,
  member_id uuid not null,
  -- null: the merchant's default
  reality_minutes integer check (reality_minutes in (15, 30, 60)),
  reality_answered_at timestamptz,
  -- when the member answered the offer to set limits
  offer_answered_at timestamptz,
  primary key (merchant_id, member_id)
);

-- Amounts in the ledger's scale; of the kind `time`, minutes. A limit of the operator counts beside the member's own.
create table protection_limits (
  merchant_id text not null,
  member_id uuid not null,
  owner text not null check (owner in ('member', 'operator')),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'stake', 'time')),
  span text not null check (span in ('once', 'day', 'week', 'month')),
  amount_minor bigint not null check (amount_minor >= 0),
  -- the first window begins here
  since timestamptz not null,
  -- what the member has asked for and must confirm; an asked change without an amount removes the limit
  asked_minor bigint check (asked_minor > amount_minor),
  asked_at timestamptz,
  primary key (merchant_id, member_id, owner, kind, span),
  check (asked_minor is null or asked_at is not null),
  check ((kind = 'stake') = (span = 'once')),
  check (kind <> 'time' or span = 'day')
);

create table protection_exclusions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('cool_off', 'self_exclusion')),
  starts_at timestamptz not null,
  -- null: for ever
  ends_at timestamptz check (ends_at > starts_at),
  -- A self-exclusion ends a while after the member has asked, never before `ends_at`.
  return_at timestamptz check (return_at >= ends_at),
  by_kind text not null check (by_kind in ('member', 'operator')),
  by_id uuid not null,
  primary key (merchant_id, id),
  check (kind = 'cool_off' or ends_at is null or ends_at - starts_at >= interval '180 days')
);
create index protection_exclusions_of_member on protection_exclusions (merchant_id, member_id);

create function keep_exclusion() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an exclusion is never deleted' using errcode = 'check_violation';
  end if;
  if (new.merchant_id, new.id, new.member_id, new.kind, new.starts_at)
    is distinct from (old.merchant_id, old.id, old.member_id, old.kind, old.starts_at) then
    raise exception 'an exclusion does not change its member, kind or start' using errcode = 'check_violation';
  end if;
  if (old.ends_at is null and new.ends_at is not null) or new.ends_at < old.ends_at then
    raise exception 'an exclusion is never shortened' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_exclusion before update or delete on protection_exclusions
  for each row execute function keep_exclusion();

create table protection_closures (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  reason_code text not null,
  closed_at timestamptz not null,
  reopened_at timestamptz,
  primary key (merchant_id, id)
);
create unique index protection_closures_open on protection_closures (merchant_id, member_id) where reopened_at is null;

-- Keyed hashes of mobile numbers, mail addresses and document numbers of excluded members, which refuse new accounts.
create table exclusion_marks (
  merchant_id text not null,
  kind text not null check (kind in ('mobile', 'email', 'document')),
  hash bytea not null,
  member_id uuid not null,
  primary key (merchant_id, kind, hash, member_id)
);

-- Members who registered before get the reality check after an hour of play; 300 seconds are a period.
insert into play_guards (merchant_id, member_id, currency, version, kept_period, rules)
select m.merchant_id, m.id, merchant.currency, 1, (extract(epoch from now()) / 300)::integer,
  json_build_object('blocks', json_build_array(), 'maxStake', null, 'limits', json_build_array(),
    'reality', json_build_object('every', 12, 'from', (extract(epoch from now()) / 300)::integer, 'played', 0))
from members m join merchants merchant on merchant.id = m.merchant_id
where m.type <> 4;
