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
  /** Under which terms rounds of this merchant are drawn now; undefined where there is no pool. Not in a transaction. */
  termsOf: (merchantId: string) => Promise<JackpotTerms | undefined>;
  /** Draws for a round that is about to be played; reads and writes nothing. */
  draw: (terms: JackpotTerms, round: PlayedRound) => DrawnRound;
  /** What the round puts in, to be posted with its stake; `house` is the account that the stake goes to. */
  contributionsOf: (round: DrawnRound, house: AccountRef) => Transfer[];
  /** Pays a round that was drawn, once its stake was taken; holds the pool until the transaction ends. */
  pay: (tx: MoneyTx, round: DrawnRound) => Promise<JackpotPaid>;
  /** What everybody may see of it, at most some seconds old; null where there is none. */
  pool: (merchantId: string, language: string) => Promise<JackpotPool | null>;
  /** Tells of every pool that has changed, by whatever process. Ends with the returned function. */
  watch: (options: {
    isAnybodyThere: () => boolean;
    tell: (news: PoolNews) => void;
    everyMilliseconds?: number;
  }) => () => Promise<void>;
  /** Takes back what the jackpot did with a round that is voided, in the same transaction. */
  undo: UndoRound;
  /** Rules that the ledger's audit checks. */
  check: AuditCheck;
  routes: BoundRoutes;
};

const termsIn = ({ id, currency, settings }: Merchant): JackpotTerms | undefined =>
  settings.brand.home.jackpot === 'live' ? { merchantId: id, currency, ...settings.jackpot } : undefined;

const keyOf = ({ merchantId, currency }: PoolKey): string => `${merchantId}/${currency}`;

/** The progressive pool of the in-house games: fed by stakes, paid out to a draw that anybody can compute again. */
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

  const opening = async (terms: JackpotTerms): Promise<void> => {
    const key = keyOf(terms);
    if (opened.has(key)) return;
    await openPool(deps, terms);
    opened.add(key);
  };
  const termsOf: Jackpot['termsOf'] = async (merchantId) => {
    const terms = termsIn(await merchants.byId(merchantId));
    if (terms) await opening(terms);
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
          // Whoever hears of a hit asks who it was, and must not be told what was so some seconds ago.
          if (news.hit) pools.invalidate();
          options.tell(news);
        },
        readPools: async () => {
          const live = (await merchants.list()).flatMap((merchant) => termsIn(merchant) ?? []);
          await Promise.all(live.map(opening));
          // The amounts last: whoever hears of a hit must not be told what was in the pool before it.
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
