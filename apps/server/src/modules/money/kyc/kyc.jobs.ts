import type { Job } from '../../../platform/jobs.ts';
import { askFor } from './asking.usecases.ts';
import { lockOutOfDate, lockOverdue, markPicturesDeleted, writeDocument } from './documents.queries.ts';
import { RETENTION } from './kyc.config.ts';
import type { KycDeps } from './kyc.types.ts';
import { subjectOf } from './member.usecases.ts';
import { dayOf } from './standing.usecases.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Expires documents whose date has passed, and wants new ones. */
async function expireDocuments(deps: KycDeps, merchantId: string): Promise<void> {
  const today = dayOf(deps.clock.now());
  await deps.db.transaction().execute(async (tx) => {
    const rows = await lockOutOfDate(tx, { merchantId, today, limit: RETENTION.maxDocumentsAtOnce });
    for (const row of rows) {
      await writeDocument(tx, row, merchantId, { state: 'expired' });
      const { memberId, need } = row;
      await deps.outbox.record(tx, {
        merchantId,
        type: 'document.expired',
        payload: { documentId: row.id, memberId, need },
      });
      await deps.audit.record(tx, {
        merchantId,
        actor: { kind: 'system' },
        action: 'document.expired',
        subject: subjectOf(row.id),
        before: { state: row.state },
        after: { state: 'expired', member: memberId },
      });
      await askFor(deps, tx, { merchantId, memberId, needs: [need], because: 'expired' });
    }
  });
}

/** Gives up pictures that need not be kept any longer. */
async function releasePictures(deps: KycDeps, merchantId: string): Promise<void> {
  const now = deps.clock.now();
  const { retentionDays, refusedDays } = (await deps.merchants.byId(merchantId)).settings.kyc;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MILLISECONDS);
  await deps.db.transaction().execute(async (tx) => {
    const ids = await lockOverdue(tx, {
      merchantId,
      refusedBefore: before(refusedDays),
      decidedBefore: before(retentionDays),
      limit: RETENTION.maxDocumentsAtOnce,
    });
    for (const id of ids) {
      await deps.files.release(tx, { merchantId, subject: subjectOf(id) });
      await markPicturesDeleted(tx, { merchantId, id, at: now });
    }
  });
}

export const kycJobs = (deps: KycDeps): Job[] => [
  {
    name: 'kyc-documents',
    cron: '41 * * * *',
    run: async () => {
      for (const { id } of await deps.merchants.list()) {
        await expireDocuments(deps, id);
        await releasePictures(deps, id);
      }
    },
  },
];
