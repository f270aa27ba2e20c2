import { findGrant } from '../grants/grants.reads.ts';
import type { MemberKey, Parts } from '../promotions.types.ts';
import { tell } from './telling.usecases.ts';

/** Ends that a member has not chosen, and whose message has not been sent with the decision. */
const KINDS = { met: 'bonus_met', expired: 'bonus_expired', revoked: 'bonus_revoked' } as const;
const isTold = (how: string): how is keyof typeof KINDS => Object.hasOwn(KINDS, how);

type Ended = MemberKey & { grantId: string; bonusId: string; how: string };

/** Tells a member that a bonus is over. May be repeated. */
export async function tellBonusEnd(
  parts: Pick<Parts, 'db' | 'messages' | 'merchants' | 'protection'>,
  { merchantId, memberId, grantId, bonusId, how }: Ended,
): Promise<void> {
  if (!isTold(how)) return;
  const { db, protection } = parts;
  const grant = await findGrant(db, { merchantId, memberId, grantId });
  // Who took the grant back has said so.
  if (!grant || (how === 'revoked' && grant.state === 'revoked')) return;
  const { mayGetMarketing } = await protection.stateOf(db, { merchantId, memberId });
  if (how !== 'revoked' && !mayGetMarketing) return;
  const { slug, texts } = grant;
  await db
    .transaction()
    .execute((tx) =>
      tell(parts, tx, { merchantId, memberId, slug, texts, kind: KINDS[how], about: bonusId }),
    );
}
