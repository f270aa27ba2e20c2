/** The texts of a mail, already in the recipient's language. */
export type MailWords = {
  /** Shown as the sender. */
  merchantName: string;
  /** BCP 47, for screen readers: `en`, `th`. */
  locale: string;
  title: string;
  /** One paragraph each. */
  lines: readonly string[];
  /** Shown large. */
  code?: string | undefined;
  link?: { label: string; url: string } | undefined;
  /** Shown small, at the end. */
  footer: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;

const linkBlock = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:8px;background:#1d1d27;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:#5d5d6b;word-break:break-all">${escapeHtml(url)}</p>`;

/** The mail as text and as HTML that loads nothing from the network. */
export function composeMail(words: MailWords): { text: string; html: string } {
  const { merchantName, locale, title, lines, code, link, footer } = words;
  const [first = '', ...rest] = lines;
  const text = [merchantName, title, first, code, link?.url, ...rest, `--\n${footer}`]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f3f3f6;color:#1d1d27;font-size:16px;line-height:1.5;${FONT}">`,
    '<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">',
    `<p style="margin:0 0 24px;font-weight:700">${escapeHtml(merchantName)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>`,
    paragraph(first),
    code === undefined ? '' : codeBlock(code),
    link === undefined ? '' : linkBlock(link),
    ...rest.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#5d5d6b">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('');
  return { text, html };
}
