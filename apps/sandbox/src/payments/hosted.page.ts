import { fromUnits } from '@croupier/contract/payments/currency-units.ts';
import { escapeHtml } from '../pages/html.ts';
import type { Page } from '../pages/layout.ts';

const CSS = `
body { display: grid; align-content: center; padding: clamp(16px, 4vw, 40px); }
main { width: 100%; max-width: 460px; }
.sheet { overflow: clip; border: 1px solid var(--line); border-radius: 24px; background: var(--card); box-shadow: 0 1px 2px oklch(0 0 0 / 0.06), 0 30px 60px -34px oklch(0 0 0 / 0.55); }
.due { padding: 28px 28px 24px; border-bottom: 1px solid var(--line); background: var(--sand-soft); }
.brand { display: flex; gap: 10px; align-items: center; font-weight: 650; }
.brand span { display: grid; place-items: center; width: 30px; height: 30px; border-radius: 9px; background: var(--sand); color: var(--card); font-weight: 750; }
.amount { margin-top: 22px; font-size: clamp(2rem, 1.4rem + 4vw, 2.7rem); font-weight: 700; letter-spacing: -0.03em; line-height: 1.1; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.for { margin-top: 4px; color: var(--quiet); }
.body { display: grid; gap: 18px; padding: 26px 28px 28px; }
.body h1 { font-size: 1.15rem; letter-spacing: -0.01em; }
.body form { display: grid; gap: 16px; }
label { display: grid; gap: 6px; font-size: 0.9rem; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }
fieldset { display: grid; gap: 8px; padding: 0; border: 0; }
legend { margin-bottom: 6px; font-size: 0.9rem; font-weight: 600; }
.choice { display: flex; gap: 12px; align-items: center; padding: 12px 14px; border: 1px solid var(--line); border-radius: 14px; cursor: pointer; font-weight: 500; }
.choice:has(:checked) { border-color: var(--sand); background: var(--sand-soft); }
.choice input { width: 18px; height: 18px; accent-color: var(--sand); }
.choice small { display: block; color: var(--quiet); }
button.main { min-height: 50px; border-radius: 14px; font-size: 1.02rem; }
.quiet { color: var(--quiet); font-size: 0.88rem; }
.ended { display: grid; gap: 10px; justify-items: center; padding: 12px 0; text-align: center; }
.mark { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: var(--run-soft); color: var(--run); font-size: 1.7rem; font-weight: 700; }
.mark.bad { background: var(--stop-soft); color: var(--stop); }
.copy { padding: 12px 14px; border: 1px solid var(--line); border-radius: 14px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;

/** An amount in a provider's units, as a person reads it. */
export function shownAmount(units: bigint, currency: string): string {
  const amountMinor = fromUnits(String(units), currency) ?? 0n;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amountMinor) / 10_000);
}

/** A provider's page on which a member pays. `body` is HTML. */
export function hostedPage({
  brand,
  amount,
  purpose,
  body,
  returnUrl,
}: {
  brand: string;
  amount: string;
  purpose: string;
  body: string;
  /** Where the page sends the member afterwards; forms may be redirected there. */
  returnUrl: string;
}): Page {
  return {
    title: `Pay ${amount} · ${brand}`,
    css: CSS,
    forms: ["'self'", new URL(returnUrl).origin],
    body: `<main><div class="sheet"><div class="due"><p class="brand"><span aria-hidden="true">${escapeHtml(brand.charAt(0))}</span>${escapeHtml(brand)}</p>
<p class="amount">${escapeHtml(amount)}</p><p class="for">${escapeHtml(purpose)}</p></div>
<div class="body">${body}</div></div></main>`,
  };
}

/** What the page says when there is nothing to pay any more. */
export const endedHtml = (isGood: boolean, title: string, words: string, returnUrl: string): string =>
  `<div class="ended"><span class="mark${isGood ? '' : ' bad'}" aria-hidden="true">${isGood ? '✓' : '×'}</span>
<h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(words)}</p><p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p></div>`;
