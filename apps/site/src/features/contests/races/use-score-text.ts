import type { Race } from '@croupier/contract/contests/races.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';

const ONE = 10_000n;

/** A score as it is counted: money, rounds or multipliers. */
export function useScoreText(): (by: Race['by'], score: bigint) => string {
  const format = useFormat();
  return (by, score) => {
    if (by === 'validBet') return format.amount(score);
    return by === 'rounds' ? format.number(score / ONE) : format.multiplier(Number(score));
  };
}
