import { appError } from '../../../../platform/http/errors.ts';
import { eligible } from '../engine/decide.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { MemberKey, Parts } from '../promotions.types.ts';
import { isOpen, type Catalogue } from '../versions/catalogue.usecases.ts';
import { deleteEntry, insertEntry } from './entries.queries.ts';

export function createEntries(parts: Parts & { catalogue: Pick<Catalogue, 'get'> }) {
  const { db, clock, catalogue } = parts;

  /**
   * Joins under the terms with this hash. Conditions that play or a deposit can still meet don't keep anybody out.
   *
   * @throws `promotions.not_found`, `.closed`, `.terms_changed`, `.not_eligible`
   */
  const join = async (
    member: MemberKey,
    { promotionId, termsHash, language }: { promotionId: string; termsHash: string; language: string },
  ): Promise<void> => {
    const promotion = await catalogue.get({ merchantId: member.merchantId, promotionId });
    const at = clock.now();
    if (!isOpen(promotion, at)) throw appError(promotionErrors.closed);
    if (promotion.termsHash !== termsHash) throw appError(promotionErrors.termsChanged);
    const facts = (await readFacts(parts, { promotion, memberIds: [member.memberId], at })).get(
      member.memberId,
    );
    const lacking = facts
      ? eligible(promotion.definition, facts, at).filter(
          ({ key, isMet }) => !isMet && !['joined', 'played', 'deposits', 'depositSum'].includes(key),
        )
      : [];
    if (!facts || lacking.length > 0)
      throw appError(promotionErrors.notEligible, {
        value: { because: lacking.map((each) => ({ ...each })) },
      });
    await db
      .transaction()
      .execute((tx) =>
        insertEntry(tx, { ...member, promotionId, version: promotion.version, language, termsHash, at }),
      );
  };

  /** Leaves; what was granted stays as it is. @throws `promotions.not_found` */
  const leave = async (member: MemberKey, promotionId: string): Promise<void> => {
    await catalogue.get({ merchantId: member.merchantId, promotionId });
    await db.transaction().execute((tx) => deleteEntry(tx, { ...member, promotionId }));
  };
  return { join, leave };
}
