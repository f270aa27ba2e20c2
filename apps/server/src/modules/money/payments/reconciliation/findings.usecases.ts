import type { reconciliationRoutes } from '@croupier/contract/payments/reconciliation.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { listPositions } from '../desk/movements.reads.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { resolveFinding } from './findings.queries.ts';

const SHOWN_MILLISECONDS = 7 * 24 * 60 * 60_000;

export async function positionsOf(
  { db, clock }: Pick<PaymentParts, 'db' | 'clock'>,
  merchantId: string,
): Promise<CallOutput<typeof reconciliationRoutes.positions>> {
  const since = new Date(clock.now().getTime() - SHOWN_MILLISECONDS);
  const past = await listPositions(db, { merchantId, since });
  const newest = new Map(past.map((position) => [`${position.accountId}/${position.asset}`, position]));
  return { current: [...newest.values()], past };
}

/** @throws `payments.not_found`, `payments.state` */
export async function resolveByOperator(
  { db, audit, clock }: Pick<PaymentParts, 'db' | 'audit' | 'clock'>,
  {
    merchantId,
    id,
    reason,
    operator,
  }: { merchantId: string; id: string; reason: string; operator: Operator },
): Promise<{ resolved: true }> {
  await db.transaction().execute(async (tx) => {
    const by = { operatorId: operator.account.id, reason, at: clock.now() };
    const outcome = await resolveFinding(tx, { merchantId, id, ...by });
    if (outcome === 'missing') throw appError(paymentErrors.notFound);
    if (outcome === 'closed') throw appError(paymentErrors.state);
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'payment_finding.resolved',
      subject: `payment_finding:${id}`,
      after: { reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  return { resolved: true };
}
