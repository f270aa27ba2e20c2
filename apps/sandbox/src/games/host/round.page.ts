import { formatMoney } from '@croupier/contract/money.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, timeHtml } from '../../pages/html.ts';
import { sendPage, type Page } from '../../pages/layout.ts';
import type { Transaction } from '../protocols/transactions.ts';
import type { Host } from './host.types.ts';
import type { Unit } from './units.ts';
import type { Json } from './vendor.types.ts';

const CSS = `
.inside { max-width: 820px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 20px; margin: 22px 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; text-align: left; }
th, td { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
`;

/** `cardsOfBanker` → `Cards of banker`. */
const wordsOf = (key: string): string => {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value in one line: lists by commas, objects by their names. */
function textOf(value: Json): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((item) => textOf(item as Json)).join(', ');
  return Object.entries(value)
    .map(([key, item]) => `${wordsOf(key)} ${textOf(item)}`)
    .join(' · ');
}

const factsOf = (detail: Json): Array<[string, string]> =>
  detail === null || typeof detail !== 'object' || Array.isArray(detail)
    ? [['Detail', textOf(detail)]]
    : Object.entries(detail).map(([key, value]): [string, string] => [wordsOf(key), textOf(value)]);

const amountText = (one: Transaction): string => {
  if (one.order.kind === 'correct') return formatMoney(one.order.payout);
  return 'amount' in one.order ? formatMoney(one.order.amount) : '';
};

/** A round as its player sees it again: bets, result and money. */
export function roundPage(of: {
  unit: Unit;
  gameName: string;
  currency: string;
  transactions: readonly Transaction[];
}): Page {
  const { unit, gameName, currency, transactions } = of;
  const facts: Array<[string, string]> = [
    ['Round', escapeHtml(unit.id)],
    ['Opened', timeHtml(new Date(unit.openedAt))],
    ['Settled', unit.settledAt === null ? '–' : timeHtml(new Date(unit.settledAt))],
    ['State', unit.state],
    ['Stake', `${formatMoney(unit.stake)} ${escapeHtml(currency)}`],
    ['Payout', `${formatMoney(unit.payout)} ${escapeHtml(currency)}`],
    ...factsOf(unit.detail).map(([name, value]): [string, string] => [escapeHtml(name), escapeHtml(value)]),
  ];
  const rows = transactions.map(
    (one) =>
      `<tr><td>${timeHtml(new Date(one.call.createdAt))}</td><td>${one.order.kind}</td><td>${amountText(one)}</td><td>${one.state.replaceAll('_', ' ')}</td></tr>`,
  );
  return {
    title: `${gameName} · round`,
    css: CSS,
    body: `<main class="inside"><h1>${escapeHtml(gameName)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}</dl>
<h2>Money</h2><div class="scroll"><table><thead><tr><th>Written</th><th>Call</th><th>Amount</th><th>State</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></main>`,
  };
}

/** The page whose address the protocols hand out for a round. The address is the key: ids of rounds can't be guessed. */
export function addRoundPage(
  server: FastifyInstance,
  host: Host,
  transactionsOf: (unit: Unit) => readonly Transaction[],
): void {
  server.get<{ Params: { id: string } }>('/rounds/:id', async ({ params }, reply) => {
    const unit = host.units.find(params.id);
    if (!unit)
      return sendPage(reply.code(404), {
        title: 'No such round',
        body: '<main class="inside"><h1>No such round</h1></main>',
      });
    const { vendor, currency } = host.operators.get(unit.operator);
    const gameName = host.catalogue.find(vendor, unit.game)?.names.EN ?? unit.game;
    return sendPage(reply, roundPage({ unit, gameName, currency, transactions: transactionsOf(unit) }));
  });
}
