import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { numberRewards } from '../grants/grants.queries.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts } from '../promotions.types.ts';
import { decideSignal, listSignals, lockSignal, releaseOf, type SignalRow } from './signals.queries.ts';

/**
 * Clears a signal, which lets its grants go, or confirms it. Taking a grant back is another act, of two persons.
 *
 * @throws `promotions.signal_not_found`, `.already_decided`
 */
export async function decide(
  { db, clock, audit }: Pick<Parts, 'db' | 'clock' | 'audit'>,
  key: { merchantId: string; id: string },
  { to, remark, operator }: { to: 'cleared' | 'confirmed'; remark: string; operator: Operator },
): Promise<SignalRow> {
  const { merchantId, id } = key;
  await db.transaction().execute(async (tx) => {
    const signal = await lockSignal(tx, key);
    if (!signal) throw appError(promotionErrors.signalNotFound);
    if (signal.state !== 'open') throw appError(promotionErrors.alreadyDecided);
    await decideSignal(tx, { ...key, to, remark, by: operator.account.id, at: clock.now() });
    const released = to === 'cleared' ? await releaseOf(tx, key) : [];
    await numberRewards(tx, { merchantId, memberIds: released });
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: `promotion.signal_${to}`,
      subject: `signal:${id}`,
      before: { state: 'open' },
      after: { state: to, kind: signal.kind, remark, released: released.length },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  const [row] = await listSignals(db, { ...key, limit: 1 });
  if (!row) throw appError(promotionErrors.signalNotFound);
  return row;
}
