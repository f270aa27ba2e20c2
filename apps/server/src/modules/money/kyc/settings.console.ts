import { identityRulesRoutes } from '@croupier/contract/kyc/settings-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { KycDeps } from './kyc.types.ts';
import { IDENTITY_RULES, readIdentityRules } from './settings.usecases.ts';

export const settingsConsole = (deps: KycDeps): BoundRoutes =>
  bindRoutes(identityRulesRoutes, {
    get: ({ params: { merchantCode } }) => readIdentityRules(deps, merchantCode),
    change: async ({
      params: { merchantCode: merchantId },
      body: { settings: payload, reason },
      ...operator
    }) => {
      await deps.merchants.byId(merchantId);
      const { kind, part: subject } = IDENTITY_RULES;
      return deps.approvals.ask({ merchantId, kind, subject, payload, reason, operator });
    },
  });
