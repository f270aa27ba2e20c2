import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import {
  settlementSettings,
  type SettlementSettings,
} from '@croupier/contract/agents/settlement-settings.ts';
import { z } from 'zod';
import type { SettingsPart } from '../../../access/approvals/index.ts';

/** Every setting by its path, as text. */
function flat(value: unknown, path = ''): Array<[string, string]> {
  if (value === null || value === undefined) return [[path, '–']];
  if (Array.isArray(value)) return [[path, value.join(', ')]];
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name));
}

function linesOf(before: SettlementSettings, after: SettlementSettings): ChangeLine[] {
  const old = new Map(flat(z.encode(settlementSettings, before)));
  return flat(z.encode(settlementSettings, after))
    .filter(([path, value]) => old.get(path) !== value)
    .map(([path, value]) => ({ label: `settlement.${path}`, before: old.get(path) ?? '–', after: value }));
}

/** How settlements are computed and paid, which two persons change. */
export const SETTLEMENT_RULES: SettingsPart<'settlement'> = {
  part: 'settlement',
  kind: 'settlement.settings',
  permission: 'agents.settings.manage',
  schema: settlementSettings,
  action: 'merchant.settlement_changed',
  linesOf,
};
