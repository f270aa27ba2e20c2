import { sql, type RawBuilder } from 'kysely';
import type { Days } from '../teams.types.ts';

/** `team`: of a node with everybody below; `own`: of the node alone. */
export type Whose = 'team' | 'own';
const total = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(${amount}), 0)::int8`;
const money = (whose: Whose, name: string): RawBuilder<unknown> =>
  total(sql.ref(`d.${whose === 'own' ? 'own_' : ''}${name}_minor`));

/** What a node of \`team_days\`, as \`d\`, settled: with everybody below it, or alone. */
export const playOf = (whose: Whose, name: 'stake' | 'valid_bet' | 'payout'): RawBuilder<unknown> => {
  const own = sql.ref(`d.own_${name}_minor`);
  return whose === 'own' ? own : sql`(${own} + ${sql.ref(`d.below_${name}_minor`)})`;
};
const play = (whose: Whose, name: 'stake' | 'valid_bet' | 'payout') => total(playOf(whose, name));

type Of = { merchantId: string; whose: Whose; days: Days; of?: string | undefined };

/** Joins of a node `n` with its figures in some days as `p` (play, of one class if it is given) and `c` (money). */
export const withFigures = ({ merchantId, whose, days, of }: Of): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${play(whose, 'stake')} as stake, ${play(whose, 'valid_bet')} as valid_bet,
      ${play(whose, 'payout')} as payout
    from team_days d where d.merchant_id = ${merchantId} and d.no = n.no
      and d.day between ${days.from}::date and ${days.until}::date ${of ? sql`and d.class = ${of}` : sql``}
  ) p
  cross join lateral (
    select ${money(whose, 'deposits')} as deposits, ${money(whose, 'withdrawals')} as withdrawals,
      ${money(whose, 'rebates')} as rebates, ${money(whose, 'bonuses')} as bonuses
    from team_money_days d where d.merchant_id = ${merchantId} and d.no = n.no
      and d.day between ${days.from}::date and ${days.until}::date
  ) c`;

/** What the members won; in one class without rebates and bonuses, which have none. */
export const netResult = (of?: string): RawBuilder<unknown> =>
  of ? sql`(p.payout - p.stake)` : sql`(p.payout - p.stake + c.rebates + c.bonuses)`;

export const figureColumns = (
  of?: string,
): RawBuilder<unknown> => sql`p.stake, p.valid_bet as "validBet", p.payout,
  c.deposits, c.withdrawals, c.rebates, c.bonuses, ${netResult(of)} as "netResult"`;

const NAMES = ['stake', 'validBet', 'payout', 'deposits', 'withdrawals', 'rebates', 'bonuses', 'netResult'];
export const FIGURE_SUMS: RawBuilder<unknown> = sql.join(
  NAMES.map((name) => sql`coalesce(sum(${sql.id(name)}), 0)::int8 as ${sql.id(name)}`),
);
