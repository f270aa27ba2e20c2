import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { vendorRulesRoutes } from '@croupier/contract/vendors/settings-desk.ts';
import { vendorSettings, type VendorSettings } from '@croupier/contract/vendors/vendor-settings.ts';
import type { Approvals, SettingsPart } from '../../../access/approvals/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';

const KIND = 'vendors.settings';
const NAMES = ['correctionsBelowZero', 'autoTransfer'] as const satisfies ReadonlyArray<keyof VendorSettings>;

/** One line for each rule; the console translates the labels. */
const linesOf = (before: VendorSettings, after: VendorSettings): ChangeLine[] =>
  NAMES.map((name) => ({ label: `vendors.${name}`, before: before[name], after: after[name] })).filter(
    (line) => line.before !== line.after,
  );

/** How a merchant deals with vendors, which two persons change. */
export const VENDOR_RULES: SettingsPart<'vendors'> = {
  part: 'vendors',
  kind: KIND,
  permission: 'vendors.manage',
  schema: vendorSettings,
  action: 'merchant.vendors_changed',
  linesOf,
};

export type RulesDeps = {
  merchants: Pick<Merchants, 'byId'>;
  approvals: Pick<Approvals, 'versionsOf'>;
};

/** @throws `merchants.not_found` */
export async function readVendorRules(
  { merchants, approvals }: RulesDeps,
  merchantId: string,
): Promise<CallOutput<typeof vendorRulesRoutes.get>> {
  const { settings } = await merchants.byId(merchantId);
  return { settings: settings.vendors, versions: await approvals.versionsOf({ merchantId, kind: KIND }) };
}
