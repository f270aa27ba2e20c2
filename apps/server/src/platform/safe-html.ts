import sanitizeHtml from 'sanitize-html';

/** What a text of an operator may hold: words and how they stand, pictures of ours, links that lead nowhere else by themselves. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'small',
    'blockquote',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'img',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (_tag, { href = '' }) => {
      const outside = !/^(?:\/(?![/\\])|#)/.test(href);
      const attribs: Record<string, string> = { href };
      if (outside) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer nofollow' });
      return { tagName: 'a', attribs };
    },
  },
};

/** HTML without anything that acts: no script, no style, no frame, no handler, no foreign scheme. */
export const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS);

/** Texts that are read by everybody: each takes about as much memory as it is long, twice. */
const MOST_KEPT = 500;
const kept = new Map<string, string>();

/** The same for what visitors ask for again and again: cleaning takes its time from all calls, so a text is cleaned once. */
export function keptSafeHtml(html: string): string {
  const known = kept.get(html);
  const safe = known ?? safeHtml(html);
  // What was asked for last is forgotten last.
  if (known !== undefined) kept.delete(html);
  kept.set(html, safe);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return safe;
}
