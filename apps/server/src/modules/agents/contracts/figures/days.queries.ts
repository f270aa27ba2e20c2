import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { cashIn, slotsIn, type SealedSpan } from '../../../games/figures/index.ts';
import { rateClass } from '../../rebates/index.ts';

type Day = SealedSpan & { currency: string };

/** What everybody in the tree settled in a span, as one row per class. */
export async function insertDay(tx: Tx, day: Day & { classes: readonly string[] }): Promise<void> {
  const { merchantId, from, currency, classes } = day;
  await sql`
    insert into settlement_days (merchant_id, period, no, class, stake_minor, payout_minor, valid_bet_minor, won_bet_minor)
    select ${merchantId}, ${from}, n.no, ${rateClass}, sum(s.stake_minor), sum(s.payout_minor), sum(s.valid_bet_minor),
      sum(s.won_bet_minor)
    from ${slotsIn(day)} s
    join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
    left join lotteries l on l.id = s.game_id
    where s.currency = ${currency} and ${rateClass} = any(${[...classes]}::text[])
    group by 3, 4`.execute(tx);
}

/** What everybody was given in a span, less what was taken back. */
export async function insertBonuses(tx: Tx, day: Day & { codes: readonly string[] }): Promise<void> {
  const { merchantId, from, currency, codes } = day;
  await sql`
    insert into settlement_bonuses (merchant_id, period, no, amount_minor)
    select ${merchantId}, ${from}, n.no, sum(s.in_minor - s.out_minor)
    from ${cashIn(day)} s
    join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
    where s.currency = ${currency} and s.code = any(${[...codes]}::text[])
    group by 3 having sum(s.in_minor - s.out_minor) <> 0`.execute(tx);
}
