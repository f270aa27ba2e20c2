import { protectionSettings, type ProtectionSettings } from '@croupier/contract/protection/policy.ts';
import type { SettingsPart } from '../../access/approvals/index.ts';
import { POLICY_KIND } from './loosening.usecases.ts';

const FIELDS = ['preset', 'exclusionGroup', 'realityMinutes', 'raiseAfterHours'] as const;

const linesOf = (before: ProtectionSettings, after: ProtectionSettings) =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    label: `protection.${field}`,
    before: String(before[field] ?? ''),
    after: String(after[field] ?? ''),
  }));

/** How a merchant protects its players, which two persons change. */
export const POLICY: SettingsPart<'protection'> = {
  part: 'protection',
  kind: POLICY_KIND,
  permission: 'merchants.manage',
  schema: protectionSettings,
  action: 'merchant.protection_changed',
  linesOf,
};
