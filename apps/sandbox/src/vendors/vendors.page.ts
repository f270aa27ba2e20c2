import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';
import { escapeHtml } from '../pages/html.ts';
import { inside, type Page } from '../pages/layout.ts';
import type { VendorState } from './vendor-list.ts';
import type { LiveVendor } from './vendor-world.ts';

const CSS = `
.vendors { grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); margin-top: 26px; }
.vendor { gap: 12px; }
.vendor h2 a { color: inherit; text-decoration-color: var(--line); }
.facts { color: var(--quiet); font-size: 0.9rem; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
button[aria-pressed='true'] { border-color: var(--sand); background: var(--sand-soft); color: var(--sand); }
.find { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px; margin: 22px 0 6px; }
.find label { grid-column: 1 / -1; font-weight: 600; }
.games { gap: 8px; margin-top: 14px; }
.game { flex-flow: row wrap; gap: 6px 14px; align-items: center; justify-content: space-between; padding: 12px 16px; }
.game p { min-width: 0; } .game small { display: block; color: var(--quiet); }
.gone strong { text-decoration: line-through; color: var(--quiet); }
`;

const STATES: ReadonlyArray<readonly [VendorState, string]> = [
  ['up', 'Up'],
  ['slow', 'Slow'],
  ['maintenance', 'Maintenance'],
];
/** Maximum number of games on a vendor's page; the search finds the others. */
const SHOWN = 40;

const stateButtons = ({ vendor, state }: LiveVendor): string =>
  `<form class="row" method="post" action="/vendors/${vendor.code}/state" aria-label="State of ${escapeHtml(vendor.name)}">${STATES.map(
    ([value, words]) =>
      `<button class="small" name="state" value="${value}" aria-pressed="${value === state}">${words}</button>`,
  ).join('')}</form>`;

const breakButton = ({ vendor, breaksNext }: LiveVendor): string =>
  `<form method="post" action="/vendors/${vendor.code}/half"><button class="small" name="breaks" value="${breaksNext ? 'no' : 'yes'}" aria-pressed="${breaksNext}">${breaksNext ? 'The next feed breaks off' : 'Break off the next feed'}</button></form>`;

const cardOf = (one: LiveVendor & { games: number }): string => `<li class="vendor">
<h2><a href="/vendors/${one.vendor.code}">${escapeHtml(one.vendor.name)}</a></h2>
<p class="facts">${one.vendor.code} · ${one.vendor.category} · ${one.games} games${one.withdrawn.size ? `, ${one.withdrawn.size} withdrawn` : ''} · <a href="/vendors/${one.vendor.code}/games.ndjson">feed</a></p>
${stateButtons(one)}${breakButton(one)}
</li>`;

export const vendorsPage = (vendors: ReadonlyArray<LiveVendor & { games: number }>): Page => ({
  title: 'Game vendors · Croupier sandbox',
  css: CSS,
  forms: ["'self'"],
  body: inside(
    '/vendors',
    'Game vendors',
    `<p class="lead">Invented studios, each with a feed of its games that Croupier reads every minute. Here they can go
slow, go down, take a game back, or lose the line in the middle of a feed: a feed that is not whole changes nothing.
All addresses: <a href="/vendors/feeds.json">feeds.json</a>.</p>
<ul class="vendors">${vendors.map(cardOf).join('\n')}</ul>`,
  ),
});

const matches = (game: FeedGame, text: string): boolean =>
  Object.values(game.names).some((name) => name?.toLowerCase().includes(text.toLowerCase()));

const gameRow = ({ vendor, withdrawn }: LiveVendor, game: FeedGame, q: string): string => {
  const gone = withdrawn.has(game.code);
  const facts = [
    game.releasedOn,
    game.themes.join(', '),
    game.rtpBps === null ? '' : `${game.rtpBps / 100} %`,
  ];
  return `<li class="game${gone ? ' gone' : ''}"><p><strong>${escapeHtml(game.names.EN ?? '')}</strong>
<small>${escapeHtml([game.names.TY, ...facts].filter(Boolean).join(' · '))}</small></p>
<form method="post" action="/vendors/${vendor.code}/withdraw?q=${encodeURIComponent(q)}"><input type="hidden" name="game" value="${game.code}">
<button class="small" name="gone" value="${gone ? 'no' : 'yes'}" aria-label="${gone ? 'Bring back' : 'Withdraw'} ${escapeHtml(game.names.EN ?? '')}">${gone ? 'Bring back' : 'Withdraw'}</button></form></li>`;
};

export function vendorPage(one: LiveVendor, games: readonly FeedGame[], q: string): Page {
  const found = q ? games.filter((game) => matches(game, q)) : games;
  const shown = found.slice(0, SHOWN);
  return {
    title: `${one.vendor.name} · Croupier sandbox`,
    css: CSS,
    forms: ["'self'"],
    body: inside(
      '/vendors',
      one.vendor.name,
      `<p class="lead">${games.length} games, the most played first. What is withdrawn leaves the next feed.</p>
<form class="find" action="/vendors/${one.vendor.code}"><label for="q">Name of a game</label>
<input id="q" name="q" value="${escapeHtml(q)}"><button class="main">Find</button></form>
<p class="facts" role="status">${shown.length} of ${found.length} shown</p>
<ul class="games">${shown.map((game) => gameRow(one, game, q)).join('\n')}</ul>`,
    ),
  };
}
