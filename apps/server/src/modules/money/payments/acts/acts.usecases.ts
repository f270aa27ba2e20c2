import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { Schema } from '@croupier/contract/route.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { mayMoveAlone } from '../../adjustments/index.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { findAct, insertAct, lockCeiling, movedAlone, type ActKind } from './acts.queries.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** What is so before an operator's act; a request for a second person becomes stale when it changes. */
export type ActFacts = {
  /** What the request is about, such as a reference. */
  subject: string;
  amount: string;
  currency: string;
  state: string;
};

type Subject<Payload> = { merchantId: string; subjectId: string; payload: Payload };
/** `id` was made by the operator's browser. */
export type Acting<Payload> = Subject<Payload> & { id: string; operator: Operator };

/** An act of operators that moves money: alone below the line and within ceilings, else together with a second person. */
export type ActDefinition<Payload> = {
  kind: ActKind;
  permission: Permission;
  schema: Schema;
  /** Locks the subject. @throws what makes the act impossible */
  facts: (tx: Tx, subject: Subject<Payload>) => Promise<ActFacts & { amountMinor: bigint }>;
  run: (tx: MoneyTx, acting: Acting<Payload>) => Promise<void>;
};

async function execute<Payload>(
  parts: Pick<PaymentParts, 'clock'>,
  { kind, run }: ActDefinition<Payload>,
  tx: MoneyTx,
  acting: Acting<Payload>,
  by: { amountMinor: bigint; operatorId: string; approvedBy: string | null; reason: string },
): Promise<void> {
  const { merchantId, id, subjectId } = acting;
  await insertAct(tx, { merchantId, id, kind, subjectId, ...by, at: parts.clock.now() });
  await run(tx, acting);
}

/** The amount of a request is a text in JSON. */
const asFacts = ({ subject, amount, currency, state }: ActFacts): ActFacts => ({
  subject,
  amount,
  currency,
  state,
});

/** The kind of request by which a second person decides about the act. */
export const requestOf = <Payload extends { reason: string }>(
  parts: PaymentParts,
  definition: ActDefinition<Payload>,
) => ({
  kind: `payments.${definition.kind}`,
  permission: definition.permission,
  schema: definition.schema,
  facts: async (tx: Tx, { merchantId, subject, payload }: Request<Payload>): Promise<ActFacts> =>
    asFacts(await definition.facts(tx, { merchantId, subjectId: subject, payload })),
  summary: ({ facts }: Request<Payload> & { facts: ActFacts }) => ({
    subject: facts.subject,
    changes: [
      {
        label: definition.kind,
        before: facts.state,
        after: formatAmount(BigInt(facts.amount), { locale: 'en', currency: facts.currency }),
      },
    ],
  }),
  execute: async (
    tx: Tx,
    { merchantId, subject, payload, id, askedBy, operator }: Request<Payload> & Deciding,
  ): Promise<void> => {
    const of = { merchantId, subjectId: subject, payload };
    const { amountMinor } = await definition.facts(tx, of);
    const by = { amountMinor, operatorId: askedBy, approvedBy: operator.account.id, reason: payload.reason };
    // `transaction` below made it.
    await execute(parts, definition, tx as MoneyTx, { ...of, id, operator }, by);
  },
  transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => parts.wallet.transaction(work),
});

type Request<Payload> = { merchantId: string; subject: string; payload: Payload };
type Deciding = { id: string; askedBy: string; operator: Operator };

/** Within the operator's own ceilings. False if it needs a second person, or was requested before. */
async function actAlone<Payload extends { reason: string }>(
  parts: PaymentParts,
  definition: ActDefinition<Payload>,
  tx: MoneyTx,
  acting: Acting<Payload>,
): Promise<boolean> {
  const { merchantId, id, subjectId, operator, payload } = acting;
  const operatorId = operator.account.id;
  await lockCeiling(tx, { merchantId, operatorId });
  const done = await findAct(tx, { merchantId, id });
  if (done) {
    if (done.kind !== definition.kind || done.subjectId !== subjectId) throw appError(paymentErrors.idReused);
    return true;
  }
  if (await parts.approvals.isKnown(tx, { merchantId, id })) return false;
  const { amountMinor, currency } = await definition.facts(tx, acting);
  const rights = await parts.permissions.rightsIn(tx, operatorId);
  const since = new Date(parts.clock.now().getTime() - DAY_MILLISECONDS);
  const moved = await movedAlone(tx, { merchantId, operatorId, subjectId, since });
  const ceiling = rights.ceilingOf(definition.permission, merchantId);
  if (!mayMoveAlone({ amountMinor, currency, ceiling, ...moved })) return false;
  const by = { amountMinor, operatorId, approvedBy: null, reason: payload.reason };
  await execute(parts, definition, tx, acting, by);
  return true;
}

/** Does it at once, or asks for a second person. The same id again gets the same answer. */
export async function actOrAsk<Payload extends { reason: string }>(
  parts: PaymentParts,
  definition: ActDefinition<Payload>,
  acting: Acting<Payload>,
): Promise<RequestResult> {
  const { merchantId, id, subjectId, payload, operator } = acting;
  if (await parts.wallet.transaction((tx) => actAlone(parts, definition, tx, acting)))
    return { id, state: 'done' };
  return parts.approvals.ask({
    merchantId,
    id,
    kind: `payments.${definition.kind}`,
    subject: subjectId,
    payload,
    reason: payload.reason,
    operator,
  });
}

export const byOperator = ({ account, ip, requestId }: Operator) => ({ actor: account, ip, requestId });
