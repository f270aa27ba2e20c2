import type { BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck, MoneyTx } from '../wallet/index.ts';
import { auditBonuses } from './bonuses.checks.ts';
import { bonusesConsole } from './bonuses.console.ts';
import { forgetBonuses } from './bonuses.queries.ts';
import { bonusesJobs } from './bonuses.jobs.ts';
import { bonusesSite } from './bonuses.routes.ts';
import type {
  Bonus,
  BonusDeps,
  BonusHooks,
  DecidedEnd,
  MemberKey,
  NewBonus,
  NewFreeRounds,
} from './bonuses.types.ts';
import { endBonus, endPlaying, type EndBonus } from './ends.usecases.ts';
import {
  createFreeRoundsGood,
  issueFreeRounds,
  offersFreeRounds,
  revokeFreeRounds,
} from './free-rounds.usecases.ts';
import { forgetHints } from './hints.usecases.ts';
import { issueBonus } from './issue.usecases.ts';
import { forfeitForWithdrawal } from './member.usecases.ts';
import { stopPlay } from './protection.usecases.ts';
import { createRevocation } from './revocation.usecases.ts';
import { playableIn } from './view.usecases.ts';

export { bonusErrors } from './bonuses.errors.ts';
export { accountsOfBonus } from './bonus-domain.usecases.ts';
export { bonusWrites, openBonusSet, type BonusAccounts, type BonusSet } from './bonus-set.usecases.ts';
export { READ_BONUSES, readBonuses } from './bonuses.queries.ts';
export type * from './bonuses.types.ts';
export { accountsOfHints, againWithBonus, hintsOf, MissingBonusError } from './hints.usecases.ts';
export { shareOf, splitStake, type StakeSplit } from './split.rules.ts';
export { countedOf, takesStakes } from './terms.rules.ts';

export type Bonuses = {
  /** `titles`: names of promotions. `freeRounds`: who hands out free rounds. */
  hooks: BonusHooks;
  /** Whether a game of this merchant has free rounds. */
  offersFreeRounds: (of: { merchantId: string; gameId: string }) => Promise<boolean>;
  /** Issues free rounds in the caller's transaction, once. @throws `bonuses.free_rounds_unavailable` */
  issueFreeRounds: (tx: MoneyTx, rounds: NewFreeRounds) => Promise<void>;
  /** Takes back what is not used of the free rounds of a grant. */
  revokeFreeRounds: (tx: MoneyTx, of: { merchantId: string; reference: string }) => Promise<void>;
  /** For the points mall. */
  freeRoundsGood: ReturnType<typeof createFreeRoundsGood>;
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
  /** What a member may stake in a game beside the main account; undefined where no bonus plays. */
  playableIn: (
    of: MemberKey & { currency: string; game: BonusGame | undefined; balanceMinor: bigint },
  ) => Promise<bigint>;
  /** Ends the bonus that a withdrawal forfeits. @throws `bonuses.preview_needed` */
  forfeit: (tx: MoneyTx, of: MemberKey & { bonusToken: string | undefined }) => Promise<void>;
  /** Reacts to `member.play_stopped`. */
  stopPlay: (of: MemberKey & { stoppedBy: string }) => Promise<void>;
  /** The request to take a bonus back, for the approvals. */
  revocation: ReturnType<typeof createRevocation>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Money under terms: what is granted, how play uses it and counts for it, how it ends. */
export function createBonuses(given: Omit<BonusDeps, 'hooks'>): Bonuses {
  forgetHints();
  forgetBonuses();
  const hooks: BonusHooks = { titles: [], freeRounds: [] };
  const deps: BonusDeps = { ...given, hooks };
  return {
    hooks,
    issue: async (tx, bonus) => {
      const { id, state } = await issueBonus(deps, tx, bonus);
      return { bonusId: id, state };
    },
    offersFreeRounds: (of) => offersFreeRounds(deps, of),
    issueFreeRounds: (tx, rounds) => issueFreeRounds(deps, tx, rounds),
    revokeFreeRounds: (tx, of) => revokeFreeRounds(deps, tx, of),
    freeRoundsGood: createFreeRoundsGood(deps),
    endFor: (tx, end) => endBonus(deps, tx, end),
    endPlaying: (tx, of) => endPlaying(deps, tx, of),
    playableIn: (of) => playableIn(deps, of),
    forfeit: (tx, of) => forfeitForWithdrawal(deps, tx, of),
    stopPlay: (of) => stopPlay(deps, of),
    revocation: createRevocation(deps),
    check: auditBonuses,
    routes: bonusesSite(deps),
    consoleRoutes: bonusesConsole(deps),
    jobs: bonusesJobs(deps),
  };
}
