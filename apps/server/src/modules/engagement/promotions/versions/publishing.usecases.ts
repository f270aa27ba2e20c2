import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { termsHash } from './terms.usecases.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts, Promotion, PromotionKey, Texts } from '../promotions.types.ts';
import { findPublished, findRow, insertPromotion, insertVersion, storedOf } from './versions.queries.ts';

type Publication = PromotionKey & {
  definition: Definition;
  askedBy: string | null;
  approvedBy: string | null;
};

/**
 * Publishes a definition as the next version, for entries from now on, and tells the contest that runs it.
 *
 * @throws `promotions.not_found`, `promotions.budget_lower` for a budget below what is granted
 */
export async function publishIn(
  { clock, hooks }: Pick<Parts, 'clock' | 'hooks'>,
  tx: MoneyTx,
  { definition, ...publication }: Publication,
): Promise<Promotion> {
  const row = await findRow(tx, publication, { lock: true });
  if (!row) throw appError(promotionErrors.notFound);
  const { budget, limit } = definition;
  if ((budget && budget.amount < row.grantedMinor) || (limit.total && limit.total < row.grantsCount))
    throw appError(promotionErrors.budgetLower);
  await insertVersion(tx, {
    ...publication,
    definition,
    version: row.version + 1,
    termsHash: termsHash(definition),
    at: clock.now(),
  });
  const promotion = await findPublished(tx, publication);
  if (!promotion) throw appError(promotionErrors.notFound);
  for (const told of hooks.published) await told(tx, promotion);
  return promotion;
}

/** Creates and publishes a promotion of the system itself, such as those of the demo. */
export async function createPublished(
  parts: Pick<Parts, 'clock' | 'hooks'>,
  tx: MoneyTx,
  promotion: { merchantId: string; slug: string; texts: Texts; definition: Definition },
): Promise<Promotion | undefined> {
  const { merchantId, slug, texts, definition } = promotion;
  const promotionId = newId();
  const isNew = await insertPromotion(tx, {
    merchantId,
    promotionId,
    slug,
    kind: definition.kind,
    texts,
    draft: storedOf(definition),
    at: parts.clock.now(),
  });
  if (!isNew) return undefined;
  return publishIn(parts, tx, { merchantId, promotionId, definition, askedBy: null, approvedBy: null });
}
