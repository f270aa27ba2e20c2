-- The rebate of corrected results that were ordered to count when their rounds were settled: what the period of the round
-- has more or less, and the period of the correction less or more, at their own rates. `period` is the one of the order.
create table rebate_corrections (
  merchant_id text not null,
  period int not null,
  counts_period int not null,
  no int not null,
  class text not null,
  rate_ppm int not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  downline_minor bigint not null,
  prize_share_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  primary key (merchant_id, period, counts_period, no, class)
);
create index rebate_corrections_of_node on rebate_corrections (merchant_id, no, period);

-- Readers count what was ordered in the period of the order.
create index resettled_slots_told on resettled_slots (merchant_id, period);
