import { deleteFederationBefore } from './federation.queries.ts';
import type { Federation, FederationDeps } from './federation.types.ts';
import { createPhoneTokens } from './phone.usecases.ts';
import { createSocial } from './social.usecases.ts';

export type { Federation, FederationCall, FederationDeps, SocialProfile } from './federation.types.ts';

/** What others say about who somebody is: providers of social sign-in, and a service that checks phone numbers. */
export const createFederation = (deps: FederationDeps): Federation => ({
  ...createSocial(deps),
  phoneOf: createPhoneTokens(deps),
  jobs: [
    {
      name: 'federation-cleanup',
      cron: '*/10 * * * *',
      run: () => deleteFederationBefore(deps.db, deps.clock.now()),
    },
  ],
});
