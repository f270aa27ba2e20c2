import { randomInt } from 'node:crypto';
import type { RegistrationUser } from '@croupier/contract/identity.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { hostOf, isGoodAt, maskAccount } from './affiliates.rules.ts';
import {
  countInvited,
  findInvitation,
  findOwnCode,
  insertOwnCode,
  lockAgent,
  type Invitation,
} from './affiliates.queries.ts';
import { identityErrors } from './identity.errors.ts';
import { findMemberByAccount } from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import { INVITATION_CHECKS } from './registration.config.ts';
import type { ShownField } from './registration.form.rules.ts';
import { accountKey, shownText } from './registration.rules.ts';

/** Nothing that looks like something else; about 10^11 codes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const unknown = (field: string) =>
  appError(identityErrors.invitationCode, { fields: [{ field, code: identityErrors.invitationCode.code }] });

/** Whose invitation somebody follows. */
export function createAffiliates({ db, clock }: { db: Db; clock: Clock }) {
  const find = async (
    merchantId: string,
    input: { code: string; host: string; field: string },
  ): Promise<Invitation> => {
    const invitation = await findInvitation(db, merchantId, accountKey(input.code));
    if (!invitation || !isGoodAt(invitation.host, input.host)) throw unknown(input.field);
    return invitation;
  };

  return {
    /** @throws `invitation_code_error`, `request.too_many` */
    check: async (
      merchantId: string,
      { code, domain }: { code: string; domain?: string | undefined },
      { ip, origin }: { ip: string; origin: string },
    ): Promise<{ code: string; from: string }> => {
      const key = attemptKey(merchantId, 'invitation.address', addressKey(ip));
      await limitAttempt({ db, clock }, key, INVITATION_CHECKS, requestErrors.tooMany);
      const host = hostOf(domain, origin);
      const invitation = await find(merchantId, { code, host, field: 'affiliateCode' });
      return { code: invitation.code, from: maskAccount(invitation.account) };
    },

    /**
     * The agent above a new member: whose code was typed, else whose link was followed, else who is named as the one
     * who recommended the site. @throws `invitation_code_error` for a code or name that nobody has
     */
    uplineOf: async (
      { id: merchantId, settings }: Merchant,
      shown: readonly ShownField[],
      user: RegistrationUser,
      origin: string | undefined,
    ): Promise<string | undefined> => {
      const host = hostOf(user.domain, origin);
      const typed = shownText(shown, user, 'affiliateCode');
      const followed = settings.brand.features.referral ? user.referralCode : undefined;
      const recommender = shownText(shown, user, 'recommenderId');
      const byCode = typed
        ? await find(merchantId, { code: typed, host, field: 'affiliateCode' })
        : followed
          ? await find(merchantId, { code: followed, host, field: 'referralCode' })
          : undefined;
      if (!recommender) return byCode?.member_id;
      const named = await findMemberByAccount(db, merchantId, accountKey(recommender));
      if (!named || named.status !== 'open' || kindOf(named.type) === 'trial') throw unknown('recommenderId');
      return byCode?.member_id ?? (kindOf(named.type) === 'agent' ? named.id : undefined);
    },

    /** The agent's own code, which is made the first time it is asked for. */
    referral: async (merchantId: string, memberId: string): Promise<{ code: string; members: number }> => {
      const own = await findOwnCode(db, merchantId, memberId);
      const members = await countInvited(db, merchantId, memberId);
      if (own) return { code: own, members };
      const made = await db.transaction().execute(async (tx) => {
        await lockAgent(tx, merchantId, memberId);
        // Two calls at once, or a code that somebody has by chance.
        for (;;) {
          const code = await findOwnCode(tx, merchantId, memberId);
          if (code) return code;
          const candidate = newCode();
          const codeKey = accountKey(candidate);
          await insertOwnCode(tx, { merchantId, memberId, code: candidate, codeKey, at: clock.now() });
        }
      });
      return { code: made, members };
    },
  };
}

export type Affiliates = ReturnType<typeof createAffiliates>;
