import { randomInt } from 'node:crypto';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { requestErrors } from '../../../platform/http/errors.ts';
import { INVITATION_CHECKS } from './affiliates.config.ts';
import { countInvited, findInvitation, findOwnCode, insertOwnCode } from './affiliates.queries.ts';
import { hostOf, isValidAt } from './affiliates.rules.ts';
import { memberErrors } from './members.errors.ts';
import { findMemberByAccount, lockMember } from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import type { Affiliates, MemberHooks, Upline } from './members.types.ts';
import { accountKey, maskAgent } from './names.rules.ts';

/** Without letters and digits that look alike; about 10^11 codes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const unknownCode = (field: string) => fieldRefusal(memberErrors.invitationCode, field);
const unknownRecommender = () => fieldRefusal(memberErrors.recommenderUnknown, 'recommenderId');

type Found = Upline & { code: string; account: string };

type AffiliateDeps = { db: Db; clock: Clock; hooks: Pick<MemberHooks, 'invitations'> };

export function createAffiliates({ db, clock, hooks }: AffiliateDeps): Affiliates {
  const find = async (
    merchantId: string,
    input: { code: string; host: string; field: string },
  ): Promise<Found> => {
    const codeKey = accountKey(input.code);
    const own = await findInvitation(db, merchantId, codeKey);
    if (own && isValidAt(own.host, input.host))
      return { memberId: own.member_id, code: own.code, account: own.account };
    for (const hook of own ? [] : hooks.invitations) {
      const link = await hook(db, { merchantId, codeKey });
      if (link) return link;
    }
    throw unknownCode(input.field);
  };

  return {
    check: async (merchantId, { code, domain }, { ip, origin }) => {
      const key = attemptKey(merchantId, 'invitation.address', addressKey(ip));
      await limitAttempt({ db, clock }, key, INVITATION_CHECKS, requestErrors.tooMany);
      const host = hostOf(domain, origin);
      const invitation = await find(merchantId, { code, host, field: 'affiliateCode' });
      return { code: invitation.code, from: maskAgent(invitation.account) };
    },

    uplineOf: async (merchantId, { code, linkCode, recommender, domain, origin }) => {
      const host = hostOf(domain, origin);
      const byCode = code
        ? await find(merchantId, { code, host, field: 'affiliateCode' })
        : linkCode
          ? await find(merchantId, { code: linkCode, host, field: 'referralCode' })
          : undefined;
      if (!recommender) return byCode;
      const named = await findMemberByAccount(db, merchantId, recommender);
      if (!named || named.status !== 'open' || kindOf(named.type) === 'trial') throw unknownRecommender();
      return byCode ?? (kindOf(named.type) === 'agent' ? { memberId: named.id } : undefined);
    },

    referral: async (merchantId, memberId) => {
      const own = await findOwnCode(db, merchantId, memberId);
      const members = await countInvited(db, merchantId, memberId);
      if (own) return { code: own, members };
      const generated = await db.transaction().execute(async (tx) => {
        // Concurrent calls of one agent generate one code.
        await lockMember(tx, merchantId, memberId);
        // Another agent may have the candidate.
        for (;;) {
          const code = await findOwnCode(tx, merchantId, memberId);
          if (code) return code;
          const candidate = newCode();
          const codeKey = accountKey(candidate);
          await insertOwnCode(tx, { merchantId, memberId, code: candidate, codeKey, at: clock.now() });
        }
      });
      return { code: generated, members };
    },

    addCode: (tx, { merchantId, memberId, code }) =>
      insertOwnCode(tx, { merchantId, memberId, code, codeKey: accountKey(code), at: clock.now() }),
  };
}
