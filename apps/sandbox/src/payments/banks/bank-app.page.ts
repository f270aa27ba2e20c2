import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, timeHtml } from '../../pages/html.ts';
import { inside, type Page } from '../../pages/layout.ts';
import { moneyText } from '../money-text.ts';
import type { BankLedger, BankLine } from './bank-ledger.ts';
import type { Bank } from './bank-list.ts';
import { BANK_CSS } from './bank.css.ts';
import type { ReadQr, Unreadable } from './qr-reader.ts';

const bankPage = (title: string, body: string, script?: string): Page => ({
  title: `${title} · Croupier sandbox`,
  css: BANK_CSS,
  forms: ["'self'"],
  ...(script === undefined ? {} : { script }),
  body: inside('/payments', title, body),
});

const fact = (name: string, value: string): string =>
  value ? `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>` : '';

const bankCard = ({ bank, accounts }: BankLedger): string => `<li class="bank" id="${bank.id}">
<h2>${escapeHtml(bank.name)}</h2><p>${escapeHtml(bank.sentence)}</p>
<p class="pages"><a href="/payments/banks/${bank.id}">Open the app</a>${accounts()
  .map((account) => `<a href="${accountPath(bank, account)}">Account ${escapeHtml(account)}</a>`)
  .join('')}</p></li>`;

export const accountPath = ({ id }: Bank, account: string): string =>
  `/payments/banks/${id}/accounts/${encodeURIComponent(account)}`;

export const banksPage = (ledgers: readonly BankLedger[]): Page =>
  bankPage(
    'Banks',
    `<p class="lead">Banks with an app for payers. An account of a merchant exists as soon as somebody pays into it; its page
shows the lines, makes transfers and holds the keys for the bank’s interface.</p>
<ul class="banks">${ledgers.map(bankCard).join('\n')}</ul>`,
  );

const codeForm = ({ id }: Bank, code: string): string => `<form class="fields" action="/payments/banks/${id}">
<label>Payment code<textarea name="code" spellcheck="false" autocomplete="off" required>${escapeHtml(code)}</textarea>
<small>Paste the text of the QR code.</small></label>
<button class="main">Read the code</button></form>`;

const payerFields = ({ payer }: Bank): string => `<div class="pair">
<label>Payer’s name<input name="payer" value="${escapeHtml(payer)}" required maxlength="80"></label>
<label>Payer’s account<input name="payerAccount" value="6612345678" required maxlength="34"></label></div>`;

const amountField = ({ currency }: Bank, amount: string): string =>
  `<label>Amount in ${currency}<input name="amount" inputmode="decimal" value="${escapeHtml(amount)}" required></label>`;

function readPanel(bank: Bank, code: string, read: ReadQr | Unreadable): string {
  if ('error' in read)
    return `<section class="panel" role="alert"><p class="bad">${escapeHtml(read.error)}</p></section>`;
  if (read.currency !== bank.currency)
    return `<section class="panel" role="alert"><p class="bad">${escapeHtml(bank.name)} pays no codes in ${escapeHtml(read.currency)}.</p></section>`;
  return `<section class="panel"><p class="good">The checksum is right.</p>
<dl class="facts">${fact('Scheme', read.scheme === 'vietqr' ? 'VietQR' : 'PromptPay')}${fact('Bank', read.bankBin ?? '')}${fact('Pay to', read.account)}${fact('Reference', read.reference || 'none')}${fact('Amount', read.amount ? `${read.amount} ${read.currency}` : 'as you choose')}</dl>
<form class="fields" method="post" action="/payments/banks/${bank.id}/pay"><input type="hidden" name="code" value="${escapeHtml(code)}">
${amountField(bank, read.amount ?? '')}${payerFields(bank)}
<button class="main">Pay now</button></form></section>`;
}

const detailsForm = (
  bank: Bank,
): string => `<form class="fields" method="post" action="/payments/banks/${bank.id}/pay">
<label>Account number<input name="account" required maxlength="34"></label>
${amountField(bank, '')}
<label>Text of the transfer<input name="text" maxlength="140" autocomplete="off"></label>
${payerFields(bank)}<button>Transfer</button></form>`;

/** The app of a bank: reads a code, shows what it read, pays it. */
export const bankAppPage = (
  bank: Bank,
  { code, read, error }: { code: string; read: ReadQr | Unreadable | null; error: string | null },
): Page =>
  bankPage(
    bank.name,
    `<p class="lead">The app on a payer’s phone.</p><div class="app">
${error === null ? '' : `<section class="panel" role="alert"><p class="bad">${escapeHtml(error)}</p></section>`}
${read === null ? '' : readPanel(bank, code, read)}
${bank.provider === 'slip' ? '' : `<section class="panel"><h2>Pay a code</h2>${codeForm(bank, code)}</section>`}
<section class="panel"><h2>Transfer to an account</h2>${detailsForm(bank)}</section></div>`,
  );

const SLIP_SCRIPT = readFileSync(join(import.meta.dirname, 'slip.client.js'), 'utf8');

/** The slip of a transfer, which payers send as a picture. */
export const slipPage = (bank: Bank, line: BankLine): Page => {
  const isIn = line.direction === 'in';
  const rows: Array<[string, string]> = [
    [isIn ? 'From' : 'To', line.otherName],
    ['Their account', line.otherAccount],
    [isIn ? 'To account' : 'From account', line.account],
    ['Text', line.text],
    ['Bank’s code', line.code],
  ];
  return bankPage(
    'Transfer slip',
    `<div class="app"><section class="panel" id="slip" data-bank="${escapeHtml(bank.name)}" data-rows="${escapeHtml(JSON.stringify([...rows, ['Time', line.at]]))}" data-amount="${escapeHtml(`${moneyText(line.amountMinor)} ${bank.currency}`)}">
<p class="good">${isIn ? 'Paid' : 'Sent'}</p>
<p class="amount">${moneyText(line.amountMinor)} ${bank.currency}</p>
<dl class="facts">${rows.map(([name, value]) => fact(name, value)).join('')}<div><dt>Time</dt><dd>${timeHtml(new Date(line.at))}</dd></div></dl>
<p class="row"><button id="save" type="button">Save as a picture</button><a href="/payments/banks/${bank.id}">Pay something else</a>
<a href="${accountPath(bank, line.account)}">${isIn ? 'The payee’s account' : 'The account'}</a></p></section></div>`,
    SLIP_SCRIPT,
  );
};
