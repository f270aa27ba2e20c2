import { escapeHtml, timeHtml } from '../../pages/html.ts';
import { inside, type Page } from '../../pages/layout.ts';
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

const form = ({ id }: Payment, amount: string): string => `<h1>Pay by card</h1>
<form method="post" action="/switch/payment_link/${id}">
<label>Name on the card<input name="name" autocomplete="off" value="ALEX PLAYER" required maxlength="80"></label>
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

const CSS = `
.scroll { overflow-x: auto; margin-top: 14px; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; text-align: left; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
form { display: inline-flex; gap: 6px; } h2 { margin-top: 34px; }
`;

const act = (path: string, value: string, words: string): string =>
  `<form method="post" action="${path}"><button class="small" name="act" value="${value}">${words}</button></form>`;

function actsOf({ id, status, disputes }: Payment): string {
  if (status === 'requires_payment_method') return `<a href="/switch/payment_link/${id}">Pay page</a>`;
  const open = disputes.some((dispute) => dispute.status === 'dispute_opened');
  const path = `/switch/desk/payments/${id}`;
  if (open) return act(path, 'won', 'Merchant wins') + act(path, 'lost', 'Merchant loses');
  return status === 'succeeded' || status === 'partially_captured' ? act(path, 'dispute', 'Charge back') : '';
}

const paymentRow = (payment: Payment): string =>
  `<tr><td>${timeHtml(new Date(payment.created))}</td><td>${escapeHtml(payment.description)}</td><td>${escapeHtml(shownAmount(payment.units, payment.currency))}</td><td>${payment.status}</td><td>${actsOf(payment)}</td></tr>`;

const payoutRow = (payout: Payout): string =>
  `<tr><td>${timeHtml(new Date(payout.created))}</td><td>${escapeHtml(payout.payee)}</td><td>${escapeHtml(shownAmount(payout.units, payout.currency))}</td><td>${payout.status}</td><td>${payout.status === 'success' ? act(`/switch/desk/payouts/${payout.id}`, 'reverse', 'Send back') : ''}</td></tr>`;

const SHOWN = 50;
const newest = <Row extends { created: string }>(rows: Iterable<Row>): Row[] =>
  [...rows].toSorted((a, b) => b.created.localeCompare(a.created)).slice(0, SHOWN);

/** The control centre: payments and payouts, with what banks do later. */
export const deskPage = (payments: Iterable<Payment>, payouts: Iterable<Payout>): Page => ({
  title: 'Payment switch · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/payments',
    'Payment switch',
    `<p class="lead">Payments and payouts that merchants have ordered, newest first. A payer’s bank can take a payment back,
and a payee’s bank can return a payout.</p>
<h2>Payments</h2><div class="scroll"><table><thead><tr><th>Created</th><th>Order</th><th>Amount</th><th>Status</th><th></th></tr></thead><tbody>${newest(payments).map(paymentRow).join('')}</tbody></table></div>
<h2>Payouts</h2><div class="scroll"><table><thead><tr><th>Created</th><th>Payee</th><th>Amount</th><th>Status</th><th></th></tr></thead><tbody>${newest(payouts).map(payoutRow).join('')}</tbody></table></div>`,
  ),
});
