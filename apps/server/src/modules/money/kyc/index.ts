import { createSettingsChange } from '../../access/approvals/index.ts';
import { noteUse } from './asking.usecases.ts';
import { hasOpen } from './documents.queries.ts';
import { documentsConsole } from './documents.console.ts';
import { documentReader } from './documents.reads.ts';
import { kycJobs } from './kyc.jobs.ts';
import { identityRoutes } from './kyc.routes.ts';
import type { Kyc, KycDeps } from './kyc.types.ts';
import { settingsConsole } from './settings.console.ts';
import { IDENTITY_RULES } from './settings.usecases.ts';
import { capsIn, readStanding } from './standing.usecases.ts';
import { withdrawalCheck } from './withdrawals.usecases.ts';

export type { Caps, Kyc, Use } from './kyc.types.ts';

/** Identity checks: tiers with caps, and the documents that lead to them. */
export function createKyc(deps: KycDeps): Kyc {
  const capsOf: Kyc['capsOf'] = async (of, within = deps.db) => capsIn(await readStanding(deps, within, of));
  return {
    tierOf: async (of, within) => (await capsOf(of, within)).tier,
    capsOf,
    noteUse: (tx, use) => noteUse(deps, tx, use),
    undoUse: (tx, use) => noteUse(deps, tx, { ...use, amountMinor: -use.amountMinor }),
    hasOpenDocument: (of, within = deps.db) => hasOpen(within, of),
    withdrawalCheck: (db, of) => withdrawalCheck(deps, db, of),
    routes: identityRoutes(deps),
    consoleRoutes: [documentsConsole(deps), settingsConsole(deps)],
    rulesChange: createSettingsChange(deps, IDENTITY_RULES),
    jobs: kycJobs(deps),
    exportable: [{ reader: documentReader }],
  };
}
