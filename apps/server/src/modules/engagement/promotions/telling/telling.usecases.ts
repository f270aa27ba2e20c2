import type { Tx } from '../../../../platform/db/database.ts';
import { runTogether } from '../../../../platform/db/together.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { TOLD_TOGETHER } from '../promotions.config.ts';
import type { MemberKey, Parts, PromotionKey, Texts } from '../promotions.types.ts';
import { textIn } from '../views.usecases.ts';
import { findNames } from '../promotions.reads.ts';
import { takeUntold } from './telling.queries.ts';

type TellParts = Pick<Parts, 'messages' | 'merchants'>;

export type Told = MemberKey & {
  kind:
    | 'application_granted'
    | 'application_rejected'
    | 'reward_waiting'
    | 'reward_paid'
    | 'reward_revoked'
    | 'bonus_met'
    | 'bonus_expired'
    | 'bonus_revoked';
  /** What it is about: the message is sent once for it. */
  about: string;
  slug: string;
  texts: Texts;
  params?: Record<string, string>;
};

/** Puts a message about a promotion into a member's inbox, in the transaction of what it tells of. */
export async function tell(
  { messages, merchants }: TellParts,
  tx: Tx,
  { merchantId, memberId, slug, kind, about, texts, params }: Told,
): Promise<void> {
  const { settings } = await merchants.byId(merchantId);
  const promotion = textIn(texts, settings.brand.defaultLanguage).title;
  await messages.send(tx, {
    merchantId,
    memberId,
    id: derivedId(`${kind} message`, merchantId, about),
    kind,
    params: { promotion, slug, ...params },
  });
}

/** The same where only the promotion's id is known. */
export async function tellOf(
  parts: TellParts,
  tx: Tx,
  { merchantId, promotionId, ...told }: Omit<Told, 'texts' | 'slug'> & PromotionKey,
): Promise<void> {
  const names = await findNames(tx, { merchantId, promotionId });
  await tell(parts, tx, { merchantId, ...told, ...names });
}

/** Tells members what waits for them or was paid, some hundred in a commit. */
export async function tellGrants(parts: Pick<Parts, 'db' | 'clock'> & TellParts): Promise<void> {
  const { db, clock, merchants } = parts;
  for (const { id: merchantId } of await merchants.list())
    for (;;) {
      const taken = await db.transaction().execute(async (tx) => {
        const grants = await takeUntold(tx, { merchantId, at: clock.now(), limit: TOLD_TOGETHER });
        const works = grants
          .filter(({ isReached }) => isReached)
          .map(({ id, memberId, state, expiresAt, slug, texts }) => async () => {
            const kind = state === 'issued' ? 'reward_waiting' : 'reward_paid';
            const params = kind === 'reward_waiting' && expiresAt ? { until: expiresAt.toISOString() } : {};
            await tell(parts, tx, { merchantId, memberId, kind, about: id, slug, texts, params });
          });
        await runTogether(tx, works);
        return grants.length;
      });
      if (taken < TOLD_TOGETHER) break;
    }
}
