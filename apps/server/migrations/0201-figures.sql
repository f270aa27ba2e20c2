-- When a merchant moved money for the first time, so that readers of its periods know where to begin.
alter table ledger_seals add opened_at timestamptz;
update ledger_seals s set opened_at = least(s.sealed_until,
  coalesce((select min(t.at) from transfers t where t.merchant_id = s.merchant_id), s.sealed_until),
  coalesce((select min(r.at) from round_results r where r.merchant_id = s.merchant_id), s.sealed_until));
alter table ledger_seals alter opened_at set not null;

-- Periods before the mark are in the figures of that name, or have been read by the reader of that name.
create table figure_marks (
  merchant_id text not null,
  name text not null,
  until_period int not null,
  primary key (merchant_id, name)
);

-- What a member settled in a sealed period of five minutes. Written once, kept for 8 days.
create table member_slots (
  merchant_id text not null,
  period int not null,
  -- The member's main account.
  account_id int not null,
  class text not null,
  game_id text not null,
  band smallint not null,
  rounds bigint not null,
  won_rounds bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  -- The valid bets of won rounds; the rest are those of lost ones.
  won_bet_minor bigint not null,
  prize_share_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  -- Of the rounds that were counted; a reversal doesn't lower it. Null without a stake.
  best_multiplier_e4 bigint,
  primary key (merchant_id, period, account_id, class, game_id, band)
) partition by range (period);

-- Twelve periods, named by the first one. Kept for 40 days.
create table member_hours (like member_slots including defaults) partition by range (period);
alter table member_hours drop band;
alter table member_hours add primary key (merchant_id, period, account_id, class, game_id);

-- 24 hours in UTC, named by the first period. Kept for ever.
create table member_days (like member_hours including defaults);
alter table member_days add primary key (merchant_id, period, account_id, class, game_id);
create index member_days_of_account on member_days (merchant_id, account_id, period);

-- Corrected results that count in an older period; they are in no slot.
create table resettled_slots (like member_slots including defaults);
alter table resettled_slots add counts_period int not null;
alter table resettled_slots add primary key (merchant_id, counts_period, period, account_id, class, game_id, band);

-- What other transfers than those of play moved on a member's account in a sealed period, by code. Kept for 8 days.
create table member_cash_slots (
  merchant_id text not null,
  period int not null,
  account_id int not null,
  code text not null,
  transfers bigint not null,
  in_minor bigint not null,
  out_minor bigint not null,
  primary key (merchant_id, period, account_id, code)
) partition by range (period);

create table member_cash_days (like member_cash_slots including defaults);
alter table member_cash_days add primary key (merchant_id, period, account_id, code);
create index member_cash_days_of_account on member_cash_days (merchant_id, account_id, period);
