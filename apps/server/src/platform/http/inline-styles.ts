import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<link rel="stylesheet" crossorigin href="(\/css\/[\w.-]+\.css)">/g;

const LATE = /<link rel="(?:modulepreload"|stylesheet" media="print")[^>]*>\s*/g;

/**
 * Moves links that nothing waits for to the end of the page, where they have no effect until a script of the page gives
 * them their `rel`: on a slow connection, pictures of the first screen come before them.
 */
export function lateLinksLast(html: string): string {
  const links = (html.match(LATE) ?? []).map((link) => link.replace(' rel="', ' rel="late" data-rel="'));
  return html.replaceAll(LATE, '').replace('<!--late-->', () => links.join(''));
}

/**
 * Puts the styles of a page into it, which saves a slow connection a round trip before the first paint. The links stay for
 * the cache and for scripts that look for them, and load without holding up anything.
 */
export function createInlineStyles(folder: string): (html: string) => string {
  const files = new Map<string, string>();
  const stylesOf = (path: string): string => {
    const known = files.get(path) ?? readFileSync(join(folder, path), 'utf8').trim();
    files.set(path, known);
    return known;
  };
  return (html) =>
    html.replaceAll(
      LINK,
      (_, path: string) =>
        `<style>${stylesOf(path)}</style><link rel="stylesheet" media="print" crossorigin href="${path}">`,
    );
}
