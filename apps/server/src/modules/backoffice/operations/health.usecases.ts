import { statfs } from 'node:fs/promises';
import { cwd, uptime, version as nodeVersion } from 'node:process';
import type { healthRoutes } from '@croupier/contract/backoffice/jobs.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { VERSION } from '../../../platform/version.ts';
import { readDatabase, readLags, readLargestTables, readOutbox, readProcesses } from './health.reads.ts';
import { lagStateOf } from './jobs.rules.ts';
import { OPERATIONS } from './operations.config.ts';
import type { OperationsDeps } from './operations.types.ts';

type Health = CallOutput<typeof healthRoutes.get>;

async function readDisk(): Promise<{ diskFreeBytes: number | null; diskBytes: number | null }> {
  try {
    const { bavail, blocks, bsize } = await statfs(cwd());
    return { diskFreeBytes: bavail * bsize, diskBytes: blocks * bsize };
  } catch {
    return { diskFreeBytes: null, diskBytes: null };
  }
}

/** How far seal and figures have come; `late` counts merchants. */
export async function lagsOf({ db, clock }: OperationsDeps): Promise<Pick<Health, 'seals' | 'reports'>> {
  const now = clock.now();
  const lags = await readLags(db);
  return {
    seals: lags.map(({ merchantId, sealedUntil }) => ({
      merchantCode: merchantId,
      at: sealedUntil,
      state: lagStateOf(sealedUntil, now, OPERATIONS.sealLateMilliseconds),
    })),
    reports: lags.map(({ merchantId, sealedUntil, foldedUntil }) => ({
      merchantCode: merchantId,
      at: foldedUntil,
      // Figures can't be ahead of the seal, whose own lag is shown separately.
      state: lagStateOf(foldedUntil, sealedUntil, OPERATIONS.figuresLateMilliseconds),
    })),
  };
}

export async function outboxOf({ db, clock }: OperationsDeps): Promise<Health['outbox']> {
  const outbox = await readOutbox(db);
  const isLate =
    outbox.oldestAt !== null &&
    lagStateOf(outbox.oldestAt, clock.now(), OPERATIONS.outboxLateMilliseconds) === 'late';
  return { ...outbox, state: isLate ? 'late' : 'ok' };
}

export async function auditOf({ wallet, clock }: OperationsDeps): Promise<Health['audit']> {
  const last = await wallet.lastAudit();
  const at = last?.at ?? null;
  const findings = Object.values(last?.findings ?? {}).reduce((sum, count) => sum + count, 0);
  return { at, findings, state: lagStateOf(at, clock.now(), OPERATIONS.auditLateMilliseconds) };
}

export async function readHealth(deps: OperationsDeps): Promise<Health> {
  const { db, clock } = deps;
  const at = clock.now();
  const [database, largestTables, disk, processes, lags, outbox, audit] = await Promise.all([
    readDatabase(db),
    readLargestTables(db, OPERATIONS.largestTables),
    readDisk(),
    readProcesses(db),
    lagsOf(deps),
    outboxOf(deps),
    auditOf(deps),
  ]);
  if (!database) throw new Error('the database did not describe itself');
  return {
    at,
    program: {
      version: VERSION,
      node: nodeVersion,
      startedAt: new Date(at.getTime() - Math.round(uptime() * 1000)),
    },
    database: {
      ...database,
      ...disk,
      bytes: Number(database.bytes),
      largestTables: largestTables.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
    },
    processes,
    ...lags,
    outbox,
    audit,
  };
}
