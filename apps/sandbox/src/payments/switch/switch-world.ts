import { createHmac, randomUUID } from 'node:crypto';
import { fromUnits } from '@croupier/contract/payments/currency-units.ts';
import type { PaymentWorld } from '../payment-world.ts';
import {
  paymentJson,
  payoutJson,
  refundJson,
  disputeJson,
  type Dispute,
  type Payment,
  type Payout,
  type Refund,
} from './switch-orders.ts';

export const SWITCH = 'switch';

/** The documented schedule: 1, 5 × 2, 10 × 5 minutes, 1 × 5, 6 × 3 hours. */
const RETRY_SECONDS = [
  60,
  300,
  300,
  600,
  600,
  600,
  600,
  600,
  ...Array.from({ length: 5 }, () => 3_600),
  21_600,
  21_600,
  21_600,
];
const SETTLES_AFTER_MILLISECONDS = 150;

/** The payment response hash key of an account: any API key is accepted, and its hash key follows from it. */
const hashKeyOf = (apiKey: string): string => `hash-${apiKey}`;

/** A Hyperswitch installation, its accounts told apart by API key. */
export function createSwitchWorld(world: PaymentWorld) {
  const { book, faults, hooks, store } = world;
  const payments = store.table<Payment>('switch-payments');
  const payouts = store.table<Payout>('switch-payouts');
  const refunds = store.table<Refund>('switch-refunds');
  const timers = new Set<NodeJS.Timeout>();

  const now = (): string => new Date().toISOString();
  const later = (run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, SETTLES_AFTER_MILLISECONDS);
    timers.add(timer);
  };
  const happens = (fault: Parameters<typeof faults.take>[1], account: string): boolean =>
    faults.take(SWITCH, fault, account);

  function post(
    { account, currency }: { account: string; currency: string },
    order: string,
    kind: 'payment' | 'payout' | 'refund' | 'return' | 'chargeback',
    units: bigint,
  ): void {
    const amountMinor = fromUnits(String(units < 0n ? -units : units), currency) ?? 0n;
    const signed = units < 0n ? -amountMinor : amountMinor;
    book.add({ provider: SWITCH, account, asset: currency, kind, amountMinor: signed, order });
  }

  /** Sends a message about an order. Its repeats keep the event id. */
  function report(
    { account, hookUrl }: { account: string; hookUrl: string | undefined },
    type: string,
    content: { type: string; object: object & { amount?: unknown } },
  ): void {
    const url = hookUrl ?? world.hookAddress(SWITCH, account);
    if (!url) return;
    const event = {
      merchant_id: 'sandbox',
      event_id: `evt_${randomUUID().replaceAll('-', '')}`,
      event_type: type,
      timestamp: now(),
    };
    const signed = (key: string, object: object) => {
      const body = JSON.stringify({ ...event, content: { ...content, object } });
      const signature = createHmac('sha512', key).update(body).digest('hex');
      return { headers: { 'content-type': 'application/json', 'x-webhook-signature-512': signature }, body };
    };
    hooks.send({
      provider: SWITCH,
      account,
      url,
      sign: () => signed(hashKeyOf(account), content.object),
      forge: () => signed('a stranger’s key', { ...content.object, amount: 99_999_900, status: 'succeeded' }),
      retrySeconds: RETRY_SECONDS,
    });
  }

  const changedPayment = (payment: Payment, type: string): void => {
    payment.updated = now();
    store.changed();
    report(payment, type, { type: 'payment_details', object: paymentJson(payment, world.baseUrl()) });
  };
  const changedPayout = (payout: Payout, type: string): void => {
    store.changed();
    report(payout, type, { type: 'payout_details', object: payoutJson(payout) });
  };

  function openDispute(payment: Payment): void {
    const dispute: Dispute = { id: `dp_${randomUUID()}`, units: payment.received, status: 'dispute_opened' };
    payment.disputes.push(dispute);
    post(payment, payment.id, 'chargeback', -dispute.units);
    store.changed();
    report(payment, dispute.status, { type: 'dispute_details', object: disputeJson(payment, dispute) });
  }

  function settlePayout(payout: Payout): void {
    if (payout.status !== 'initiated') return;
    if (happens('failed', payout.account)) {
      payout.status = 'failed';
      payout.error = 'The bank does not know the account';
      changedPayout(payout, 'payout_failed');
      return;
    }
    payout.status = 'success';
    post(payout, payout.id, 'payout', -payout.units);
    changedPayout(payout, 'payout_success');
    if (happens('returned', payout.account)) later(() => reversePayout(payout));
  }

  function reversePayout(payout: Payout): void {
    if (payout.status !== 'success') return;
    payout.status = 'reversed';
    post(payout, payout.id, 'return', payout.units);
    changedPayout(payout, 'payout_reversed');
  }

  for (const payout of payouts.values()) if (payout.status === 'initiated') later(() => settlePayout(payout));

  return {
    payments,
    payouts,
    refunds,
    changed: store.changed,
    startPayout: (payout: Payout): void => {
      payouts.set(payout.id, payout);
      store.changed();
      later(() => settlePayout(payout));
    },
    reversePayout,
    addRefund: (payment: Payment, refund: Refund): void => {
      refunds.set(refund.id, refund);
      if (happens('failed', refund.account)) refund.status = 'failed';
      else post(refund, refund.id, 'refund', -refund.units);
      store.changed();
      const type = refund.status === 'failed' ? 'refund_failed' : 'refund_succeeded';
      report(payment, type, { type: 'refund_details', object: refundJson(refund) });
    },
    /** The payer pays on the hosted page. */
    pay: (payment: Payment, { name, declines }: { name: string; declines: boolean }): void => {
      const { account } = payment;
      payment.payer = happens('other_payer', account) ? 'MORGAN STRANGER' : name;
      if (declines || happens('failed', account)) {
        payment.status = 'failed';
        payment.error = 'The card was declined';
        changedPayment(payment, 'payment_failed');
        return;
      }
      const isUnder = happens('under', account);
      payment.received = isUnder
        ? payment.units / 2n
        : happens('over', account)
          ? payment.units * 2n
          : payment.units;
      payment.status = isUnder ? 'partially_captured' : 'succeeded';
      post(payment, payment.id, 'payment', payment.received);
      changedPayment(payment, 'payment_succeeded');
      if (happens('chargeback', account)) later(() => openDispute(payment));
    },
    /** A page that was open for too long can't be paid any more. */
    expire: (payment: Payment): void => {
      if (payment.status !== 'requires_payment_method' || payment.expiresAt > now()) return;
      payment.status = 'expired';
      payment.updated = now();
      store.changed();
    },
    cancel: (payment: Payment): void => {
      payment.status = 'cancelled';
      changedPayment(payment, 'payment_cancelled');
    },
    openDispute,
    decideDispute: (payment: Payment, dispute: Dispute, isWon: boolean): void => {
      if (dispute.status !== 'dispute_opened') return;
      dispute.status = isWon ? 'dispute_won' : 'dispute_lost';
      if (isWon) post(payment, payment.id, 'chargeback', dispute.units);
      store.changed();
      report(payment, dispute.status, { type: 'dispute_details', object: disputeJson(payment, dispute) });
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type SwitchWorld = ReturnType<typeof createSwitchWorld>;
