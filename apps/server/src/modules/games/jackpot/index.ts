import { jackpotRoutes, type JackpotPool } from '@croupier/contract/games/jackpot.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { createFresh } from '../../../platform/fresh.ts';
import type { Logger } from '../../../platform/log.ts';
import { maskedName } from '../../access/members/index.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import type { Rounds, UndoRound } from '../rounds/index.ts';
import type { AccountRef, AuditCheck, MoneyTx, Transfer, Wallet } from '../../money/wallet/index.ts';
import { auditJackpot } from './jackpot.checks.ts';
import { HITS_SHOWN, POOL, POOL_FRESH_MILLISECONDS } from './jackpot.config.ts';
import type { PoolKey } from './jackpot.queries.ts';
import { findNewestHit, listHits } from './jackpot.reads.ts';
import { drawFor, type DrawnRound, type JackpotTerms, type PlayedRound } from './jackpot.rules.ts';
import { openPool, payRound, undoRound, type JackpotPaid } from './jackpot.usecases.ts';
import { contributionsOf } from './payments.usecases.ts';
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
  /** The jackpot's part of the ledger audit. */
  check: AuditCheck;
  routes: BoundRoutes;
};

const termsIn = ({ id, currency, settings }: Merchant): JackpotTerms | undefined =>
  settings.brand.home.jackpot === 'live' ? { merchantId: id, currency, ...settings.jackpot } : undefined;

const keyOf = ({ merchantId, currency }: PoolKey): string => `${merchantId}/${currency}`;

/** The progressive jackpot of the in-house games: fed by stakes, paid to rounds whose draw anyone can verify. */
export function createJackpot(deps: {
  db: Db;
  clock: Clock;
  log: Logger;
  wallet: Wallet;
  rounds: Pick<Rounds, 'findRound' | 'writeDetail'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
}): Jackpot {
  const { db, clock, log, wallet, merchants } = deps;
  const opened = new Set<string>();
  const pools = createFresh<JackpotPool>({ clock, milliseconds: POOL_FRESH_MILLISECONDS });

  const ensureOpen = async (terms: JackpotTerms): Promise<void> => {
    const key = keyOf(terms);
    if (opened.has(key)) return;
    await openPool(deps, terms);
    opened.add(key);
  };
  const termsOf: Jackpot['termsOf'] = async (merchantId) => {
    const terms = termsIn(await merchants.byId(merchantId));
    if (terms) await ensureOpen(terms);
    return terms;
  };
  const readAmounts = wallet.houseReader(POOL);
  const amountsOf = async (): Promise<(terms: JackpotTerms) => bigint> => {
    const amounts = new Map((await readAmounts()).map((pool) => [keyOf(pool), pool.amountMinor]));
    return (terms) => amounts.get(keyOf(terms)) ?? 0n;
  };

  const readPool = async (terms: JackpotTerms, language: string): Promise<JackpotPool> => {
    const { merchantId, currency, contributionBps, drawnOncePerMinor } = terms;
    const hits = await listHits(db, { merchantId, currency, language, limit: HITS_SHOWN });
    return {
      currency,
      amount: (await amountsOf())(terms),
      contributionBps,
      drawnOncePer: drawnOncePerMinor,
      hits: hits.map(({ account, amountMinor, ...hit }) => ({
        ...hit,
        customerName: maskedName(account ?? ''),
        amount: amountMinor,
      })),
    };
  };

  const pool: Jackpot['pool'] = async (merchantId, language) => {
    const terms = await termsOf(merchantId);
    if (!terms) return null;
    return pools.get(`${merchantId}/${language}`, () => readPool(terms, language));
  };

  return {
    termsOf,
    draw: drawFor,
    contributionsOf,
    pay: (tx, round) => payRound(deps, tx, round),
    pool,
    watch: (options) =>
      watchPools({
        ...options,
        clock,
        log,
        tell: (news) => {
          // Clients fetch the winner next, so they must not get a cached pool.
          if (news.hit) pools.invalidate();
          options.tell(news);
        },
        readPools: async () => {
          const live = (await merchants.list()).flatMap((merchant) => termsIn(merchant) ?? []);
          await Promise.all(live.map(ensureOpen));
          // Read the amounts last, so that a reported hit never comes with the amount before it.
          const hits = await Promise.all(live.map((terms) => findNewestHit(db, terms)));
          const amountOf = await amountsOf();
          return live.map((terms, index) => {
            const { merchantId, currency } = terms;
            return { merchantId, currency, amountMinor: amountOf(terms), newestHit: hits[index] };
          });
        },
      }),
    undo: (tx, round) => undoRound(deps, tx, round),
    check: auditJackpot,
    routes: bindRoutes(jackpotRoutes, {
      pool: ({ merchantId, language }) => pool(merchantId, language),
    }),
  };
}
