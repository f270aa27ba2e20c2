import { escapeHtml, timeHtml } from '../../pages/html.ts';
import { inside, type Page } from '../../pages/layout.ts';
import { BANK_CSS } from '../banks/bank.css.ts';
import { moneyText } from '../money-text.ts';
import { evmAddress, tronAddress } from './addresses.ts';
import { FINAL_BLOCKS, TOKENS, type Chain, type ChainTransfer } from './chain-state.ts';
import { MAX_DAY_MINOR, MAX_PAYOUT_MINOR, signerSecret, type Signer } from './signer.ts';

const CSS = `${BANK_CSS}
select {
  width: 100%; min-height: 42px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 12px;
  background: var(--ground); color: var(--text); font: inherit;
}
select:focus-visible { outline: 2px solid var(--sand); outline-offset: 3px; }
td code { font-size: 0.82rem; overflow-wrap: anywhere; }
.part { margin-top: 36px; }
`;
const SHOWN = 30;

const shownAddress = (contract: string, digits: string): string =>
  contract === TOKENS[1]?.contract ? tronAddress(digits) : evmAddress(digits);

/** The ends of an address; all of it on pointing. */
function shortAddress(address: string): string {
  const ends = `${address.slice(0, 8)}…${address.slice(-6)}`;
  return `<code title="${escapeHtml(address)}">${escapeHtml(ends)}</code>`;
}

function amountText({ contract, units }: ChainTransfer): string {
  const decimals = TOKENS.find((token) => token.contract === contract)?.decimals ?? 6;
  return moneyText(units / 10n ** BigInt(decimals - 4));
}

function transferRow(chain: Chain, transfer: ChainTransfer, at: string): string {
  const seen = chain.confirmations(transfer.hash) ?? 0;
  const state = seen === 0 ? 'waiting' : seen >= FINAL_BLOCKS ? 'final' : `${seen} of ${FINAL_BLOCKS}`;
  return `<tr><td>${at}</td><td>${shortAddress(shownAddress(transfer.contract, transfer.to))}</td>
<td>${state}</td><td class="money">${amountText(transfer)} USDT</td></tr>`;
}

function transfersPart(chain: Chain): string {
  const mined = chain
    .blocks()
    .filter(({ number }) => number > chain.firstNumber)
    .flatMap((block) => block.transfers.map((transfer) => ({ transfer, block })))
    .reverse()
    .slice(0, SHOWN);
  if (!mined.length && !chain.waiting().length) return '<p class="empty">Nobody has sent anything yet.</p>';
  const rows = [
    ...chain.waiting().map((transfer) => transferRow(chain, transfer, 'not mined')),
    ...mined.map(({ transfer, block }) => transferRow(chain, transfer, `block ${block.number}`)),
  ];
  return `<div class="scroll"><table><thead><tr><th>Where</th><th>To</th><th>State</th><th class="money">Amount</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const button = (action: string, words: string, fields: Record<string, string> = {}): string =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>${words}</button></form>`;

const tokenChoice = `<label>Token<select name="contract">${TOKENS.map(
  ({ name, contract }) => `<option value="${contract}">${escapeHtml(name)}</option>`,
).join('')}</select></label>`;

/** A payer's wallet, and the chain behind it. */
export const chainPage = (
  chain: Chain,
  { address, amount, error }: { address: string; amount: string; error: string | null },
): Page => ({
  title: 'Chain · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/payments',
    'Chain and wallet',
    `<p class="lead">A chain that Ethereum’s and TRON’s calls can read. A transfer is final with ${FINAL_BLOCKS} blocks; until then a fork
may drop it. The wallet is never empty.</p>
<div class="app">
<section class="panel"><h2>Send tokens</h2>${error === null ? '' : `<p class="bad" role="alert">${escapeHtml(error)}</p>`}
<form class="fields" method="post" action="/payments/chain/send">${tokenChoice}
<label>To address<input name="to" value="${escapeHtml(address)}" required maxlength="64" autocomplete="off" spellcheck="false"></label>
<label>Amount in USDT<input name="amount" inputmode="decimal" value="${escapeHtml(amount)}" required></label>
<button class="main">Send</button></form></section>
<section class="panel"><h2>Blocks</h2><dl class="facts"><div><dt>Newest</dt><dd>${chain.head().number}</dd></div><div><dt>Final</dt><dd>${chain.finalNumber()}</dd></div></dl>
<div class="row">${button('/payments/chain/mine', 'Mine a block', { count: '1' })}${button('/payments/chain/mine', `Mine ${FINAL_BLOCKS}`, { count: String(FINAL_BLOCKS) })}${button('/payments/chain/fork', 'Fork two blocks', { count: '2' })}</div></section></div>
<section class="part"><h2>Transfers</h2>${transfersPart(chain)}</section>`,
  ),
});

