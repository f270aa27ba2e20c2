import type { BetSums } from './bets.reads.ts';

const NOTHING: BetSums = { count: 0, stake: 0n, validBet: 0n, payout: 0n, result: 0n };

const add = (a: BetSums, b: BetSums): BetSums => ({
  count: a.count + b.count,
  stake: a.stake + b.stake,
  validBet: a.validBet + b.validBet,
  payout: a.payout + b.payout,
  result: a.result + b.result,
});

/** The sums of rows that have one value in common. */
export function sumsBy<Name extends string>(
  rows: readonly (BetSums & Record<Name, string>)[],
  name: Name,
): Array<BetSums & Record<Name, string>> {
  const groups = new Map<string, BetSums>();
  for (const row of rows) groups.set(row[name], add(groups.get(row[name]) ?? NOTHING, row));
  return [...groups].map(([value, sums]) => ({ ...sums, [name]: value }) as BetSums & Record<Name, string>);
}

export const sumOfAll = (rows: readonly BetSums[]): BetSums => rows.reduce(add, NOTHING);
