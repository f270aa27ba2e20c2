import { randomInt } from 'node:crypto';
import type { AccountHook, InvitationHook } from '../../access/members/index.ts';
import { accountKey } from '../../access/members/index.ts';
import { findCode, findOwner, insertCode, insertReferral } from './codes.queries.ts';
import type { MemberKey, ReferralDeps } from './referrals.types.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const MAX_TRIES = 5;

export function createCodes({ db, clock, promotions }: Pick<ReferralDeps, 'db' | 'clock' | 'promotions'>) {
  /** A player's code opens an account under the agent above the player, while the programme runs. */
  const invitation: InvitationHook = async (within, { merchantId, codeKey }) => {
    const owner = await findOwner(within, { merchantId, codeKey });
    if (!owner || (await promotions.live(merchantId, 'referral')).length === 0) return undefined;
    const { code, memberId, account, uplineId } = owner;
    return { code, account, memberId: uplineId ?? undefined, invitedBy: { memberId, code } };
  };

  /** Notes who invited a new member, in the transaction that opens the account. */
  const place: AccountHook = async (tx, { merchantId, id: memberId, invitedBy, at }) => {
    if (!invitedBy) return;
    await insertReferral(tx, {
      merchantId,
      memberId,
      referrerId: invitedBy.memberId,
      code: invitedBy.code,
      at,
    });
  };

  /** The member's code, which is made on first use. */
  const codeOf = async (member: MemberKey): Promise<string> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const code = await findCode(db, member);
      if (code !== undefined) return code;
      const candidate = newCode();
      await insertCode(db, { ...member, code: candidate, codeKey: accountKey(candidate), at: clock.now() });
    }
    throw new Error('no free referral code was found');
  };

  return { invitation, place, codeOf };
}
