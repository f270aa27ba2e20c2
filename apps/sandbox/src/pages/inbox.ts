import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './html.ts';

export const INBOX_SCRIPT = readFileSync(join(import.meta.dirname, 'inbox.client.js'), 'utf8');

export const INBOX_CSS = `
.tools { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; justify-content: space-between; margin: 18px 0 26px; }
.tools form { display: flex; gap: 10px; align-items: center; }
.on, .off { display: inline-flex; gap: 8px; align-items: center; font-weight: 600; }
.on::before, .off::before { content: ''; width: 10px; height: 10px; border-radius: 50%; background: currentColor; }
.on { color: var(--run); } .off { color: var(--stop); }
.inbox { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
.message { gap: 10px; }
.meta { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--quiet); font-size: 0.88rem; }
.meta strong { color: var(--text); font-variant-numeric: tabular-nums; }
.code-row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.big { font: 700 clamp(1.9rem, 1.3rem + 3vw, 2.7rem)/1.1 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: 0.12em; }
.message p.text { color: var(--text); overflow-wrap: anywhere; white-space: pre-wrap; }
.link-row { display: flex; gap: 10px; align-items: center; min-width: 0; }
.link-row a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
.empty { padding: 44px 20px; border: 1.5px dashed var(--line); border-radius: 18px; color: var(--quiet); text-align: center; }
`;

/** The header of an inbox: whether its service is on, and buttons to switch it. */
export const toolsHtml = (base: string, service: string, isOn: boolean): string => `<div class="tools">
<form method="post" action="${base}/switch"><span class="${isOn ? 'on' : 'off'}">${service} ${isOn ? 'running' : 'switched off'}</span>
<button name="state" value="${isOn ? 'off' : 'on'}">${isOn ? 'Switch off' : 'Switch on'}</button></form>
<form method="post" action="${base}/clear"><button class="plain">Empty the inbox</button></form>
</div><p id="news" class="unseen" role="status"></p>`;

export const copyHtml = (text: string, name: string): string =>
  `<button class="small" type="button" data-copy="${escapeHtml(text)}" aria-label="Copy ${escapeHtml(name)}">Copy</button>`;

/** Shows a code in large type. */
export const codeHtml = (code: string | undefined): string =>
  code ? `<div class="code-row"><span class="big">${code}</span>${copyHtml(code, 'the code')}</div>` : '';

export const linkRows = (links: readonly string[]): string =>
  links
    .map(
      (link) =>
        `<div class="link-row">${copyHtml(link, 'the link')}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a></div>`,
    )
    .join('');
