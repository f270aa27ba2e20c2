import { appError } from '../../../platform/http/errors.ts';
import { maskEmail, maskMobile } from '../delivery/index.ts';
import { deleteVerificationsBefore } from './codes.queries.ts';
import { countriesFrom } from './countries.rules.ts';
import { mobileNumberOf } from './phones.rules.ts';
import { KEEP_MILLISECONDS } from './verification.config.ts';
import { verificationErrors } from './verification.errors.ts';
import type { Verification, VerificationDeps } from './verification.types.ts';
import { createCodes } from './verification.usecases.ts';

export { verificationErrors } from './verification.errors.ts';
export type {
  CodeAddress,
  CodeChannel,
  CodePurpose,
  SendCode,
  Verification,
  VerificationDeps,
} from './verification.types.ts';

/** Codes by message and mail, and the numbers that they go to. */
export function createVerification(deps: VerificationDeps): Verification {
  const { db, clock, merchants } = deps;
  const homeOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).settings.signIn.country;

  return {
    ...createCodes(deps),
    mobileOf: async (merchantId, { mobileNum, countryDialingCode }) => {
      const refuse = (error: (typeof verificationErrors)['phoneMissing' | 'phoneInvalid']) =>
        appError(error, { fields: [{ field: 'mobileNum', code: error.code }] });
      if (mobileNum.trim() === '') throw refuse(verificationErrors.phoneMissing);
      const country = await homeOf(merchantId);
      const number = mobileNumberOf(mobileNum, { country, diallingCode: countryDialingCode });
      if (number === undefined) throw refuse(verificationErrors.phoneInvalid);
      return number;
    },
    countries: async (merchantId) => countriesFrom(await homeOf(merchantId)),
    maskMobile,
    maskEmail,
    jobs: [
      {
        name: 'verification-cleanup',
        cron: '37 * * * *',
        run: () => deleteVerificationsBefore(db, new Date(clock.now().getTime() - KEEP_MILLISECONDS)),
      },
    ],
  };
}
