import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { riskSettings, type RiskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { FLAG_KINDS } from '@croupier/contract/risk/risk-states.ts';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { CaseOperator } from './cases.usecases.ts';
import type { RiskDeps } from './risk.types.ts';

const KIND = 'risk.rules';

const payloadSchema = z.object({ settings: riskSettings });
type Payload = z.output<typeof payloadSchema>;
type Request = { merchantId: string; subject: string; payload: Payload };

const shown = (settings: RiskSettings, kind: (typeof FLAG_KINDS)[number]): string =>
  Object.entries(settings.rules[kind])
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

/** What differs, one line for each rule. */
export function changedRules(before: RiskSettings, after: RiskSettings) {
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
    payload: { settings },
    reason,
    operator,
  });
}

/** The kind of request with which the rules of a merchant are changed. The subject is the merchant. */
export const createRulesChange = (deps: RiskDeps) =>
  ({
    kind: KIND,
    permission: 'risk.manage',
    schema: payloadSchema,
    /** @throws `merchants.not_found` */
    facts: async (tx: Tx, { merchantId }: Request): Promise<{ settings: RiskSettings }> => {
      // Locks the settings, so that nothing changes them between the comparison and the execution.
      const { before } = await deps.merchants.changeSettings(tx, merchantId, (settings) => settings);
      return { settings: before.risk };
    },
    summary: ({ subject, payload, facts }: Request & { facts: { settings: RiskSettings } }) => ({
      subject,
      changes: changedRules(riskSettings.parse(facts.settings), payload.settings),
    }),
    execute: async (
      tx: Tx,
      { merchantId, payload, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const { before, after } = await deps.merchants.changeSettings(tx, merchantId, (settings) => ({
        ...settings,
        risk: payload.settings,
      }));
      const lines = changedRules(before.risk, after.risk);
      await deps.audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'merchant.risk_rules_changed',
        subject: `merchant:${merchantId}`,
        before: Object.fromEntries(lines.map((line) => [line.label, line.before])),
        after: Object.fromEntries(lines.map((line) => [line.label, line.after])),
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
    committed: () => deps.merchants.refresh(),
  }) as const;
