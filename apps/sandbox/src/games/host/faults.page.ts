import { formatMoney } from '@croupier/contract/money.ts';
import { escapeHtml, timeHtml } from '../../pages/html.ts';
import type { Page } from '../../pages/layout.ts';
import type { Call, Operator, Order } from './vendor.types.ts';
import { VENDOR_FAULTS, VENDOR_FAULT_NAMES, type ArmedVendorFault } from './vendor-faults.ts';

const CSS = `
.inside { max-width: 1100px; }
.vendors { grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); margin-top: 22px; }
.facts { color: var(--quiet); font-size: 0.9rem; }
.fault { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; justify-content: space-between; padding: 6px 0; border-top: 1px solid var(--line); }
.fault p { flex: 1 1 200px; } .fault form { display: flex; gap: 6px; }
button[aria-pressed='true'] { border-color: var(--sand); background: var(--sand-soft); color: var(--sand); }
.scroll { overflow-x: auto; margin-top: 14px; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; text-align: left; }
th, td { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
`;

const amountOf = (order: Order): string => {
  if (order.kind === 'correct') return formatMoney(order.payout);
  return 'amount' in order ? formatMoney(order.amount) : '';
};

const callRow = (call: Call): string =>
  `<tr><td>${timeHtml(new Date(call.createdAt))}</td><td>${escapeHtml(call.operator)}</td><td>${call.order.kind}</td><td>${amountOf(call.order)}</td><td>${escapeHtml(call.game)}</td><td>${call.state}${call.outcome?.kind === 'refused' ? ` (${escapeHtml(call.outcome.code)})` : ''}</td><td>${call.attempts}</td></tr>`;

function vendorCard(
  vendor: string,
  operators: readonly Operator[],
  armed: readonly ArmedVendorFault[],
): string {
  const rows = VENDOR_FAULT_NAMES.map((fault) => {
    const one = armed.find((each) => each.provider === vendor && each.fault === fault);
    const button = (times: string, words: string, isOn: boolean): string =>
      `<button class="small" name="times" value="${times}" aria-pressed="${isOn}" aria-label="${fault}, ${words}">${words}</button>`;
    return `<li class="fault"><p><strong>${fault.replaceAll('_', ' ')}</strong> <span class="facts">${VENDOR_FAULTS[fault]}</span></p>
<form method="post" action="/vendors/faults"><input type="hidden" name="vendor" value="${vendor}"><input type="hidden" name="fault" value="${fault}">
${button('never', 'off', !one)}${button('once', 'once', one?.times === 1)}${button('always', 'always', one?.times === 'always')}</form></li>`;
  });
  const accounts = operators.map(
    ({ account, protocol, merchant }) => `${account} (${protocol}, ${merchant})`,
  );
  return `<li class="vendor" id="${vendor}"><h2>${vendor}</h2><p class="facts">${escapeHtml(accounts.join(' · '))}</p><ul>${rows.join('\n')}</ul></li>`;
}

/** The vendors that operators have accounts at, with their faults and the last wallet calls. */
export function faultsPage(state: {
  armed: readonly ArmedVendorFault[];
  operators: readonly Operator[];
  calls: readonly Call[];
}): Page {
  const vendors = [...new Set(state.operators.map(({ vendor }) => vendor))];
  const cards = vendors.map((vendor) =>
    vendorCard(
      vendor,
      state.operators.filter((one) => one.vendor === vendor),
      state.armed,
    ),
  );
  return {
    title: 'Game vendors · Croupier sandbox',
    css: CSS,
    forms: ["'self'"],
    body: `<main class="inside"><h1>Game vendors</h1>
<p class="lead">What the vendors of this machine do wrong. A fault works for the vendor’s next call, or for all of them until it is switched off.</p>
<form method="post" action="/vendors/faults/clear"><button class="small">Switch all faults off</button></form>
${vendors.length === 0 ? '<p class="lead">No operator has an account yet.</p>' : `<ul class="vendors">${cards.join('\n')}</ul>`}
<h2>Last wallet calls</h2><div class="scroll"><table><thead><tr><th>Written</th><th>Account</th><th>Call</th><th>Amount</th><th>Game</th><th>State</th><th>Attempts</th></tr></thead>
<tbody>${state.calls.map(callRow).join('\n')}</tbody></table></div></main>`,
  };
}
