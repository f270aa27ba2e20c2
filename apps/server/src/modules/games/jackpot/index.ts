import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { RoundJackpotFor, Rounds, UndoRound } from '../rounds/index.ts';
import type { AccountRef, AuditCheck, MoneyTx, Transfer, Wallet } from '../../money/wallet/index.ts';
import { jackpotControlConsole } from './control.console.ts';
import { createJackpotControl } from './control.usecases.ts';
import { auditJackpot } from './jackpot.checks.ts';
import { jackpotRoutes } from './jackpot.routes.ts';
import {
  drawFor,
  roundPartOf,
  type DrawnRound,
  type JackpotTerms,
  type PlayedRound,
} from './jackpot.rules.ts';
import { payRound, undoRound, type JackpotPaid } from './jackpot.usecases.ts';
import { contributionsOf } from './payments.usecases.ts';
import { createPublicPools } from './public-pools.usecases.ts';
import { watchPools, type PoolNews } from './watch.usecases.ts';

export type { DrawnRound, JackpotRecord, JackpotTerms } from './jackpot.rules.ts';
export { drawFor, jackpotRecord, jackpotWonOf } from './jackpot.rules.ts';
export { POOL_ACCOUNTS } from './jackpot.config.ts';
export { insertHits } from './jackpot.queries.ts';
export { openPools, poolReads, type Pools } from './pools.usecases.ts';

export type Jackpot = {
  /**
   * The terms that now apply to rounds of this merchant; undefined without a jackpot. Must not run in a transaction.
   */
  termsOf: (merchantId: string) => Promise<JackpotTerms | undefined>;
  /** Draws for a round about to be played, without any I/O. */
  draw: (terms: JackpotTerms, round: PlayedRound) => DrawnRound;
  /** The round's contribution, to be posted with its stake; `house` is the account that receives the stake. */
  contributionsOf: (round: DrawnRound, house: AccountRef) => Transfer[];
  /** Pays a winning round after its stake was taken; locks the pool until the transaction ends. */
  pay: (tx: MoneyTx, round: DrawnRound) => Promise<JackpotPaid>;
  /** The public state of the pool, a few seconds old at most; null without a jackpot. */
  pool: (merchantId: string, language: string) => Promise<JackpotPool | null>;
  /** Reports every change of a pool, made by any process. Returns a function that stops it. */
  watch: (options: {
    hasListeners: () => boolean;
    tell: (news: PoolNews) => void;
    everyMilliseconds?: number;
  }) => () => Promise<void>;
  /** Reverses what the jackpot did for a round that is voided, in the same transaction. */
  undo: UndoRound;
  /** What the jackpot did for a round, for operators. */
  partOf: RoundJackpotFor;
  /** The jackpot's part of the ledger audit. */
  check: AuditCheck;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
};

/** The progressive jackpot of the in-house games: fed by stakes, paid to rounds whose draw anyone can verify. */
export function createJackpot(deps: {
  db: Db;
  clock: Clock;
  log: Logger;
  wallet: Wallet;
  rounds: Pick<Rounds, 'findRound' | 'writeDetail'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
}): Jackpot {
  const pools = createPublicPools(deps);
  return {
    termsOf: pools.termsOf,
    draw: drawFor,
    contributionsOf,
    pay: (tx, round) => payRound(deps, tx, round),
    pool: pools.pool,
    watch: (options) =>
      watchPools({
        ...options,
        clock: deps.clock,
        log: deps.log,
        readPools: pools.readStates,
        tell: (news) => {
          // Clients fetch the winner next, so they must not get a cached pool.
          if (news.hit) pools.refresh();
          options.tell(news);
        },
      }),
    undo: (tx, round) => undoRound(deps, tx, round),
    partOf: ({ detail }) => roundPartOf(detail),
    check: auditJackpot,
    routes: jackpotRoutes(pools.pool),
    consoleRoutes: jackpotControlConsole(createJackpotControl(deps)),
  };
}
