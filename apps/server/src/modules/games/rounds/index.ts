import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck, Lane, LaneOptions, MoneyTx, Wallet } from '../../money/wallet/index.ts';
import { auditRounds } from './rounds.checks.ts';
import { normalCommand, roundsDomain } from './commands.usecases.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsJobs } from './rounds.jobs.ts';
import { updateDetail } from './rounds.queries.ts';
import { countByMerchant, findNamedRound, findRound, listOpen, listRounds } from './rounds.reads.ts';
import { roundsRoutes, type ProofFor } from './rounds.routes.ts';
import type { InnerCommand } from './rounds.rules.ts';
import type {
  OpenRound,
  Outcome,
  PlayRound,
  Round,
  RoundAfter,
  RoundCommand,
  RoundsPage,
  RoundsQuery,
  SettleRound,
  UndoRound,
  VoidRound,
} from './rounds.types.ts';
import { openRound, playRound, settleRound, voidRound } from './rounds.usecases.ts';

export { houseOf } from './commands.usecases.ts';
export { decidePlay, type PlayOutcome } from './plays.usecases.ts';
export { openRoundSet, readRoundSet, roundWrites, type RoundSet } from './round-set.usecases.ts';
export type * from './rounds.types.ts';

export type Rounds = {
  /** Takes the stake and opens the round. @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch` */
  open: (tx: MoneyTx, round: OpenRound) => Promise<RoundAfter>;
  /** Bet and result in one go: one row, linked transfers. @throws as `open`, or `rounds.not_open` */
  play: (tx: MoneyTx, round: PlayRound) => Promise<RoundAfter>;
  /**
   * Pays and closes the round. Done again with the same payout it changes nothing.
   *
   * @throws `rounds.not_found`, `rounds.mismatch` for a round of another member or game, `rounds.not_open`,
   *   `wallet.transfer_mismatch` when it paid something else
   */
  settle: (tx: MoneyTx, round: SettleRound) => Promise<RoundAfter>;
  /** Writes a new detail, in the transaction that wrote the round: of what followed from it. */
  writeDetail: (tx: MoneyTx, round: { merchantId: string; id: string; detail: object }) => Promise<void>;
  /**
   * Gives the stake back, and undoes all else that the round moved (`hooks.undo`), or changes nothing at all: the
   * transaction has to end with what is thrown.
   *
   * @throws `rounds.not_found`, `rounds.not_open`, `rounds.win_spent` when what was won with it is gone
   */
  void: (tx: MoneyTx, round: VoidRound) => Promise<RoundAfter>;
  /**
   * `undo`: what later modules take back when a round is voided, in its transaction; the last one runs first.
   * `proofs`: what later modules can prove about their rounds; the first that is not null is the answer.
   */
  hooks: { undo: UndoRound[]; proofs: ProofFor[] };
  /** Rules that the ledger's audit checks. */
  check: AuditCheck;
  /**
   * The hot path: bets, wins and rollbacks as game vendors send them, many in one commit. The same command may come
   * again at any time and gets the same answer.
   *
   * @throws `server.unavailable` when the outcome is unknown; RangeError for what no command can be
   */
  submit: (command: RoundCommand) => Promise<Outcome>;
  listRounds: (query: RoundsQuery) => Promise<RoundsPage>;
  /** In a transaction of the caller's or outside; whoever's round it is. */
  findRound: (db: Db, key: { merchantId: string; roundId: string }) => Promise<Round | undefined>;
  /** @throws `rounds.not_found`, also for a round of another member when one is named */
  getRound: (key: { merchantId: string; memberId?: string; roundId: string }) => Promise<Round>;
  listOpen: (query: { merchantId: string; olderThan: Date; limit: number }) => Promise<Round[]>;
  countByMerchant: () => Promise<Map<string, number>>;
  routes: BoundRoutes;
  jobs: readonly Job[];
};

/** Two overlap reading and deciding with committing; more would only share out the same work. */
const LANES = 2;

export function createRounds(deps: { db: Db; clock: Clock; wallet: Wallet; lanes?: LaneOptions }): Rounds {
  const { db, wallet } = deps;
  const hooks: Rounds['hooks'] = { undo: [], proofs: [] };
  const undo: UndoRound = async (tx, round) => {
    const transfers = [];
    for (const one of hooks.undo.toReversed()) transfers.push(...(await one(tx, round)));
    return transfers;
  };
  let lane: Lane<InnerCommand, Outcome> | undefined;
  const list: Rounds['listRounds'] = (query) => listRounds(db, query);
  return {
    open: (tx, round) => openRound(deps, tx, round),
    play: (tx, round) => playRound(deps, tx, round),
    settle: (tx, round) => settleRound(deps, tx, round),
    writeDetail: updateDetail,
    void: (tx, round) => voidRound({ ...deps, undo }, tx, round),
    hooks,
    check: auditRounds,
    submit: async (command) => {
      lane ??= wallet.createLane(roundsDomain, deps.lanes ?? { lanes: LANES });
      return lane.submit(normalCommand(command));
    },
    listRounds: list,
    findRound,
    getRound: async (key) => {
      const round = await findRound(db, key);
      if (!round || (key.memberId !== undefined && key.memberId !== round.memberId))
        throw appError(roundsErrors.notFound);
      return round;
    },
    listOpen: (query) => listOpen(db, query),
    countByMerchant: () => countByMerchant(db),
    routes: roundsRoutes({
      listRounds: list,
      findNamedRound: (key) => findNamedRound(db, key),
      proofFor: async (...round) => {
        for (const proofFor of hooks.proofs) {
          const proof = await proofFor(...round);
          if (proof) return proof;
        }
        return null;
      },
    }),
    jobs: roundsJobs(deps),
  };
}
