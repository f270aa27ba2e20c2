import { accountDeskRoutes, type MethodBody } from '@croupier/contract/payments/account-desk.ts';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { PaymentDirection } from '@croupier/contract/payments/methods.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { Method } from './channels.types.ts';
import { removeChannels, putChannel, putMethod, setMethodOpen } from './methods.queries.ts';
import { findMethod } from './methods.reads.ts';

export const METHOD_KIND = 'payments.method';
const schema = accountDeskRoutes.changeMethod.body.omit({ key: true });

type Payload = MethodBody & { reason: string };
type Subject = { merchantId: string; subject: string; payload: Payload };
type Key = { merchantId: string; direction: PaymentDirection; id: string };
type Facts = { terms: string | null };

const subjectOf = ({ direction, id }: Key): string => `${direction}:${id}`;
const keyOf = (merchantId: string, subject: string): Key => {
  const [direction = '', id = ''] = subject.split(':');
  return { merchantId, direction: direction === 'withdrawal' ? 'withdrawal' : 'deposit', id };
};

const termsText = ({
  terms,
  isOpen,
  channels,
}: Pick<Method, 'terms' | 'isOpen'> & { channels: readonly object[] }): string =>
  [
    `${formatMoney(terms.min)}–${formatMoney(terms.max)}`,
    `${formatMoney(terms.fee.fixed)} + ${terms.fee.bps} bps`,
    `${terms.hours.from}–${terms.hours.until}`,
    String(channels.length),
    isOpen ? '✓' : '–',
  ].join(' · ');

/** @throws `payments.config_invalid`, `payments.account_not_found` */
async function check(tx: Tx, merchantId: string, { terms, channels }: Payload): Promise<void> {
  if (terms.min <= 0n || terms.max < terms.min || terms.step <= 0n)
    throw fieldRefusal(paymentErrors.configInvalid, 'terms');
  for (const { accountId } of channels)
    if (!(await findAccount(tx, { merchantId, id: accountId })))
      throw appError(paymentErrors.accountNotFound);
}

/** Names, terms and channels of a method: what members pay and where their money goes, so two persons decide. */
export const methodChange = (parts: PaymentParts) => ({
  kind: METHOD_KIND,
  permission: 'payments.methods.manage' as const,
  schema,
  facts: async (tx: Tx, { merchantId, subject, payload }: Subject): Promise<Facts> => {
    await check(tx, merchantId, payload);
    const method = await findMethod(tx, keyOf(merchantId, subject));
    return { terms: method ? termsText(method) : null };
  },
  summary: ({ subject, payload, facts }: Subject & { facts: Facts }) => ({
    subject,
    changes: [{ label: 'terms', before: facts.terms ?? '', after: termsText(payload) }],
  }),
  execute: async (
    tx: Tx,
    { merchantId, subject, payload, operator }: Subject & { operator: Operator },
  ): Promise<void> => {
    await check(tx, merchantId, payload);
    const key = keyOf(merchantId, subject);
    const { reason, channels, ...method } = payload;
    const before = await findMethod(tx, key);
    await putMethod(tx, { ...key, ...method, at: parts.clock.now() });
    await removeChannels(tx, { ...key, keep: channels.map(({ accountId }) => accountId) });
    for (const { accountId, position, isOpen, maxAmount } of channels) {
      const { direction, id: methodId } = key;
      await putChannel(tx, {
        merchantId,
        direction,
        methodId,
        accountId,
        position,
        isOpen,
        maxMinor: maxAmount,
      });
    }
    await parts.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'payment_method.changed',
      subject: `payment_method:${subject}`,
      ...(before && { before: { terms: termsText(before) } }),
      after: { terms: termsText(payload), reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
});

export const askMethodChange = (
  parts: PaymentParts,
  {
    key,
    requestId: id,
    payload,
    operator,
  }: { key: Key; requestId: string; payload: Payload; operator: Operator },
): Promise<RequestResult> =>
  parts.approvals.ask({
    merchantId: key.merchantId,
    id,
    kind: METHOD_KIND,
    subject: subjectOf(key),
    payload,
    reason: payload.reason,
    operator,
  });

/** Opens or closes a method at once. @throws `payments.not_found` */
export async function openMethod(
  parts: PaymentParts,
  { key, isOpen, reason, operator }: { key: Key; isOpen: boolean; reason: string; operator: Operator },
): Promise<{ isOpen: boolean }> {
  return parts.db.transaction().execute(async (tx) => {
    if (!(await setMethodOpen(tx, { ...key, isOpen, at: parts.clock.now() })))
      throw appError(paymentErrors.notFound);
    await parts.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action: isOpen ? 'payment_method.opened' : 'payment_method.closed',
      subject: `payment_method:${subjectOf(key)}`,
      after: { isOpen, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return { isOpen };
  });
}
