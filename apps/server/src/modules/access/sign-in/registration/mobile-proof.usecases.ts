import type { RegistrationUser } from '@croupier/contract/access/identity.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { verificationErrors } from '../../verification/index.ts';
import type { SignInDeps } from '../sign-in.types.ts';

export type MobileProof = {
  /** In E.164. @throws `verification.phone_missing`, `verification.phone_invalid` */
  numberOf: SignInDeps['verification']['mobileOf'];
  /**
   * Whether the caller has proved to own the number: by a code, or by a token of the service that verified it in the
   * browser. False where the merchant requires no proof.
   *
   * @throws the errors of a wrong code or token
   */
  prove: (
    merchant: Merchant,
    mobile: string,
    user: Pick<RegistrationUser, 'verificationCode' | 'firebaseIdToken'>,
    ip: string,
  ) => Promise<boolean>;
};

export const createMobileProof = ({
  verification,
  federation,
}: Pick<SignInDeps, 'verification' | 'federation'>): MobileProof => ({
  numberOf: verification.mobileOf,
  prove: async ({ id: merchantId, settings }, mobile, { verificationCode, firebaseIdToken }, ip) => {
    if (!settings.brand.features.smsVerification) return false;
    if (!firebaseIdToken) {
      const code = verificationCode ?? '';
      await verification.checkCode({ merchantId, purpose: 'register', channel: 'sms', to: mobile, code, ip });
      return true;
    }
    // A token for another number proves nothing about this one.
    if ((await federation.phoneOf(merchantId, firebaseIdToken)) !== mobile)
      throw fieldRefusal(verificationErrors.codeInvalid, 'verificationCode');
    return true;
  },
});
