import { kycRoutes as routes } from '@croupier/contract/kyc/kyc.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { KycDeps } from './kyc.types.ts';
import { beginCheck, fillProfile, readIdentityCheck, submitDocument } from './member.usecases.ts';

export const identityRoutes = (deps: KycDeps): BoundRoutes =>
  bindRoutes(routes, {
    get: ({ merchantId, account }) => readIdentityCheck(deps, { merchantId, memberId: account.id }),
    begin: ({ merchantId, account }) => beginCheck(deps, { merchantId, memberId: account.id }),
    submit: ({ merchantId, account, params, body, ...caller }) =>
      submitDocument(
        deps,
        { merchantId, memberId: account.id, id: params.id, ...body },
        { account, ...caller },
      ),
    fillProfile: ({ merchantId, account, body, ...caller }) =>
      fillProfile(deps, { merchantId, memberId: account.id, ...body }, { account, ...caller }),
  });
