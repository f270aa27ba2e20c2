-- A cancelled round stays shut: its bets have been returned, and later ones are refused. A corrected round says when its
-- payout was changed last.
alter table rounds add column is_shut boolean not null default false;
alter table rounds add column corrected_at timestamptz;

-- How far below its minimum a corrected result has taken an account. Stakes and withdrawals still stop at the minimum.
alter table member_accounts add column overdraft_minor bigint not null default 0 check (overdraft_minor >= 0);
alter table member_accounts drop constraint member_accounts_minimum;
alter table member_accounts add constraint member_accounts_minimum
  check (balance_minor >= minimum_minor - overdraft_minor);

-- A corrected result may take more than the member has, too; the id is then that of the correction.
alter table member_debts alter column chargeback_id drop not null;
alter table member_debts add column round_id uuid;
alter table member_debts add constraint member_debts_cause check (num_nonnulls(chargeback_id, round_id) = 1);
create index member_debts_of_round on member_debts (merchant_id, round_id) where round_id is not null;
