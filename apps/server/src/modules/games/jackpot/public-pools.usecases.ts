import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { publicName } from '../../access/members/index.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { HITS_SHOWN, POOL, POOL_FRESH_MILLISECONDS } from './jackpot.config.ts';
import type { PoolKey } from './jackpot.queries.ts';
import { findNewestHit, listHits } from './jackpot.reads.ts';
import type { JackpotTerms } from './jackpot.rules.ts';
import { openPool } from './jackpot.usecases.ts';
import type { PoolState } from './watch.usecases.ts';

type Deps = { db: Db; clock: Clock; wallet: Wallet; merchants: Pick<Merchants, 'byId' | 'list'> };

const termsIn = ({ id, currency, settings }: Merchant): JackpotTerms | undefined =>
  settings.brand.home.jackpot === 'live' ? { merchantId: id, currency, ...settings.jackpot } : undefined;

const keyOf = ({ merchantId, currency }: PoolKey): string => `${merchantId}/${currency}`;

/** The terms and the public state of each merchant's pool. */
export function createPublicPools(deps: Deps) {
  const { db, clock, wallet, merchants } = deps;
  const opened = new Set<string>();
  const pools = createFresh<JackpotPool>({ clock, milliseconds: POOL_FRESH_MILLISECONDS });
  const readAmounts = wallet.houseReader(POOL);

  const ensureOpen = async (terms: JackpotTerms): Promise<void> => {
    const key = keyOf(terms);
    if (opened.has(key)) return;
    await openPool(deps, terms);
    opened.add(key);
  };

  const amountsOf = async (): Promise<(terms: JackpotTerms) => bigint> => {
    const amounts = new Map((await readAmounts()).map((pool) => [keyOf(pool), pool.amountMinor]));
    return (terms) => amounts.get(keyOf(terms)) ?? 0n;
  };

  const termsOf = async (merchantId: string): Promise<JackpotTerms | undefined> => {
    const terms = termsIn(await merchants.byId(merchantId));
    if (terms) await ensureOpen(terms);
    return terms;
  };

  const readPool = async (terms: JackpotTerms, language: string): Promise<JackpotPool> => {
    const { merchantId, currency, contributionBps, drawnOncePerMinor } = terms;
    const hits = await listHits(db, { merchantId, currency, language, limit: HITS_SHOWN });
    return {
      currency,
      amount: (await amountsOf())(terms),
      contributionBps,
      drawnOncePer: drawnOncePerMinor,
      hits: hits.map(({ account, hidesName, amountMinor, ...hit }) => ({
        ...hit,
        customerName: publicName({ account: account ?? '', hidesName }),
        amount: amountMinor,
      })),
    };
  };

  return {
    termsOf,

    pool: async (merchantId: string, language: string): Promise<JackpotPool | null> => {
      const terms = await termsOf(merchantId);
      if (!terms) return null;
      return pools.get(`${merchantId}/${language}`, () => readPool(terms, language));
    },

    readStates: async (): Promise<PoolState[]> => {
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

    /** Clears the cache. */
    refresh: (): void => pools.invalidate(),
  };
}
