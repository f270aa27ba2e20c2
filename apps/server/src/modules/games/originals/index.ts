import type { RoundProof } from '@croupier/contract/games/rounds.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import type { RoundReplay, UndoRound } from '../rounds/index.ts';
import { CRASH } from './crash/crash.config.ts';
import { createCrash, type Crash, type CrashDeps } from './crash/crash.usecases.ts';
import { createBets } from './one-call/bets.usecases.ts';
import { getOffer } from './offer.usecases.ts';
import { originalsJobs } from './originals.jobs.ts';
import { auditOriginals } from './originals.checks.ts';
import { originalsConsole } from './originals.console.ts';
import { originalsRoutes, type OriginalsOperations } from './originals.routes.ts';
import { createRoundGames } from './round-games/round-games.usecases.ts';
import { endRoundsOf } from './round-games/leaving.usecases.ts';
import { undoInProgress } from './round-games/undo.usecases.ts';
import { proofFor } from './seeds/proof.usecases.ts';
import { replayMatches } from './replay.usecases.ts';
import { createReturns } from './returns.usecases.ts';
import { revealedSeeds, rotateSeeds, seedsOf } from './seeds/seeds.usecases.ts';

export { listenForCrash } from './crash/relay/relay.events.ts';
export { listenForRounds, type RoundNews } from './round-games/round-news.events.ts';
export type { MakeMove, StartRound } from './round-games/round-games.usecases.ts';
export type { OriginalsDeps } from './offer.usecases.ts';

/** In-house games. */
export type Originals = OriginalsOperations & {
  /** The proof of a round of this member; null for rounds that are not in-house. */
  proofFor: (merchantId: string, memberId: string, round: { detail: unknown }) => Promise<RoundProof | null>;
  /** Whether a finished round follows from its seeds; null for rounds that are not in-house. */
  replayMatches: RoundReplay;
  /** Ends a game in progress when its round is voided, in the same transaction. */
  undo: UndoRound;
  /** Ends the open rounds of a member whose play has ended: cashes out, stands, or gives stakes back. */
  endRounds: (member: { merchantId: string; memberId: string }) => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  /** The game that everybody plays together. */
  crash: Crash;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

export function createOriginals(deps: CrashDeps): Originals {
  const crash = createCrash(deps);
  const bets = createBets(deps);
  const operations: OriginalsOperations = {
    seeds: (player) => seedsOf(deps, player),
    rotateSeeds: (rotation) => rotateSeeds(deps, rotation),
    revealedSeeds: (query) => revealedSeeds(deps, query),
    limitsOf: async (merchantId) => {
      const { limits, pace } = await getOffer(deps, { merchantId });
      return { ...limits, ...pace };
    },
    bet: bets.bet,
    roundGames: createRoundGames(deps),
    returns: createReturns(deps),
  };
  return {
    ...operations,
    proofFor: (merchantId, memberId, round) => proofFor(deps, { merchantId, memberId }, round),
    replayMatches: (round) =>
      round.gameId === CRASH.id ? crash.replayMatches(round) : replayMatches(deps, round),
    undo: (tx, round) => (round.gameId === CRASH.id ? crash.undo(tx, round) : undoInProgress(tx, round)),
    crash,
    endRounds: (member) => endRoundsOf(deps, member),
    check: auditOriginals,
    routes: originalsRoutes(operations),
    consoleRoutes: originalsConsole(deps, operations.returns),
    jobs: originalsJobs(deps),
  };
}
