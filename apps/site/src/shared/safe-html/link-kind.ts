/** Stands for this site while an address is looked at; no text can name it. */
const HERE = 'https://here.invalid';
const OUTSIDE = new Set(['https:', 'mailto:', 'tel:']);

export type LinkKind = { kind: 'inside'; to: string } | { kind: 'outside'; href: string };

/** Where a link of an operator's text leads: within the site, elsewhere, or, if undefined, nowhere it may lead to. */
export function linkKind(href: string): LinkKind | undefined {
  let url: URL;
  try {
    // Read as the browser would, which drops tabs and turns backslashes.
    url = new URL(href, HERE);
  } catch {
    return undefined;
  }
  if (url.protocol === 'https:' && url.origin === HERE) {
    // A path of two slashes would be another host to whoever reads it next.
    if (url.pathname.startsWith('//')) return undefined;
    const path = href.trim().startsWith('#') ? '' : `${url.pathname}${url.search}`;
    return { kind: 'inside', to: `${path}${url.hash}` };
  }
  return OUTSIDE.has(url.protocol) ? { kind: 'outside', href: url.href } : undefined;
}

/** The address of a picture: of this site or over https; undefined for anything else. */
export function pictureSource(src: string): string | undefined {
  const link = linkKind(src);
  if (link?.kind === 'inside') return link.to || undefined;
  return link?.href.startsWith('https:') ? link.href : undefined;
}
