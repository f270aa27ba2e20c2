import type { Logged } from '../message-log.ts';
import { codeIn, escapeHtml, linkHtml, timeHtml } from '../pages/html.ts';
import { codeHtml, INBOX_CSS, INBOX_SCRIPT, linkRows, toolsHtml } from '../pages/inbox.ts';
import { inside, type Page } from '../pages/layout.ts';
import type { Mail } from './mail.server.ts';

const MAIL_CSS = `
.message h2 a { color: inherit; text-decoration-color: var(--line); }
.message p.start { display: -webkit-box; overflow: hidden; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
.sheet { display: grid; gap: 14px; margin: 14px 0 22px; }
iframe { display: block; width: 100%; height: min(70vh, 620px); border: 1px solid var(--line); border-radius: 16px; background: #fff; }
pre { padding: 18px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
section { margin-top: 26px; } section h2 { margin-bottom: 10px; }
`;

const metaHtml = (mail: Logged<Mail>): string =>
  `<div class="meta"><strong>${escapeHtml(mail.to.join(', '))}</strong><span>from ${escapeHtml(mail.from)}</span>${timeHtml(mail.at)}</div>`;

const mailRow = (mail: Logged<Mail>): string => `<li class="message">
${metaHtml(mail)}
<h2><a href="/mail/${mail.id}">${escapeHtml(mail.subject || 'Without a subject')}</a></h2>
${codeHtml(codeIn(mail.text))}
<p class="start">${escapeHtml(mail.text)}</p>
</li>`;

/** Also served on its own, for the page's refresh. */
export const mailInboxHtml = (mails: ReadonlyArray<Logged<Mail>>): string =>
  `<div id="inbox" data-newest="${mails[0]?.id ?? ''}">${
    mails.length
      ? `<ul class="inbox">${mails.map(mailRow).join('\n')}</ul>`
      : '<p class="empty">No mail yet. It appears here by itself.</p>'
  }</div>`;

export const mailPage = (mails: ReadonlyArray<Logged<Mail>>, isOn: boolean): Page => ({
  title: 'Mail · Croupier sandbox',
  css: INBOX_CSS + MAIL_CSS,
  script: INBOX_SCRIPT,
  forms: ["'self'"],
  body: inside(
    '/mail',
    'Mail',
    `<p class="lead">Every mail that was sent, to any address. Nothing leaves this machine.</p>
${toolsHtml('/mail', 'Mail server', isOn)}
${mailInboxHtml(mails)}`,
  ),
});

const FRAME = 'allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';

export const oneMailPage = (mail: Logged<Mail>): Page => ({
  title: `${mail.subject} · Croupier sandbox`,
  css: INBOX_CSS + MAIL_CSS,
  script: INBOX_SCRIPT,
  frames: true,
  body: inside(
    '/mail',
    mail.subject || 'Without a subject',
    `<div class="sheet">${metaHtml(mail)}${codeHtml(codeIn(mail.text))}${linkRows(mail.links)}</div>
${mail.html ? `<iframe title="The mail as it looks" src="/mail/${mail.id}/html" sandbox="${FRAME}"></iframe>` : ''}
<section><h2>As text</h2><pre>${mail.text ? linkHtml(mail.text) : 'This mail has no text part.'}</pre></section>`,
  ),
});
