import { toUnits } from '@croupier/contract/payments/currency-units.ts';
import { escapeHtml } from '../../pages/html.ts';
import type { Page } from '../../pages/layout.ts';
import { deskPage, type DeskRow } from '../desk.page.ts';
import { endedHtml, hostedPage, shownAmount } from '../hosted.page.ts';
import type { GatewayDeposit, GatewayPayout } from './signed-orders.ts';

const shown = (amountMinor: bigint, currency: string): string =>
  shownAmount(toUnits(amountMinor, currency) ?? 0n, currency);

const form = (
  { theirId, reference }: GatewayDeposit,
  amount: string,
): string => `<h1>Pay with your wallet</h1>
<form method="post" action="/signed/pay/${theirId}">
<label>Name of the payer<input name="name" autocomplete="off" value="ALEX PLAYER" required maxlength="80"></label>
<p class="copy">Reference ${escapeHtml(reference)}</p>
<button class="main" name="act" value="pay">Pay ${escapeHtml(amount)}</button>
<button name="act" value="cancel">Cancel</button></form>
<p class="quiet">No money is taken: this is the sandbox of Croupier.</p>`;

export function gatewayPage(deposit: GatewayDeposit, now: Date): Page {
  const { state, returnUrl, amountMinor, currency, reference } = deposit;
  const amount = shown(amountMinor, currency);
  const isLate = deposit.expiresAt < now.toISOString();
  return hostedPage({
    brand: 'Kestrel Pay',
    amount,
    purpose: `Order ${reference}`,
    returnUrl,
    body:
      state === 'paid'
        ? endedHtml(true, 'Paid', 'Thank you. The shop has been told.', returnUrl)
        : state === 'failed'
          ? endedHtml(false, 'Not paid', deposit.reason ?? '', returnUrl)
          : isLate
            ? endedHtml(false, 'Expired', 'This page was open for too long. Nothing was taken.', returnUrl)
            : form(deposit, amount),
  });
}

function actsOf({ theirId, state, chargeback }: GatewayDeposit): DeskRow['acts'] {
  const path = `/signed/desk/deposits/${theirId}`;
  if (state === 'waiting') return [{ path: `/signed/pay/${theirId}`, words: 'Pay page' }];
  if (chargeback?.state === 'opened')
    return [
      { path, act: 'won', words: 'Merchant wins' },
      { path, act: 'lost', words: 'Merchant loses' },
    ];
  return state === 'paid' && !chargeback ? [{ path, act: 'dispute', words: 'Charge back' }] : [];
}

export const gatewayDesk = (deposits: Iterable<GatewayDeposit>, payouts: Iterable<GatewayPayout>): Page =>
  deskPage({
    title: 'Payment gateway',
    lead: 'Deposits and payouts that merchants have ordered by Croupier’s own signed protocol, newest first.',
    tables: [
      [
        'Deposits',
        Array.from(deposits, (deposit) => ({
          created: deposit.created,
          name: deposit.reference,
          amount: shown(deposit.amountMinor, deposit.currency),
          state: deposit.chargeback
            ? `${deposit.state}, chargeback ${deposit.chargeback.state}`
            : deposit.state,
          acts: actsOf(deposit),
        })),
      ],
      [
        'Payouts',
        Array.from(payouts, (payout) => ({
          created: payout.created,
          name: payout.payee,
          amount: shown(payout.amountMinor, payout.currency),
          state: payout.state,
          acts:
            payout.state === 'paid'
              ? [{ path: `/signed/desk/payouts/${payout.theirId}`, act: 'reverse', words: 'Send back' }]
              : [],
        })),
      ],
    ],
  });
