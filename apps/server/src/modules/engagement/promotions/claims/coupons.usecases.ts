import { attemptKey, limitAttempt, returnAttempt } from '../../../../platform/attempts.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { decide } from '../engine/decide.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { marksOf } from '../facts/marks.usecases.ts';
import { grantMany } from '../grants/granting.usecases.ts';
import { COUPON_ADDRESS_LIMIT, COUPON_LIMIT } from '../promotions.config.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Grant, MemberKey, Parts } from '../promotions.types.ts';
import type { Catalogue } from '../versions/catalogue.usecases.ts';
import { findCoupon, useCoupon } from './coupons.queries.ts';
import { decisionError, grantedOf } from './refusals.rules.ts';

/** Codes are compared without regard to case and separators. */
export const normalCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const KEY_LETTERS = 32;

export function createCoupons(parts: Parts & { catalogue: Pick<Catalogue, 'get'> }) {
  const { db, clock, box, wallet, catalogue } = parts;

  /**
   * Redeems a code: one use and one grant, or neither.
   *
   * @throws `promotions.code_tries`, `.code_unknown`, `.code_used` and the refusals of a claim
   */
  const redeem = async (member: MemberKey, { code, ip }: { code: string; ip: string }): Promise<Grant> => {
    const { merchantId, memberId } = member;
    const tries = [
      [attemptKey(merchantId, 'coupon.member', memberId), COUPON_LIMIT],
      [attemptKey(merchantId, 'coupon.address', ip), COUPON_ADDRESS_LIMIT],
    ] as const;
    for (const [key, policy] of tries)
      await limitAttempt({ db, clock }, key, policy, promotionErrors.codeTries);
    const coupon = await findCoupon(db, { merchantId, keys: await box.hashes(normalCode(code), merchantId) });
    if (!coupon) throw appError(promotionErrors.codeUnknown);
    await db.transaction().execute(async (tx) => {
      for (const [key, policy] of tries) await returnAttempt(tx, key, policy);
    });
    const promotion = await catalogue.get({ merchantId, promotionId: coupon.promotionId });
    const at = clock.now();
    const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at })).get(memberId);
    if (!facts) throw appError(promotionErrors.notFound);
    const decision = decide(promotion.definition, facts, at);
    if (!decision.isGranted) throw decisionError(decision);
    const { rewards, because, baseMinor } = decision;
    const windowKey = `code:${coupon.key.toString('hex').slice(0, KEY_LETTERS)}`;
    const marks = await marksOf(parts, promotion, member);
    return wallet.transaction(async (tx) => {
      const [outcome] = await grantMany(parts, tx, promotion, [
        { memberId, windowKey, rewards, because, baseMinor, marks, state: 'claimed' },
      ]);
      if (!outcome) throw appError(promotionErrors.closed);
      if (outcome.outcome === 'granted' && !(await useCoupon(tx, { merchantId, key: coupon.key })))
        throw appError(promotionErrors.codeUsed);
      return grantedOf(outcome);
    });
  };
  return { redeem };
}
