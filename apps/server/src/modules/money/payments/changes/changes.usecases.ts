import type { PaymentDeps } from '../payments.types.ts';
import { numberChange } from './changes.queries.ts';
import type { By, RecordChange } from './changes.types.ts';

export const BY_SYSTEM: By = { actor: { kind: 'system' } };

/** Records a new state: event, audit entry, news for the member’s open pages. */
export const createRecordChange =
  ({ outbox, audit }: Pick<PaymentDeps, 'outbox' | 'audit'>): RecordChange =>
  async (tx, { merchantId, memberId, thing, id, state, before, facts = {}, by }) => {
    await outbox.record(tx, {
      merchantId,
      type: `${thing}.${state}`,
      payload: { id, ...(memberId && { memberId }), ...facts },
    });
    await audit.record(tx, {
      merchantId,
      actor: by.actor,
      action: `${thing}.${state}`,
      subject: `${thing}:${id}`,
      ...(before && { before: { state: before } }),
      after: { state, ...(memberId && { memberId }), ...facts },
      ...(by.ip && { ip: by.ip }),
      ...(by.requestId && { requestId: by.requestId }),
    });
    if (memberId) await numberChange(tx, { merchantId, memberId, id });
  };
