import type { reconciliationRoutes } from '@croupier/contract/payments/reconciliation.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { listPositions } from '../desk/movements.reads.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { resolveFinding } from './findings.queries.ts';
import { ledgerPosition } from './reconciling.usecases.ts';

const SHOWN_MILLISECONDS = 7 * 24 * 60 * 60_000;

export async function positionsOf(
  parts: Pick<PaymentParts, 'db' | 'clock' | 'wallet' | 'accounts'>,
  merchantId: string,
): Promise<CallOutput<typeof reconciliationRoutes.positions>> {
  const since = new Date(parts.clock.now().getTime() - SHOWN_MILLISECONDS);
  const past = await listPositions(parts.db, { merchantId, since });
  const newest = new Map(past.map((position) => [`${position.accountId}/${position.asset}`, position]));
  const compared = new Set(past.map(({ accountId }) => accountId));
  const accounts = await parts.accounts.list(merchantId);
  const others = accounts.flatMap(({ id: accountId, name: accountName, currency: asset, state }) =>
    compared.has(accountId) || state === 'closed'
      ? []
      : [{ accountId, accountName, asset, ours: 0n, theirs: null, at: null }],
  );
  const current = await Promise.all(
    [...newest.values(), ...others].map(async (position) => {
      const { accountId, asset, at, ours } = position;
      const booked = await ledgerPosition(parts, { merchantId, accountId, asset });
      return { ...position, booked, ours: at ? ours : booked };
    }),
  );
  return { current, past };
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
