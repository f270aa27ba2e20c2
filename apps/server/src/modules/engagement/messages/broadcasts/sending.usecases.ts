import { derivedId } from '../../../../platform/ids.ts';
import { BROADCASTS } from './broadcasts.config.ts';
import { advanceBroadcast, insertMessages, lockOpen } from './broadcasts.queries.ts';
import type { BroadcastDeps } from './broadcasts.types.ts';
import { listSegment } from './segment.reads.ts';

/**
 * Sends the next part of a message, or of the oldest one that is being sent. After a crash the part is sent again from
 * where it was; the ids of the messages are derived, so that nobody gets one twice.
 *
 * @returns false if there is nothing to do
 */
export const sendPart = (
  { db, clock }: Pick<BroadcastDeps, 'db' | 'clock'>,
  { merchantId, id = null }: { merchantId: string; id?: string | null },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const open = await lockOpen(tx, merchantId, id);
    if (!open) return false;
    const { segment, purpose, memberIds, reached, createdAt } = open;
    const limit = BROADCASTS.membersPerPart;
    const at = clock.now();
    const members = await listSegment(tx, {
      merchantId,
      segment,
      purpose,
      memberIds,
      now: createdAt,
      at,
      after: reached,
      limit,
    });
    const messages = members.map((memberId) => ({
      id: derivedId('broadcast', merchantId, open.id, memberId),
      memberId,
    }));
    const sent = await insertMessages(tx, { merchantId, broadcastId: open.id, messages, at });
    await advanceBroadcast(tx, { merchantId, id: open.id, reached: members.at(-1) ?? null, sent, at });
    return true;
  });
