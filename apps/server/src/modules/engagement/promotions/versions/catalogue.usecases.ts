import type { PromotionKind } from '@croupier/contract/promotions/words.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts, Promotion, PromotionKey } from '../promotions.types.ts';
import { findPublished, listPublished } from './versions.queries.ts';

const FRESH_MILLISECONDS = 2_000;

/** Whether a promotion is open: running, and within its dates. */
export const isOpen = ({ state, definition }: Promotion, at: Date): boolean =>
  state === 'running' &&
  (definition.opensAt === null || definition.opensAt <= at) &&
  (definition.closesAt === null || definition.closesAt > at);

/** The merchant's promotions, cached for two seconds. What grants reads the row again under its lock. */
export function createCatalogue({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const cache = createFresh<Promotion[]>({ clock, milliseconds: FRESH_MILLISECONDS });
  const all = (merchantId: string): Promise<Promotion[]> =>
    cache.get(merchantId, () => listPublished(db, merchantId));
  /** Promotions that are open now. */
  const live = async (merchantId: string, kind?: PromotionKind): Promise<Promotion[]> =>
    (await all(merchantId)).filter(
      (promotion) =>
        isOpen(promotion, clock.now()) && (kind === undefined || promotion.definition.kind === kind),
    );
  const find = (key: PromotionKey & { version?: number }, within: Db = db): Promise<Promotion | undefined> =>
    findPublished(within, key);
  /** @throws `promotions.not_found` */
  const get = async (key: PromotionKey & { version?: number }, within?: Db): Promise<Promotion> => {
    const found = await find(key, within);
    if (!found) throw appError(promotionErrors.notFound);
    return found;
  };
  return { all, live, find, get, forget: cache.invalidate };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
