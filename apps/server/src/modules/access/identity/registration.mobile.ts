import type { RegistrationUser } from '@croupier/contract/identity.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Federation } from '../federation/index.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { verificationErrors, type Verification } from '../verification/index.ts';

export type MobileProof = {
  /** In E.164. @throws `verification.phone_missing`, `verification.phone_invalid` */
  numberOf: Verification['mobileOf'];
  /**
   * Whether the number was proved to be the caller's: by a code, or by a token of the identity service that checked it
   * in the browser. False where the merchant wants no proof. @throws the refusals of a wrong code or token
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
}: {
  verification: Pick<Verification, 'mobileOf' | 'checkCode'>;
  federation: Pick<Federation, 'phoneOf'>;
}): MobileProof => ({
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
      throw appError(verificationErrors.codeInvalid, {
        fields: [{ field: 'verificationCode', code: verificationErrors.codeInvalid.code }],
      });
    return true;
  },
});
