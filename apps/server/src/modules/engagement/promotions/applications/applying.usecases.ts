import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { decide, refusalOf } from '../engine/decide.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { decisionError } from '../claims/refusals.rules.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { MemberKey, Parts } from '../promotions.types.ts';
import { isOpen, type Catalogue } from '../versions/catalogue.usecases.ts';
import { insertApplication } from './applications.queries.ts';

export const subjectOf = (applicationId: string): string => `application:${applicationId}`;

/** Without markup, which nobody needs in a comment. */
const plainComment = (comment: string): string =>
  comment
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();

/**
 * Stores an application with its pictures; an operator decides.
 *
 * @throws `promotions.not_found`, `.not_applicable`, `.closed`, `.not_eligible`, `.already_applied`, `files.not_found`
 */
export async function apply(
  parts: Parts & { catalogue: Pick<Catalogue, 'get'> },
  member: MemberKey,
  { promotionId, comment, pictures }: { promotionId: string; comment: string; pictures: readonly string[] },
): Promise<string> {
  const { merchantId, memberId } = member;
  const { clock, files, outbox, db } = parts;
  const promotion = await parts.catalogue.get({ merchantId, promotionId });
  if (promotion.definition.trigger.on !== 'apply') throw appError(promotionErrors.notApplicable);
  const at = clock.now();
  if (!isOpen(promotion, at)) throw appError(promotionErrors.closed);
  const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at })).get(memberId);
  if (!facts) throw appError(promotionErrors.notFound);
  const decision = decide(promotion.definition, facts, at);
  const missing = refusalOf({ because: decision.because.filter(({ key }) => key !== 'operator') });
  if (missing) throw decisionError(decision);
  const id = newId();
  const images = [...new Set(pictures)];
  await db.transaction().execute(async (tx) => {
    const row = { merchantId, promotionId, memberId, id, version: promotion.version, images, at };
    if (!(await insertApplication(tx, { ...row, comment: plainComment(comment) })))
      throw appError(promotionErrors.alreadyApplied);
    if (images.length > 0)
      await files.attach(tx, {
        merchantId,
        uploadedBy: memberId,
        ids: images,
        purpose: 'activity',
        subject: subjectOf(id),
      });
    await outbox.record(tx, {
      merchantId,
      type: 'application.submitted',
      payload: { applicationId: id, memberId, promotionId },
    });
  });
  return id;
}
