import { sql, type RawBuilder } from 'kysely';
import type { Days } from '../teams.types.ts';

/** `team`: of a node with everybody below; `own`: of the node alone. */
export type Whose = 'team' | 'own';
const named = (whose: Whose, name: string): RawBuilder<unknown> =>
  sql.ref(`d.${whose === 'own' ? 'own_' : ''}${name}_minor`);
const total = (whose: Whose, name: string): RawBuilder<unknown> =>
  sql`coalesce(sum(${named(whose, name)}), 0)::int8`;

type Of = { merchantId: string; whose: Whose; days: Days; of?: string | undefined };

/** Joins of a node `n` with its figures in some days as `p` (play, of one class if it is given) and `c` (money). */
export const withFigures = ({ merchantId, whose, days, of }: Of): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${total(whose, 'stake')} as stake, ${total(whose, 'valid_bet')} as valid_bet,
      ${total(whose, 'payout')} as payout
    from team_days d where d.merchant_id = ${merchantId} and d.no = n.no
      and d.day between ${days.from}::date and ${days.until}::date ${of ? sql`and d.class = ${of}` : sql``}
  ) p
  cross join lateral (
    select ${total(whose, 'deposits')} as deposits, ${total(whose, 'withdrawals')} as withdrawals,
      ${total(whose, 'rebates')} as rebates, ${total(whose, 'bonuses')} as bonuses
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
