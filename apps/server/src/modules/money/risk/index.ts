import { caseReader, flagReader } from './cases.reads.ts';
import { findOpenCase } from './cases.queries.ts';
import { casesConsole, rulesConsole } from './risk.console.ts';
import type { Risk, RiskDeps } from './risk.types.ts';
import { assess, ensureCase } from './risk.usecases.ts';
import { createSettingsChange } from '../../access/approvals/index.ts';
import { RULES } from './settings.usecases.ts';

export type { Assessment, Risk, RiskFacts, RiskStanding } from './risk.types.ts';

/** Rules that flag suspicious payments, and the cases in which operators look at them. */
export function createRisk(deps: RiskDeps): Risk {
  const openCase: Risk['openCase'] = async (tx, { reason, ...of }) => {
    const { id, isNew } = await ensureCase(deps, tx, of);
    await deps.audit.record(tx, {
      merchantId: of.merchantId,
      actor: { kind: 'system' },
      action: isNew ? 'case.opened' : 'case.joined',
      subject: `case:${id}`,
      after: { member: of.memberId, because: reason },
    });
    return id;
  };
  return {
    assess: (tx, facts) => assess(deps, tx, facts),
    standingOf: async (of, within = deps.db) => ({ openCase: (await findOpenCase(within, of)) ?? null }),
    openCase,
    underAge: async (merchantId, payload) => {
      const of = { merchantId, memberId: String(payload['memberId']), reason: 'under_age' };
      await deps.db.transaction().execute((tx) => openCase(tx, of));
    },
    rulesChange: createSettingsChange(deps, RULES),
    consoleRoutes: [casesConsole(deps), rulesConsole(deps)],
    exportable: [{ reader: caseReader }, { reader: flagReader }],
  };
}
