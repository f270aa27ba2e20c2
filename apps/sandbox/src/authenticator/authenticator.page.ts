import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside, type Page } from '../pages/layout.ts';

const CSS = `
.add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px; margin: 20px 0 8px; }
.add label { grid-column: 1 / -1; font-weight: 600; }
.wrong { min-height: 1.6em; color: var(--stop); }
.entries { grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.entry { gap: 12px; }
.entry header { justify-content: space-between; gap: 12px; align-items: start; }
.entry h2 { overflow-wrap: anywhere; }
.entry small { display: block; color: var(--quiet); font-weight: 400; }
.row { display: flex; gap: 14px; align-items: center; justify-content: space-between; flex-wrap: wrap; }
.digits { font: 700 clamp(1.9rem, 1.3rem + 3vw, 2.6rem)/1.1 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: 0.06em; }
.left { display: flex; gap: 9px; align-items: center; color: var(--quiet); font-variant-numeric: tabular-nums; font-size: 0.9rem; }
.left progress { width: 84px; height: 7px; accent-color: var(--sand); }
.empty { margin-top: 18px; padding: 44px 20px; border: 1.5px dashed var(--line); border-radius: 18px; color: var(--quiet); text-align: center; }
`;

export const AUTHENTICATOR_PAGE: Page = {
  title: 'Authenticator · Croupier sandbox',
  css: CSS,
  script: readFileSync(join(import.meta.dirname, 'authenticator.client.js'), 'utf8'),
  forms: ["'self'"],
  body: inside(
    '/authenticator',
    'Authenticator',
    `<p class="lead">In place of the app on a phone. Paste what the page of the second factor shows: the key, or the
<code>otpauth://</code> address behind the square. It stays in this window’s address and is sent nowhere.</p>
<form class="add" id="add"><label for="key">Key or address</label>
<input id="key" autocomplete="off" autocapitalize="characters" spellcheck="false" required>
<button class="main">Add</button></form>
<p class="wrong" id="wrong" role="alert"></p>
<ul class="entries" id="entries"></ul>
<p class="empty" id="empty">No keys yet.</p>`,
  ),
};
