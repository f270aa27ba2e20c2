import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { MoneyTx, Wallet } from '../wallet/index.ts';
import type { Bonus, MemberKey, NewBonus, DecidedEnd } from './bonuses.types.ts';
import { endBonus, endPlaying, type EndBonus } from './ends.usecases.ts';
import { forgetHints } from './hints.usecases.ts';
import { issueBonus } from './issue.usecases.ts';

export { bonusErrors } from './bonuses.errors.ts';
export { accountsOfBonus } from './bonus-domain.usecases.ts';
export { bonusWrites, openBonusSet, type BonusAccounts, type BonusSet } from './bonus-set.usecases.ts';
export { READ_BONUSES, readBonuses } from './bonuses.queries.ts';
export type * from './bonuses.types.ts';
export { accountsOfHints, againWithBonus, hintsOf, MissingBonusError } from './hints.usecases.ts';
export { shareOf, splitStake, type StakeSplit } from './split.rules.ts';
export { contributionOf, countedOf, isBarred, takesStakes } from './terms.rules.ts';

export type Bonuses = {
  /**
   * Issues the bonus of a grant in the caller's transaction: the house's `bonus_cost` of the promotion pays it as soon as
   * it starts, at once if no other bonus of the member plays. Repeating it changes nothing.
   */
  issue: (tx: MoneyTx, bonus: NewBonus) => Promise<{ bonusId: string; state: Bonus['state'] }>;
  /**
   * Ends a bonus in the caller's transaction; one that has ended stays as it is.
   *
   * @throws `bonuses.not_found`
   */
  endFor: (tx: MoneyTx, end: EndBonus) => Promise<Bonus>;
  /** The same for the bonus that a member plays, if there is one. */
  endPlaying: (tx: MoneyTx, of: MemberKey & { reason: DecidedEnd }) => Promise<Bonus | undefined>;
};

/** Money under terms: what is granted, how play uses it and counts for it, how it ends. */
export function createBonuses(deps: {
  db: Db;
  clock: Clock;
  wallet: Pick<Wallet, 'transaction' | 'decideIn'>;
}): Bonuses {
  forgetHints();
  return {
    issue: async (tx, bonus) => {
      const { id, state } = await issueBonus(deps, tx, bonus);
      return { bonusId: id, state };
    },
    endFor: (tx, end) => endBonus(deps, tx, end),
    endPlaying: (tx, of) => endPlaying(deps, tx, of),
  };
}
