import { maskEmail, maskMobile } from '../delivery/index.ts';
import { createPhones } from './phones.usecases.ts';
import { verificationJobs } from './verification.jobs.ts';
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

/** Verification codes sent by text message and mail, and phone numbers. */
export const createVerification = (deps: VerificationDeps): Verification => ({
  ...createCodes(deps),
  ...createPhones(deps),
  maskMobile,
  maskEmail,
  jobs: verificationJobs(deps),
});
