import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ExportableList, ListDeps } from '../../../platform/lists/list-reader.ts';
import type { AuditCheck, Lane, LaneOptions, MoneyTx, Wallet } from '../../money/wallet/index.ts';
import { auditRounds } from './rounds.checks.ts';
import { roundControlConsole, roundListConsole } from './control.console.ts';
import type { RoundControlDeps } from './control.usecases.ts';
import { normalCommand, roundsDomain } from './commands.usecases.ts';
import { roundReader } from './list.reads.ts';
import { checkSortable, type RoundSelection } from './list.rules.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsJobs } from './rounds.jobs.ts';
import { updateDetail } from './rounds.queries.ts';
import { findNamedRound, findRound, listOpen, listPlayed, listRounds } from './rounds.reads.ts';
import { roundsRoutes, type ProofFor } from './rounds.routes.ts';
import type { InnerCommand } from './decisions/context.rules.ts';
import type { Position } from '../../../platform/keyset.ts';
import type {
  NamedRound,
  OpenRound,
  Outcome,
  PlayRound,
  Round,
  RoundAfter,
  RoundCommand,
  RoundJackpotFor,
  RoundReplay,
  RoundsPage,
  RoundsQuery,
  SettleRound,
  UndoRound,
  VoidRound,
} from './rounds.types.ts';
import { createCorrections, type Corrections } from './corrections/corrections.usecases.ts';
import { createRoundVoid, type RoundVoidDeps } from './void.usecases.ts';
import { forgetClasses } from './classes.usecases.ts';
import { settledIn, stakedIn, type RoundSet } from './round-set.usecases.ts';
import { decideStrictly, openRound, playRound, settleRound, voidRound } from './rounds.usecases.ts';

export { callerMadeId } from './caller-id.rules.ts';
export { bonusAccounts, decideRound, houseOf, roundsDomain } from './commands.usecases.ts';
export { checkBonuses } from './decisions/bonuses.rules.ts';
export type { InnerCommand as InnerRoundCommand } from './decisions/context.rules.ts';
export { decidePlay, readPlaySet, refusalOfStake, type PlayOutcome } from './plays.usecases.ts';
export { insertResults } from './journal.queries.ts';
export { BAND_EDGES_MINOR, bandOf, type RoundResult } from './journal.rules.ts';
export { beginPool, endPool, writePooledRounds, type PooledRound } from './pools.queries.ts';
export { findPool } from './pools.reads.ts';
export { refusal, refusesStake } from './rounds.errors.ts';
export {
  finishRounds,
  furtherRoundReads,
  openRoundSet,
  readRoundSet,
  roundWrites,
  type RoundSet,
} from './round-set.usecases.ts';
export type { Corrections } from './corrections/corrections.usecases.ts';
export type * from './rounds.types.ts';
export { deleteWins, insertWins } from './wins.queries.ts';

export type Rounds = {
  /** Takes the stake and opens the round. @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch` */
  open: (tx: MoneyTx, round: OpenRound) => Promise<RoundAfter>;
  /** Bet and result at once: one row, linked transfers. @throws as `open`, or `rounds.not_open` */
  play: (tx: MoneyTx, round: PlayRound) => Promise<RoundAfter>;
  /**
   * Pays and closes the round. Repeating it with the same payout changes nothing.
   *
   * @throws `rounds.not_found`, `rounds.mismatch` for a round of another member or game, `rounds.not_open`,
   *   `wallet.transfer_mismatch` if it paid a different amount
   */
  settle: (tx: MoneyTx, round: SettleRound) => Promise<RoundAfter>;
  /** Replaces the detail, in the transaction that wrote the round. */
  writeDetail: (tx: MoneyTx, round: { merchantId: string; id: string; detail: object }) => Promise<void>;
  /**
   * Returns the stake and undoes everything else that the round moved (`hooks.undo`). The transaction must end with
   * any error.
   *
   * @throws `rounds.not_found`, `rounds.not_open`, `rounds.win_spent` if the member no longer has the winnings
   */
  void: (tx: MoneyTx, round: VoidRound) => Promise<RoundAfter>;
  /**
   * `undo`: called when a round is voided, in its transaction; the last one runs first. `proofs`: return the proof of
   * a round; the first that is not null is used. `replays`, `jackpots`: the same for the operators' view of a round.
   */
  hooks: {
    undo: UndoRound[];
    proofs: ProofFor[];
    replays: RoundReplay[];
    jackpots: RoundJackpotFor[];
    /** Told of rounds that a lane of this process has settled, after the commit. Must be fast; a crash loses news. */
    settled: ((rounds: readonly Round[]) => void)[];
    /** The same for rounds that took a stake, settled or not. */
    staked: ((rounds: readonly Round[]) => void)[];
  };
  /** Tells `hooks.settled` and `hooks.staked` what a lane of a later module has committed. */
  committed: (sets: readonly RoundSet[]) => void;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  /**
   * The hot path: bets, wins, rollbacks and corrections of game vendors, many in one commit. A repeated command gets the same
   * answer.
   *
   * @throws `server.unavailable` if the outcome is unknown; RangeError for an impossible command
   */
  submit: (command: RoundCommand) => Promise<Outcome>;
  /** The same for several commands, which are decided in their order. Each is accepted or refused by itself. */
  submitAll: (commands: readonly RoundCommand[]) => Promise<Outcome>[];
  /**
   * The same for one command, in the caller's transaction, which must end with any error.
   *
   * @throws `rounds.not_found` also for the rollback of an unknown bet, and whatever else the command is refused for
   */
  decide: (tx: MoneyTx, command: RoundCommand) => Promise<RoundAfter>;
  listRounds: (query: RoundsQuery) => Promise<RoundsPage>;
  /** Rounds of a member before a position, newest first; `language` is that of game names. */
  listPlayed: (query: {
    merchantId: string;
    memberId: string;
    language: string;
    before: Position | undefined;
    limit: number;
  }) => Promise<NamedRound[]>;
  /** Reads within the caller's transaction, if any. The caller must check `memberId`. */
  findRound: (db: Db, key: { merchantId: string; roundId: string }) => Promise<Round | undefined>;
  /** @throws `rounds.not_found`, also for a round of another member if one is given */
  getRound: (key: { merchantId: string; memberId?: string; roundId: string }) => Promise<Round>;
  listOpen: (query: { merchantId: string; olderThan: Date; limit: number }) => Promise<Round[]>;
  /** Corrected results that are ordered to count in an older period. */
  corrections: Corrections;
  routes: BoundRoutes;
  jobs: readonly Job[];
};

