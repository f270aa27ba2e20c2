/** A placeholder origin for this site while an address is parsed. */
const HERE = 'https://here.invalid';
const OUTSIDE = new Set(['https:', 'mailto:', 'tel:']);

export type LinkKind = { kind: 'inside'; to: string } | { kind: 'outside'; href: string };

/** Classifies a link in an operator's text; undefined for links that are not allowed. */
export function linkKind(href: string): LinkKind | undefined {
  let url: URL;
  try {
    // Parsed as in a browser, which drops tabs and converts backslashes.
    url = new URL(href, HERE);
  } catch {
    return undefined;
  }
  if (url.protocol === 'https:' && url.origin === HERE) {
    // The next parser would take a path that starts with two slashes for another host.
    if (url.pathname.startsWith('//')) return undefined;
    const path = href.trim().startsWith('#') ? '' : `${url.pathname}${url.search}`;
    return { kind: 'inside', to: `${path}${url.hash}` };
  }
  return OUTSIDE.has(url.protocol) ? { kind: 'outside', href: url.href } : undefined;
}

/** The source of a picture from this site or over https; undefined for anything else. */
export function pictureSource(src: string): string | undefined {
  const link = linkKind(src);
  if (link?.kind === 'inside') return link.to || undefined;
  return link?.href.startsWith('https:') ? link.href : undefined;
}
