import { formatMoney } from '@croupier/contract/money.ts';
import { escapeHtml, timeHtml } from '../pages/html.ts';
import { inside, type Page } from '../pages/layout.ts';
import { FAULTS, type Fault } from './faults.ts';
import type { Delivery } from './hook-sender.ts';
import type { PaymentProvider, PaymentWorld } from './payment-world.ts';

const CSS = `
.providers { gap: 22px; margin-top: 26px; }
.provider { gap: 14px; scroll-margin-top: 20px; }
.provider > p { color: var(--quiet); max-width: 68ch; }
.pages { display: flex; flex-wrap: wrap; gap: 6px 18px; font-weight: 600; }
.faults { gap: 0; border-top: 1px solid var(--line); }
.faults li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: center;
  padding: 10px 0; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; background: none; box-shadow: none;
}
.faults strong { display: block; }
.faults small { color: var(--quiet); font-size: 0.9rem; }
.faults form { display: flex; gap: 6px; }
.armed strong { color: var(--stop); }
button[aria-pressed='true'] { border-color: var(--stop); background: var(--stop-soft); color: var(--stop); }
.bar { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin-top: 18px; }
.bar p { color: var(--quiet); }
.scroll { overflow-x: auto; margin-top: 12px; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; font-weight: 600; text-align: left; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.money { text-align: right; white-space: nowrap; }
.part { margin-top: 40px; scroll-margin-top: 20px; }
.empty { padding: 30px 20px; margin-top: 12px; border: 1.5px dashed var(--line); border-radius: 18px; color: var(--quiet); text-align: center; }
@media (max-width: 560px) { .faults li { grid-template-columns: minmax(0, 1fr); } }
`;

const nameOf = (fault: Fault): string => {
  const words = fault.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const CHOICES = [
  ['never', 'Off'],
  ['once', 'Once'],
  ['always', 'Always'],
] as const;

function faultRow({ faults }: PaymentWorld, { id, title }: PaymentProvider, fault: Fault): string {
  const armed = faults.list().find((one) => one.provider === id && one.fault === fault);
  const chosen = armed === undefined ? 'never' : armed.times === 'always' ? 'always' : 'once';
  const buttons = CHOICES.map(
    ([value, words]) =>
      `<button class="small" name="times" value="${value}" aria-pressed="${value === chosen && value !== 'never'}">${words}</button>`,
  ).join('');
  return `<li${armed ? ' class="armed"' : ''}><span><strong>${nameOf(fault)}</strong><small>${escapeHtml(FAULTS[fault])}</small></span>
<form method="post" action="/payments/faults" aria-label="${escapeHtml(`${nameOf(fault)}: ${title}`)}"><input type="hidden" name="provider" value="${id}"><input type="hidden" name="fault" value="${fault}">${buttons}</form></li>`;
}

const providerCard = (world: PaymentWorld, provider: PaymentProvider): string =>
  `<li class="provider" id="${provider.id}"><h2>${escapeHtml(provider.title)}</h2>
<p>${escapeHtml(provider.sentence)}</p>
${provider.pages.length ? `<p class="pages">${provider.pages.map(({ path, name }) => `<a href="${path}">${escapeHtml(name)}</a>`).join('')}</p>` : ''}
<ul class="faults">${provider.faults.map((fault) => faultRow(world, provider, fault)).join('\n')}</ul></li>`;

const lastAttempt = ({ attempts }: Delivery): string => {
  const last = attempts.at(-1);
  if (!last) return '–';
  return `${timeHtml(last.at)}, ${last.status === null ? 'no answer' : `answered ${last.status}`}`;
};

const STATES: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  given_up: 'Given up',
  lost: 'Lost',
};

const deliveryRow = (delivery: Delivery): string => `<tr>
<td>${escapeHtml(delivery.provider)}</td><td>${STATES[delivery.state]}, ${delivery.attempts.length} sent</td>
<td>${lastAttempt(delivery)}</td>
<td>${delivery.state === 'delivered' ? '' : `<form method="post" action="/payments/hooks/${delivery.id}/again"><button class="small">Send now</button></form>`}</td></tr>`;

const SHOWN = 30;

function messagesPart({ hooks }: PaymentWorld): string {
  const deliveries = hooks.list().slice(0, SHOWN);
  if (!deliveries.length) return '<p class="empty">No message has been sent yet.</p>';
  return `<div class="scroll"><table><thead><tr><th>Provider</th><th>State</th><th>Last attempt</th><th></th></tr></thead>
<tbody>${deliveries.map(deliveryRow).join('')}</tbody></table></div>`;
}

function positionsPart({ book, providers }: PaymentWorld): string {
  const rows = providers.flatMap(({ id, title }) =>
    [...new Set(book.list(id).map(({ account }) => account))].flatMap((account) =>
      Object.entries(book.position(id, account)).map(
        ([asset, sum]) => `<tr><td>${escapeHtml(title)}</td><td>${escapeHtml(account)}</td>
<td class="money">${formatMoney(sum)} ${escapeHtml(asset)}</td></tr>`,
      ),
    ),
  );
  if (!rows.length) return '<p class="empty">Nobody has paid anything yet.</p>';
  return `<div class="scroll"><table><thead><tr><th>Provider</th><th>Account</th><th class="money">Owed to the merchant</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

/** The panel: each provider with its faults, the messages sent, the money held. */
export const panelPage = (world: PaymentWorld): Page => ({
  title: 'Payments · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/payments',
    'Payment providers',
    `<p class="lead">Each provider speaks its documented protocol and keeps its own record of money. Here they can be made to
fail in every way that real ones do. Tests set the same faults with <code>PUT /payments/faults</code>.</p>
<div class="bar"><p role="status">${world.faults.list().length} faults armed</p>
<form method="post" action="/payments/faults/clear"><button class="small">Clear all faults</button></form></div>
<ul class="providers">${world.providers.map((provider) => providerCard(world, provider)).join('\n')}</ul>
<section class="part" id="messages"><h2>Messages sent</h2>${messagesPart(world)}</section>
<section class="part"><h2>Money held</h2>${positionsPart(world)}</section>`,
  ),
});
