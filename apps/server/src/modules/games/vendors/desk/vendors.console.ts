import { vendorRulesRoutes } from '@croupier/contract/vendors/settings-desk.ts';
import { vendorDeskRoutes as routes } from '@croupier/contract/vendors/vendor-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Approvals } from '../../../access/approvals/index.ts';
import type { AccountSwitch } from '../accounts/switch.usecases.ts';
import { askAccountChange, type AccountChangeDeps } from './account-change.usecases.ts';
import {
  askTransfer,
  listDeskAccounts,
  pageOfDifferences,
  pageOfOpenUnits,
  pageOfTransfers,
  readReturns,
  testAccount,
  type DeskDeps,
} from './desk.usecases.ts';
import { actOnDifference, type DifferenceDeps } from './differences.usecases.ts';
import { readVendorRules, VENDOR_RULES, type RulesDeps } from './rules.usecases.ts';
import { grantFreeRounds, type FreeRoundsDeps } from '../free-rounds/granting.usecases.ts';

export type ConsoleDeps = DeskDeps &
  AccountChangeDeps &
  DifferenceDeps &
  FreeRoundsDeps & { accountSwitch: AccountSwitch };

const keyOf = ({ merchantCode, id }: { merchantCode: string; id: string }) => ({
  merchantId: merchantCode,
  id,
});

export const vendorsConsole = (deps: ConsoleDeps): BoundRoutes =>
  bindRoutes(routes, {
    accounts: ({ params: { merchantCode } }) => listDeskAccounts(deps, merchantCode),
    returns: ({ params }) => readReturns(deps, keyOf(params)),
    change: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      askAccountChange(deps, { ...body, merchantId, operator }),
    stop: async ({ params, body: { reason }, ...operator }) => {
      await deps.accountSwitch.stop(keyOf(params), { reason, operator });
      return { state: 'stopped' as const };
    },
    start: async ({ params, ...operator }) => {
      await deps.accountSwitch.start(keyOf(params), { reason: '', operator });
      return { state: 'open' as const };
    },
    test: ({ params }) => testAccount(deps, keyOf(params)),
    differences: ({ params: { merchantCode }, query }) => pageOfDifferences(deps, merchantCode, query),
    act: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      actOnDifference(deps, { merchantId, body, operator }),
    openUnits: ({ params: { merchantCode }, query }) => pageOfOpenUnits(deps, merchantCode, query),
    transfers: ({ params: { merchantCode }, query }) => pageOfTransfers(deps, merchantCode, query),
    askTransfer: ({ params }) => askTransfer(deps, keyOf(params)),
    grantFreeRounds: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      grantFreeRounds(deps, { merchantId, body, operator }),
  });

/** How a merchant deals with vendors. */
export const vendorRulesConsole = (deps: RulesDeps & { approvals: Pick<Approvals, 'ask'> }): BoundRoutes =>
  bindRoutes(vendorRulesRoutes, {
    get: ({ params: { merchantCode } }) => readVendorRules(deps, merchantCode),
    change: async ({
      params: { merchantCode: merchantId },
      body: { settings: payload, reason },
      ...operator
    }) => {
      await deps.merchants.byId(merchantId);
      const { kind, part: subject } = VENDOR_RULES;
      return deps.approvals.ask({ merchantId, kind, subject, payload, reason, operator });
    },
  });
