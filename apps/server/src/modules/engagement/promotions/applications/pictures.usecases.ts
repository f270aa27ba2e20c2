import { PICTURE_DAYS } from '../promotions.config.ts';
import type { Parts } from '../promotions.types.ts';
import { takePictured } from './applications.queries.ts';
import { subjectOf } from './applying.usecases.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const ERASED_TOGETHER = 100;

/**
 * Gives up the pictures of applications that were decided long ago; the job of files deletes them. What was written and
 * decided stays.
 */
export async function erasePictures(
  parts: Pick<Parts, 'db' | 'clock' | 'merchants' | 'files' | 'audit'>,
): Promise<void> {
  const { db, clock, merchants, files, audit } = parts;
  for (const { id: merchantId } of await merchants.list())
    for (;;) {
      const at = clock.now();
      const before = new Date(at.getTime() - PICTURE_DAYS * DAY_MILLISECONDS);
      const erased = await db.transaction().execute(async (tx) => {
        const taken = await takePictured(tx, { merchantId, before, at, limit: ERASED_TOGETHER });
        for (const { id, memberId, count } of taken) {
          await files.release(tx, { merchantId, subject: subjectOf(id) });
          await audit.record(tx, {
            merchantId,
            actor: { kind: 'system' },
            action: 'application.pictures_erased',
            subject: subjectOf(id),
            after: { member: memberId, pictures: count },
          });
        }
        return taken.length;
      });
      if (erased < ERASED_TOGETHER) break;
    }
}
