import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { riskSettings, type RiskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { FLAG_KINDS } from '@croupier/contract/risk/risk-states.ts';
import type { SettingsPart } from '../../access/approvals/index.ts';
import type { CaseOperator } from './cases.usecases.ts';
import type { RiskDeps } from './risk.types.ts';

const KIND = 'risk.rules';

const shown = (settings: RiskSettings, kind: (typeof FLAG_KINDS)[number]): string =>
  Object.entries(settings.rules[kind])
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

/** What differs, one line for each rule. */
function changedRules(before: RiskSettings, after: RiskSettings) {
  const rules = FLAG_KINDS.map((kind) => ({
    label: kind,
    before: shown(before, kind),
    after: shown(after, kind),
  }));
  const wallets = {
    label: 'listedWallets',
    before: before.listedWallets.join(', '),
    after: after.listedWallets.join(', '),
  };
  return [...rules, wallets].filter((line) => line.before !== line.after);
}

/** The rules that raise flags, which two persons change. */
export const RULES: SettingsPart<'risk'> = {
  part: 'risk',
  kind: KIND,
  permission: 'risk.manage',
  schema: riskSettings,
  action: 'merchant.risk_rules_changed',
  linesOf: changedRules,
};

/** @throws `merchants.not_found`, `approvals.already_asked` */
export async function askRulesChange(
  { approvals, merchants }: RiskDeps,
  { merchantId, settings, reason }: { merchantId: string; settings: RiskSettings; reason: string },
  operator: CaseOperator,
): Promise<RequestResult> {
  await merchants.byId(merchantId);
  return approvals.ask({
    merchantId,
    kind: KIND,
    subject: merchantId,
    payload: settings,
    reason,
    operator,
  });
}
