import { escapeHtml, timeHtml } from '../pages/html.ts';
import { inside, type Page } from '../pages/layout.ts';

const CSS = `
.scroll { overflow-x: auto; margin-top: 14px; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; text-align: left; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
form { display: inline-flex; gap: 6px; } h2 { margin-top: 34px; }
`;
const SHOWN = 50;

/** An order as a provider's control centre shows it. */
export type DeskRow = {
  created: string;
  name: string;
  amount: string;
  state: string;
  /** What can be done now: buttons that post `act` to `path`, or a link. */
  acts: ReadonlyArray<{ path: string; words: string; act?: string }>;
};

const actHtml = ({ path, act, words }: DeskRow['acts'][number]): string =>
  act
    ? `<form method="post" action="${path}"><button class="small" name="act" value="${act}">${words}</button></form>`
    : `<a href="${path}">${words}</a>`;

const rowHtml = ({ created, name, amount, state, acts }: DeskRow): string =>
  `<tr><td>${timeHtml(new Date(created))}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(amount)}</td><td>${escapeHtml(state)}</td><td>${acts.map(actHtml).join(' ')}</td></tr>`;

const tableHtml = (title: string, rows: readonly DeskRow[]): string =>
  `<h2>${escapeHtml(title)}</h2><div class="scroll"><table><thead><tr><th>Created</th><th>Order</th><th>Amount</th><th>State</th><th></th></tr></thead>
<tbody>${rows
    .toSorted((a, b) => b.created.localeCompare(a.created))
    .slice(0, SHOWN)
    .map(rowHtml)
    .join('')}</tbody></table></div>`;

/** A provider's control centre: its orders, with what banks do later. */
export const deskPage = ({
  title,
  lead,
  tables,
}: {
  title: string;
  lead: string;
  tables: ReadonlyArray<readonly [string, readonly DeskRow[]]>;
}): Page => ({
  title: `${title} · Croupier sandbox`,
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/payments',
    title,
    `<p class="lead">${escapeHtml(lead)}</p>${tables.map(([name, rows]) => tableHtml(name, rows)).join('')}`,
  ),
});
