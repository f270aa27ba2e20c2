-- What every node of a tree settled by settlement day and class: alone, and with everybody below. Number 0 is the house,
-- whose team is everybody.
create table team_days (
  merchant_id text not null,
  no int not null,
  day date not null,
  class text not null,
  own_stake_minor bigint not null,
  own_valid_bet_minor bigint not null,
  own_payout_minor bigint not null,
  stake_minor bigint not null,
  valid_bet_minor bigint not null,
  payout_minor bigint not null,
  primary key (merchant_id, no, day, class)
) with (fillfactor = 70);

-- The same for what has no class: money that came and went, and people. `own_active` has a bit for each of the
-- merchant's thresholds of active members that the node reached on the day; the counts are of members below.
create table team_money_days (
  merchant_id text not null,
  no int not null,
  day date not null,
  own_deposits_minor bigint not null,
  own_withdrawals_minor bigint not null,
  own_rebates_minor bigint not null,
  own_bonuses_minor bigint not null,
  own_commissions_minor bigint not null,
  own_active smallint not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  rebates_minor bigint not null,
  bonuses_minor bigint not null,
  commissions_minor bigint not null,
  new_members int not null,
  first_deposits int not null,
  active_1 int not null,
  active_2 int not null,
  active_3 int not null,
  active_4 int not null,
  primary key (merchant_id, no, day)
) with (fillfactor = 70);

-- The sealed periods that each day has been added up from.
create table team_spans (
  merchant_id text not null,
  day date not null,
  from_period int not null,
  until_period int not null,
  primary key (merchant_id, day)
);

-- Nodes up to this number are counted as new members.
create table team_marks (
  merchant_id text not null,
  until_no int not null,
  primary key (merchant_id)
);

-- When a member first deposited, and first reached the lowest threshold of active members.
create table member_starts (
  merchant_id text not null,
  no int not null,
  deposited_on date,
  active_on date,
  primary key (merchant_id, no)
);
insert into member_starts (merchant_id, no, deposited_on)
select n.merchant_id, n.no, min(t.at)::date
from transfers t
join member_accounts a on a.merchant_id = t.merchant_id and a.id = t.credit_account
join agent_nodes n on n.merchant_id = a.merchant_id and n.member_id = a.member_id
where t.code = 'deposit' and t.at < now() - interval '8 days'
group by n.merchant_id, n.no;

-- The registration link that a member came with.
alter table agent_nodes add column link_key text;
create index agent_nodes_of_link on agent_nodes (merchant_id, link_key) where link_key is not null;

-- Visits by day; a visitor counts once a day.
create table link_visits (
  merchant_id text not null,
  code_key text not null,
  day date not null,
  visits int not null,
  primary key (merchant_id, code_key, day)
);
create table link_visitors (
  merchant_id text not null,
  code_key text not null,
  day date not null,
  visitor bytea not null,
  primary key (merchant_id, code_key, day, visitor)
);
