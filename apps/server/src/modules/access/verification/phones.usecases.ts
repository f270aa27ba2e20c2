import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { countriesFrom } from './countries.rules.ts';
import { mobileNumberOf } from './phones.rules.ts';
import { verificationErrors } from './verification.errors.ts';
import type { Verification, VerificationDeps } from './verification.types.ts';

/** Parses mobile numbers as typed, using the merchant's country. */
export function createPhones({
  merchants,
}: Pick<VerificationDeps, 'merchants'>): Pick<Verification, 'mobileOf' | 'countries'> {
  const countryOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).settings.signIn.country;
  const refuse = (error: (typeof verificationErrors)['phoneMissing' | 'phoneInvalid']) =>
    fieldRefusal(error, 'mobileNum');

  return {
    mobileOf: async (merchantId, { mobileNum, countryDialingCode }) => {
      if (mobileNum.trim() === '') throw refuse(verificationErrors.phoneMissing);
      const country = await countryOf(merchantId);
      const number = mobileNumberOf(mobileNum, { country, diallingCode: countryDialingCode });
      if (number === undefined) throw refuse(verificationErrors.phoneInvalid);
      return number;
    },
    countries: async (merchantId) => countriesFrom(await countryOf(merchantId)),
  };
}
