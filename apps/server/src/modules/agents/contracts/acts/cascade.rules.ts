import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import type { Contract, EndedWhy } from '../contracts.types.ts';
import { highestRate, uncovered } from '../terms/problems.rules.ts';

/**
 * Why a running contract of a downline ends with a change of its payer's own; undefined if it goes on. `payers` is what
 * the payer has now: undefined when its contract ends.
 */
export function endsBelow(
  below: Contract,
  {
    payers,
    former,
    settings,
  }: {
    payers: Contract | undefined;
    former: Contract | undefined;
    settings: Pick<SettlementSettings['contracts'], 'higherRateEnds'>;
  },
): EndedWhy | undefined {
  if (!payers) return 'cascade';
  if (uncovered(payers.terms, below.terms).length > 0) return 'cascade';
  if (settings.higherRateEnds === 'uncovered' || !former) return undefined;
  const own = highestRate(payers.terms);
  return own > highestRate(former.terms) && own > highestRate(below.terms) ? 'higher' : undefined;
}
