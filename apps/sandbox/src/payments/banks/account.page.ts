import { escapeHtml, timeHtml } from '../../pages/html.ts';
import { inside, type Page } from '../../pages/layout.ts';
import { moneyText } from '../money-text.ts';
import { accountPath } from './bank-app.page.ts';
import type { BankLedger, BankLine } from './bank-ledger.ts';
import { scbKeys, sepayKeys, type Bank } from './bank-list.ts';
import { BANK_CSS } from './bank.css.ts';

const SHOWN = 100;

const lineRow = (bank: Bank, line: BankLine): string => `<tr><td>${timeHtml(new Date(line.at))}</td>
<td>${escapeHtml(line.otherName)}<br><small class="hint">${escapeHtml(line.otherAccount)}</small></td>
<td>${escapeHtml(line.text)}</td>
<td class="money">${line.direction === 'in' ? '+' : '−'}${moneyText(line.amountMinor)}</td>
<td><a href="/payments/banks/${bank.id}/lines/${line.id}">Slip</a></td></tr>`;

const keyRow = ([name, value]: readonly [string, string]): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(value)}</code></dd></div>`;

/** What the merchant enters in its own system to use the bank's interface. */
function keysOf(bank: Bank, account: string, baseUrl: string): Array<readonly [string, string]> {
  if (bank.id === 'vn') {
    const { apiToken, hookSecret } = sepayKeys(account);
    return [
      ['Address', `${baseUrl}/payments/sepay`],
      ['API token', apiToken],
      ['Secret of messages', hookSecret],
    ];
  }
  if (bank.id === 'eu' || !/^\d{15}$/.test(account)) return [];
  const { apiKey, apiSecret } = scbKeys(account);
  return [
    ['Address', `${baseUrl}/payments/scb`],
    ['API key', apiKey],
    ['API secret', apiSecret],
  ];
}

const interfacePart = (bank: Bank, account: string, hookUrl: string, baseUrl: string): string => {
  const keys = keysOf(bank, account, baseUrl);
  if (!keys.length)
    return '<p>This account has no interface: its lines are read here and entered by hand.</p>';
  return `<dl class="facts">${keys.map(keyRow).join('')}</dl>
<form class="fields" method="post" action="${accountPath(bank, account)}/hook">
<label>Report transfers to<input name="url" type="url" value="${escapeHtml(hookUrl)}" placeholder="https://…/hooks/payments/…" required></label>
<button>Save</button></form>`;
};

/** A merchant's online banking at a bank of the sandbox. */
export function accountPage(
  { bank, list, balanceMinor }: BankLedger,
  account: string,
  { hookUrl, baseUrl, error }: { hookUrl: string; baseUrl: string; error: string | null },
): Page {
  const lines = list(account).slice(0, SHOWN);
  const path = accountPath(bank, account);
  return {
    title: `Account ${account} · Croupier sandbox`,
    css: BANK_CSS,
    forms: ["'self'"],
    body: inside(
      '/payments',
      `${bank.name}: account ${account}`,
      `<p class="lead">The merchant’s online banking.</p>
${error === null ? '' : `<p class="bad" role="alert">${escapeHtml(error)}</p>`}
<div class="app">
<section class="panel"><h2>Balance</h2><p class="amount">${moneyText(balanceMinor(account))} ${bank.currency}</p></section>
<section class="panel"><h2>Pay somebody</h2><form class="fields" method="post" action="${path}/send">
<div class="pair"><label>Payee’s name<input name="payee" required maxlength="80"></label>
<label>Payee’s account<input name="payeeAccount" required maxlength="34"></label></div>
<label>Amount in ${bank.currency}<input name="amount" inputmode="decimal" required></label>
<label>Text of the transfer<input name="text" required maxlength="140" autocomplete="off"><small>Payouts by hand carry their reference here.</small></label>
<button class="main">Pay</button></form></section>
<section class="panel"><h2>Interface</h2>${interfacePart(bank, account, hookUrl, baseUrl)}</section></div>
<section class="panel" id="lines"><div class="row"><h2>Lines</h2><a href="${path}/lines.csv">Save as CSV</a></div>
${lines.length ? `<div class="scroll"><table><thead><tr><th>Time</th><th>Other side</th><th>Text</th><th class="money">${bank.currency}</th><th></th></tr></thead><tbody>${lines.map((line) => lineRow(bank, line)).join('')}</tbody></table></div>` : '<p class="empty">No transfers yet.</p>'}</section>`,
    ),
  };
}
