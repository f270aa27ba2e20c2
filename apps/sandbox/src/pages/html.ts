const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** The distinct addresses in a text, in order. */
export const linksIn = (text: string): string[] => [...new Set(text.match(LINK))];

/** Escaped text with clickable addresses. */
export function linkHtml(text: string): string {
  let [html, from] = ['', 0];
  for (const match of text.matchAll(LINK)) {
    const href = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${href}">${href}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

/** The code in a message: four to eight digits not adjacent to other digits. */
export const codeIn = (text: string): string | undefined =>
  /(?<![\d+/=-])\d{4,8}(?![\d/-])/.exec(text.replaceAll(LINK, ' '))?.[0];

const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const timeHtml = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${CLOCK.format(at)}</time>`;
