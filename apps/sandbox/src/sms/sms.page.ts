import type { Logged } from '../message-log.ts';
import { codeIn, escapeHtml, linksIn, timeHtml } from '../pages/html.ts';
import { codeHtml, INBOX_CSS, INBOX_SCRIPT, linkRows, toolsHtml } from '../pages/inbox.ts';
import { inside, type Page } from '../pages/layout.ts';
import type { Sms } from './sms.inbox.ts';

const messageHtml = (message: Logged<Sms>): string => `<li class="message">
<div class="meta"><strong>${escapeHtml(message.to)}</strong><span>from ${escapeHtml(message.sender)}</span>${timeHtml(message.at)}</div>
${codeHtml(codeIn(message.text))}
<p class="text">${escapeHtml(message.text)}</p>
${linkRows(linksIn(message.text))}
</li>`;

/** Also served on its own, for the page's refresh. */
export const smsInboxHtml = (messages: ReadonlyArray<Logged<Sms>>): string =>
  `<div id="inbox" data-newest="${messages[0]?.id ?? ''}">${
    messages.length
      ? `<ul class="inbox">${messages.map(messageHtml).join('\n')}</ul>`
      : '<p class="empty">No messages yet. They appear here by themselves.</p>'
  }</div>`;

export const smsPage = (messages: ReadonlyArray<Logged<Sms>>, isOn: boolean): Page => ({
  title: 'Messages · Croupier sandbox',
  css: INBOX_CSS,
  script: INBOX_SCRIPT,
  forms: ["'self'"],
  body: inside(
    '/sms',
    'Messages',
    `<p class="lead">Every text message that was sent, whichever phone it was for. A number that ends in
<code>0000</code> has used up its quota, one in <code>9999</code> can’t be reached.</p>
${toolsHtml('/sms', 'Gateway', isOn)}
${smsInboxHtml(messages)}`,
  ),
});
