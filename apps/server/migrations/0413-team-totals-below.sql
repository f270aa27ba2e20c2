-- Totals of teams and what nodes did alone are added up in two steps, each with its own mark: what everybody below did is
-- written for those who have somebody below, what a node did alone only for itself. A team is both together.
alter table team_days rename column stake_minor to below_stake_minor;
alter table team_days rename column valid_bet_minor to below_valid_bet_minor;
alter table team_days rename column payout_minor to below_payout_minor;
alter table team_days
  alter column own_stake_minor set default 0,
  alter column own_valid_bet_minor set default 0,
  alter column own_payout_minor set default 0,
  alter column below_stake_minor set default 0,
  alter column below_valid_bet_minor set default 0,
  alter column below_payout_minor set default 0;
update team_days set below_stake_minor = below_stake_minor - own_stake_minor,
  below_valid_bet_minor = below_valid_bet_minor - own_valid_bet_minor,
  below_payout_minor = below_payout_minor - own_payout_minor;
insert into figure_marks (merchant_id, name, until_period)
select merchant_id, 'reader:team-members', until_period from figure_marks where name = 'reader:teams'
on conflict do nothing;
