-- The journal of settled rounds. A row is never changed: a correction adds a row that reverses the first one, and another with
-- the new result. The merchant stands late because the fixed columns are stored without gaps this way.
create table round_results (
  -- The ledger's time: a sealed period gets no further rows.
  at timestamptz not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  -- The member's main account.
  account_id int not null,
  -- 1, or -1 in a row that reverses another one. A run that settles many bets of a member at once counts them in one row.
  rounds int not null check (rounds <> 0),
  -- Null in a row that stands for many bets.
  round_id uuid,
  -- Class of the stake's size, see journal.rules.ts.
  band smallint not null,
  -- Paid more than was staked.
  won boolean not null,
  merchant_id text not null,
  game_id text not null,
  class text not null,
  -- The part of the payout that a member takes as a higher prize in place of a rebate.
  prize_share_minor bigint,
  -- The parts of stake and payout that were bonus money.
  bonus_stake_minor bigint,
  bonus_payout_minor bigint,
  -- Only in a row that stands for many bets; otherwise payout and stake say it.
  best_multiplier_e4 bigint,
  -- Only if a corrected result is ordered to count in an older period.
  counts_at timestamptz
) partition by range (at);
create index round_results_at on round_results using brin (at);

create trigger round_results_append_only before update or delete on round_results
  for each row execute function refuse_ledger_change();
create trigger round_results_no_truncate before truncate on round_results
  for each statement execute function refuse_ledger_change();

-- Today and tomorrow; the server adds the later days in time. Rounds that were settled before today go into one partition.
do $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  day timestamptz;
begin
  for day in select generate_series(today, today + interval '1 day', interval '1 day')
  loop
    execute format('create table round_results_%s partition of round_results for values from (%L) to (%L)',
      to_char(day at time zone 'UTC', 'YYYY_MM_DD'), day, day + interval '1 day');
  end loop;
  if exists (select 1 from rounds where state = 'settled' and settled_at < today) then
    execute format('create table round_results_before partition of round_results for values from (minvalue) to (%L)', today);
  end if;
end
$$;

insert into round_results (at, stake_minor, payout_minor, valid_bet_minor, account_id, rounds, round_id, band, won,
  merchant_id, game_id, class)
select r.settled_at, r.stake_minor, r.payout_minor, r.valid_bet_minor, a.id, 1, r.id,
  width_bucket(r.stake_minor, array[100000, 1000000, 10000000, 100000000, 1000000000, 10000000000]::bigint[]),
  r.payout_minor > r.stake_minor, r.merchant_id, r.game_id, coalesce(g.category, '')
from rounds r
join member_accounts a on a.merchant_id = r.merchant_id and a.member_id = r.member_id and a.currency = r.currency
  and a.kind = 'main'
left join games g on g.id = r.game_id
where r.state = 'settled'
order by r.settled_at;
