import sanitizeHtml from 'sanitize-html';
import { createBoundedMap } from './bounded-map.ts';

/** What an operator's text may contain. Links to other sites open in a new tab. */
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
      const external = !/^(?:\/(?![/\\])|#)/.test(href);
      const attribs: Record<string, string> = { href };
      if (external) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer nofollow' });
      return { tagName: 'a', attribs };
    },
  },
};

/** Removes everything that could run or load something: scripts, styles, frames, handlers, unknown schemes. */
export const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS);

/** Each entry takes about twice as much memory as its text. */
const MAX_CACHED = 500;
const cached = createBoundedMap<string, string>(MAX_CACHED);

/** Cached, for texts that are shown repeatedly: sanitizing blocks the event loop, so each text is sanitized once. */
export function cachedSafeHtml(html: string): string {
  const known = cached.get(html);
  if (known !== undefined) return known;
  const safe = safeHtml(html);
  cached.set(html, safe);
  return safe;
}
