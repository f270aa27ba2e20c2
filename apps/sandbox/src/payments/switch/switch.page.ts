import { escapeHtml } from '../../pages/html.ts';
import type { Page } from '../../pages/layout.ts';
import { deskPage, type DeskRow } from '../desk.page.ts';
import { endedHtml, hostedPage, shownAmount } from '../hosted.page.ts';
import type { Payment, Payout } from './switch-orders.ts';

const ENDS: Readonly<
  Record<Exclude<Payment['status'], 'requires_payment_method'>, [boolean, string, string]>
> = {
  succeeded: [true, 'Paid', 'Thank you. The shop has been told.'],
  partially_captured: [true, 'Paid', 'Thank you. The shop has been told.'],
  failed: [false, 'Declined', 'The card was declined. Nothing was taken.'],
  cancelled: [false, 'Cancelled', 'Nothing was taken.'],
  expired: [false, 'Expired', 'This page was open for too long. Nothing was taken.'],
};

const CARDS = [
  ['4242424242424242', 'Card that pays', '4242 4242 4242 4242'],
  ['4000000000000002', 'Card that is declined', '4000 0000 0000 0002'],
] as const;

const form = ({ id, payer }: Payment, amount: string): string => `<h1>Pay by card</h1>
<form method="post" action="/switch/payment_link/${id}">
<label>Name on the card<input name="name" autocomplete="off" value="${escapeHtml(payer || 'ALEX PLAYER')}" required maxlength="80"></label>
<fieldset><legend>Card</legend>${CARDS.map(
  ([number, name, shown], index) =>
    `<label class="choice"><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}><span>${name}<small>${shown}</small></span></label>`,
).join('')}</fieldset>
<button class="main" name="act" value="pay">Pay ${escapeHtml(amount)}</button>
<button name="act" value="cancel">Cancel</button>
</form>
<p class="quiet">No money is taken: this is the sandbox of Croupier.</p>`;

/** The hosted page of a payment link. */
export function linkPage(payment: Payment): Page {
  const amount = shownAmount(payment.units, payment.currency);
  const { status, returnUrl } = payment;
  return hostedPage({
    brand: 'Harbour Switch',
    amount,
    purpose: `Order ${payment.description}`,
    returnUrl,
    body:
      status === 'requires_payment_method' ? form(payment, amount) : endedHtml(...ENDS[status], returnUrl),
  });
}

function actsOf({ id, status, disputes }: Payment): DeskRow['acts'] {
  if (status === 'requires_payment_method')
    return [{ path: `/switch/payment_link/${id}`, words: 'Pay page' }];
  const path = `/switch/desk/payments/${id}`;
  if (disputes.some((dispute) => dispute.status === 'dispute_opened'))
    return [
      { path, act: 'won', words: 'Merchant wins' },
      { path, act: 'lost', words: 'Merchant loses' },
    ];
  const isPaid = status === 'succeeded' || status === 'partially_captured';
  return isPaid ? [{ path, act: 'dispute', words: 'Charge back' }] : [];
}

export const switchDesk = (payments: Iterable<Payment>, payouts: Iterable<Payout>): Page =>
  deskPage({
    title: 'Payment switch',
    lead: 'Payments and payouts that merchants have ordered, newest first. A payer’s bank can take a payment back, and a payee’s bank can return a payout.',
    tables: [
      [
        'Payments',
        Array.from(payments, (payment) => ({
          created: payment.created,
          name: payment.description,
          amount: shownAmount(payment.units, payment.currency),
          state: payment.status,
          acts: actsOf(payment),
        })),
      ],
      [
        'Payouts',
        Array.from(payouts, (payout) => ({
          created: payout.created,
          name: payout.payee,
          amount: shownAmount(payout.units, payout.currency),
          state: payout.status,
          acts:
            payout.status === 'success'
              ? [{ path: `/switch/desk/payouts/${payout.id}`, act: 'reverse', words: 'Send back' }]
              : [],
        })),
      ],
    ],
  });
