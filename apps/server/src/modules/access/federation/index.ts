import { federationJobs } from './federation.jobs.ts';
import type { Federation, FederationDeps } from './federation.types.ts';
import { createPhoneTokens } from './phone.usecases.ts';
import { createSocial } from './social.usecases.ts';

export type { Federation, FederationCall, FederationDeps, SocialProfile } from './federation.types.ts';

/** Identities that others vouch for: social sign-in providers, and a service that verifies phone numbers. */
export const createFederation = (deps: FederationDeps): Federation => ({
  ...createSocial(deps),
  phoneOf: createPhoneTokens(deps),
  jobs: federationJobs(deps),
});