/** With two lanes, one reads and decides while the other commits; more would only split the same work. */
const LANES = 2;

export function createRounds(deps: { db: Db; clock: Clock; wallet: Wallet; lanes?: LaneOptions }): Rounds {
  const { db, wallet } = deps;
  forgetClasses();
  const hooks: Rounds['hooks'] = { undo: [], proofs: [], replays: [], jackpots: [], settled: [], staked: [] };
  const committed: Rounds['committed'] = (sets) => {
    for (const [told, roundsIn] of [[hooks.settled, settledIn] as const, [hooks.staked, stakedIn] as const]) {
      if (told.length === 0) continue;
      const rounds = roundsIn(sets);
      if (rounds.length > 0) for (const tell of told) tell(rounds);
    }
  };
  const undo: UndoRound = async (tx, round) => {
    const transfers = [];
    for (const one of hooks.undo.toReversed()) transfers.push(...(await one(tx, round)));
    return transfers;
  };
  let lane: Lane<InnerCommand, Outcome> | undefined;
  const laneOf = (): Lane<InnerCommand, Outcome> =>
    (lane ??= wallet.createLane(roundsDomain, deps.lanes ?? { lanes: LANES }, committed));
  const list: Rounds['listRounds'] = (query) => listRounds(db, query);
  return {
    open: (tx, round) => openRound(deps, tx, round),
    play: (tx, round) => playRound(deps, tx, round),
    settle: (tx, round) => settleRound(deps, tx, round),
    writeDetail: updateDetail,
    void: (tx, round) => voidRound({ ...deps, undo }, tx, round),
    hooks,
    committed,
    check: auditRounds,
    submit: async (command) => {
      return laneOf().submit(normalCommand(command));
    },
    submitAll: (commands) => {
      const normal = commands.map(normalCommand);
      return laneOf().submitAll(normal);
    },
    decide: (tx, command) => decideStrictly(deps, tx, command),
    listRounds: list,
    listPlayed: (query) => listPlayed(db, query),
    findRound,
    getRound: async (key) => {
      const round = await findRound(db, key);
      if (!round || (key.memberId !== undefined && key.memberId !== round.memberId))
        throw appError(roundsErrors.notFound);
      return round;
    },
    listOpen: (query) => listOpen(db, query),
    corrections: createCorrections(deps),
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

export type RoundControl = {
  /** The request to void a round, for the approvals. */
  voidKind: ReturnType<typeof createRoundVoid>;
  consoleRoutes: readonly BoundRoutes[];
  exportable: readonly ExportableList[];
};

/** What operators see of rounds and do with them. */
export function createRoundControl(
  deps: Omit<RoundControlDeps, 'hooks'> &
    RoundVoidDeps &
    ListDeps & { clock: Clock; rounds: Pick<Rounds, 'hooks'> },
): RoundControl {
  return {
    voidKind: createRoundVoid(deps),
    consoleRoutes: [roundControlConsole({ ...deps, hooks: deps.rounds.hooks }), roundListConsole(deps)],
    exportable: [
      {
        reader: roundReader,
        check: (query) => checkSortable(query as RoundSelection, deps.clock.now()),
      },
    ],
  };
}