/** The wallet of a merchant at the signer: its limits, its payouts. */
export const signerPage = (
  signer: Signer,
  chain: Chain,
  {
    wallet,
    address,
    baseUrl,
    error,
  }: { wallet: string; address: string; baseUrl: string; error: string | null },
): Page => ({
  title: 'Signer · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/payments',
    `Signer: ${wallet}`,
    `<p class="lead">The program that holds the key of a merchant’s wallet. It pays what it is asked to, within its own limits and never
to a blocked address.</p>${error === null ? '' : `<p class="bad" role="alert">${escapeHtml(error)}</p>`}
<div class="app">
<section class="panel"><h2>Wallet</h2><dl class="facts"><div><dt>Address</dt><dd><code>${evmAddress(address)}</code></dd></div><div><dt>On TRON</dt><dd><code>${tronAddress(address)}</code></dd></div>
${TOKENS.map(({ name, contract, decimals }) => `<div><dt>${escapeHtml(name)}</dt><dd>${moneyText(chain.unitsOf(contract, address) / 10n ** BigInt(decimals - 4))}</dd></div>`).join('')}</dl>
<form class="fields" method="post" action="/payments/signer/${encodeURIComponent(wallet)}/fill">${tokenChoice}<button>Fill with 10,000 USDT</button></form></section>
<section class="panel"><h2>Limits</h2><dl class="facts"><div><dt>A payout</dt><dd>${moneyText(MAX_PAYOUT_MINOR)} USDT</dd></div><div><dt>A day</dt><dd>${moneyText(MAX_DAY_MINOR)} USDT</dd></div></dl></section>
<section class="panel"><h2>Interface</h2><dl class="facts"><div><dt>Address</dt><dd><code>${escapeHtml(baseUrl)}/payments/signer/${escapeHtml(wallet)}</code></dd></div><div><dt>Secret</dt><dd><code>${escapeHtml(signerSecret(wallet))}</code></dd></div></dl></section>
<section class="panel"><h2>Blocked addresses</h2><form class="fields" method="post" action="/payments/signer/${encodeURIComponent(wallet)}/block">
<label>Address<input name="address" required maxlength="64" autocomplete="off" spellcheck="false"></label><div class="row"><button name="act" value="block">Block</button><button name="act" value="allow">Allow</button></div></form>
${
  signer.blocked().length
    ? `<p>${signer
        .blocked()
        .map((digits) => `<code>${evmAddress(digits)}</code>`)
        .join(' ')}</p>`
    : '<p>None.</p>'
}</section></div>
<section class="part"><h2>Payouts</h2>${payoutsPart(signer, wallet)}</section>`,
  ),
});

function payoutsPart(signer: Signer, wallet: string): string {
  const payouts = signer.list(wallet).slice(0, SHOWN);
  if (!payouts.length) return '<p class="empty">No payout has been ordered yet.</p>';
  return `<div class="scroll"><table><thead><tr><th>Time</th><th>Reference</th><th>To</th><th>State</th><th class="money">Amount</th></tr></thead><tbody>${payouts
    .map(
      ({ at, reference, to, state, amount }) =>
        `<tr><td>${timeHtml(new Date(at))}</td><td>${escapeHtml(reference)}</td><td>${shortAddress(to)}</td><td>${state}</td><td class="money">${escapeHtml(amount)} USDT</td></tr>`,
    )
    .join('')}</tbody></table></div>`;
}
