import type { LoginBody, SessionStarted } from '@croupier/contract/access/session.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { isHolder } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import { verificationErrors } from '../../verification/index.ts';
import { signInKeys, type SignInAttempts } from '../credentials/sign-in-attempts.usecases.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Admission, Candidate } from './admission.usecases.ts';

type SmsLogin = Extract<LoginBody, { type: 'sms' }>;
type FirebaseLogin = Extract<LoginBody, { type: 'firebase' }>;

export type PhoneLoginDeps = Pick<SignInDeps, 'merchants' | 'members' | 'verification' | 'federation'> & {
  attempts: SignInAttempts;
  admission: Pick<Admission, 'admit'>;
};

/** Signs in by a phone number that was proved with a code or verified by firebase. */
export function createPhoneLogin(deps: PhoneLoginDeps) {
  const { merchants, members, verification, federation, attempts, admission } = deps;

  /** @throws `verification.not_enabled` where the merchant offers no sign-in by code */
  const merchantWithCodes = async (merchantId: string): Promise<Merchant> => {
    const merchant = await merchants.byId(merchantId);
    if (!merchant.settings.brand.features.codeLogin) throw appError(verificationErrors.notEnabled);
    return merchant;
  };

  /** Guesses are counted by address as well as by number. */
  const holderOf = async (
    merchant: Merchant,
    caller: Caller,
    prove: () => Promise<string>,
  ): Promise<Pick<Candidate, 'member' | 'stillHolds'>> => {
    const keys = signInKeys(merchant.id, '', caller.ip);
    await attempts.reserveAddress(keys);
    const number = await prove();
    const member = await members.findByMobile(merchant.id, number);
    if (!member) throw appError(signInErrors.badCredentials);
    await attempts.settleAddress(keys);
    return { member, stillHolds: (_tx, current) => isHolder(current, number) };
  };

  return {
    bySms: async (merchantId: string, login: SmsLogin, caller: Caller): Promise<SessionStarted> => {
      const { username: mobileNum, countryDialingCode, password: code, area, remember } = login;
      const { ip } = caller;
      const merchant = await merchantWithCodes(merchantId);
      const to = await verification.mobileOf(merchantId, { mobileNum, countryDialingCode });
      const { member, stillHolds } = await holderOf(merchant, caller, async () => {
        await verification.checkCode({ merchantId, purpose: 'login', channel: 'sms', to, code, ip });
        return to;
      });
      return admission.admit({ merchant, member, via: 'sms', caller, area, remember, stillHolds });
    },

    byFirebase: async (merchantId: string, login: FirebaseLogin, caller: Caller): Promise<SessionStarted> => {
      const { firebaseIdToken, area, remember } = login;
      const merchant = await merchantWithCodes(merchantId);
      const { member, stillHolds } = await holderOf(merchant, caller, () =>
        federation.phoneOf(merchantId, firebaseIdToken),
      );
      return admission.admit({ merchant, member, via: 'firebase', caller, area, remember, stillHolds });
    },
  };
}

export type PhoneLogin = ReturnType<typeof createPhoneLogin>;
