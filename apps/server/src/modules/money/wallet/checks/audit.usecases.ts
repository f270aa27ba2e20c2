import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import { auditLedger, insertAudit, readLastAudit, type StoredAudit } from './ledger.checks.ts';
import type { AuditCheck, AuditReport } from '../wallet.types.ts';

export type Auditor = {
  /** Checks every rule of the ledger on the live database, from the first transfer on, and stores the report. */
  audit: () => Promise<AuditReport>;
  /** The newest report of any process. */
  lastAudit: () => Promise<StoredAudit | undefined>;
};

/** @param deps.checks checks of other modules, in the order they run */
export function createAuditor({
  db,
  clock,
  checks,
}: {
  db: Db;
  clock: Clock;
  checks: readonly AuditCheck[];
}): Auditor {
  return {
    audit: async () => {
      const begun = performance.now();
      const at = clock.now();
      // One snapshot for all rules: concurrent transactions are seen completely or not at all.
      const findings = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const found = await auditLedger(tx);
          for (const check of checks) found.push(...(await check(tx)));
          return found;
        });
      const report = { at, durationMilliseconds: Math.round(performance.now() - begun), findings };
      await insertAudit(db, newId(), report);
      return report;
    },
    lastAudit: () => readLastAudit(db),
  };
}
