import type { StandIn } from '../stand-ins.ts';
import { escapeHtml } from './html.ts';
import { HOME_CSS } from './home.css.ts';
import type { Page } from './layout.ts';

const MARK = `<svg viewBox="0 0 56 56" aria-hidden="true" fill="none">
<rect x="2" y="2" width="52" height="52" rx="16" fill="var(--sand-soft)" stroke="var(--line)"/>
<path d="M10 40c6-9 12-9 18-3s12 5 18-4v7a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6Z" fill="var(--sand)"/>
<path d="M28 9c4 6 10 8 10 14a5 5 0 0 1-8 4l1 5h-6l1-5a5 5 0 0 1-8-4c0-6 6-8 10-14Z" fill="var(--text)"/>
</svg>`;

const stateOf = ({ state }: StandIn): string =>
  `<a class="state running" href="${escapeHtml(state.path)}">running: open</a>`;

const cardOf = (standIn: StandIn): string => `<li id="${escapeHtml(standIn.id)}">
<div class="top"><h2>${escapeHtml(standIn.title)}</h2>${stateOf(standIn)}</div>
<p>${escapeHtml(standIn.playing)}</p>
<dl><div><dt>Speaks</dt><dd>${escapeHtml(standIn.protocol)}</dd></div>
<div><dt>Here</dt><dd>${escapeHtml(standIn.here)}</dd></div></dl>
</li>`;

const summaryOf = (standIns: readonly StandIn[]): string =>
  `<strong>${standIns.length} stand-ins running</strong><span>Each has a page, and most can be made to misbehave.</span>`;

export const homePage = (standIns: readonly StandIn[]): Page => ({
  title: 'Croupier sandbox',
  css: HOME_CSS,
  body: `<main>
<header>${MARK}<div><p>Croupier sandbox</p><h1>External services on this machine</h1></div></header>
<p class="lead">A gaming platform depends on outside services: SMS, mail, banks, game studios. This host simulates them over the
same protocols, so that everything can be tried without an account anywhere. In production Croupier
uses the real ones instead.</p>
<p class="now">${summaryOf(standIns)}</p>
<ul>
${standIns.map(cardOf).join('\n')}
</ul>
<footer>State of this process: <a href="/-/health">/-/health</a>. Another port: <code>SANDBOX_PORT=… npm start</code>.</footer>
</main>`,
});
