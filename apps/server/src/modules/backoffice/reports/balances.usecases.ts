import type { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { appError } from '../../../platform/http/errors.ts';
import { requestRun } from '../../../platform/job-queue.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { readAllBalances, readAudit, readIsAuditing } from './balances.reads.ts';
import { balanceSums } from './balances.rules.ts';
import { findMark } from './days.reads.ts';
import { dropFigures } from './days.queries.ts';
import { AUDIT_JOB, REPORTS } from './reports.config.ts';
import { reportsErrors } from './reports.errors.ts';
import type { ReportsDeps } from './reports.types.ts';

type Balances = CallOutput<typeof reportsRoutes.balances>;

export async function readBalances(deps: ReportsDeps, merchantId: string): Promise<Balances> {
  const { db, clock, merchants } = deps;
  const { currency } = await merchants.byId(merchantId);
  const at = clock.now();
  const bands = REPORTS.ageBands;
  const [rows, audit, isAuditing, mark] = await Promise.all([
    readAllBalances(db, { merchantId, currency, now: at, bands, periodSeconds: PERIOD_SECONDS }),
    readAudit(db, { merchantId, limit: REPORTS.maxAuditFindings }),
    readIsAuditing(db, AUDIT_JOB),
    findMark(db, merchantId),
  ]);
  return {
    currency,
    at,
    sealedUntil: mark ?? null,
    ...balanceSums(rows, bands),
    audit: audit ?? null,
    isAuditing,
  };
}

type Caller = { account: { id: string }; ip: string; requestId: string };
type Act = { merchantId: string; action: string; caller: Caller };

const entryOf = ({ merchantId, action, caller: { account, ip, requestId } }: Act) => ({
  merchantId,
  action,
  subject: `merchant:${merchantId}`,
  actor: { kind: 'operator' as const, id: account.id },
  ip,
  requestId,
});

/**
 * Requests a run of the job that audits the ledger, which the queue runs one at a time.
 *
 * @throws `reports.audit_too_soon` right after an audit, `reports.no_worker`
 */
export async function requestAudit(deps: ReportsDeps, merchantId: string, caller: Caller): Promise<null> {
  const { db, clock, audit, merchants } = deps;
  await merchants.byId(merchantId);
  const last = await readAudit(db, { merchantId, limit: 0 });
  if (last && clock.now().getTime() - last.at.getTime() < REPORTS.auditIntervalMilliseconds)
    throw appError(reportsErrors.auditTooSoon);
  await db.transaction().execute(async (tx) => {
    if ((await requestRun(tx, AUDIT_JOB)) === 'absent') throw appError(reportsErrors.noWorker);
    await audit.record(tx, entryOf({ merchantId, action: 'ledger.audit_requested', caller }));
  });
  return null;
}

/** Drops a merchant's figures; the job rebuilds them from the ledger within minutes. */
export async function rebuild(deps: ReportsDeps, merchantId: string, caller: Caller): Promise<null> {
  const { db, audit, merchants } = deps;
  await merchants.byId(merchantId);
  await db.transaction().execute(async (tx) => {
    await dropFigures(tx, merchantId);
    await audit.record(tx, entryOf({ merchantId, action: 'reports.rebuilt', caller }));
  });
  return null;
}
