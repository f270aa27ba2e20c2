/** What the worker does with a request; `undefined`: it stays out of the way, and nothing is kept. */
export type Strategy = 'page' | 'shell' | 'file' | 'picture';

/** Kept from the start, for the page that is shown without a network. The first is that page. */
export const SHELL = ['/app/offline', '/app/offline.css', '/app/offline.js', '/app/icon-192.png'] as const;
/** Pictures of games, vendors and banners that are kept; the ones that were not seen for longest go first. */
export const KEPT_PICTURES = 300;

/** Calls, sockets, files to keep and tools: never a page, so there is nothing to show in their place. */
const NO_PAGE = /^\/(?:wps|lgw|lotto|console|-|app)(?:\/|$)/;
/** A hash in the name: what was fetched once under it never changes. */
const HASHED = /^\/(?:js|css|fonts)\/[^/]+\.[\w-]{8,}\.(?:js|css|woff2)$/;

export type Asked = { url: string; method: string; mode: string };

export function strategyFor({ url, method, mode }: Asked, origin: string): Strategy | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') return 'page';
  if (address.pathname !== SHELL[0] && (SHELL as readonly string[]).includes(address.pathname))
    return 'shell';
  if (HASHED.test(address.pathname)) return 'file';
  return address.pathname.startsWith('/art/') ? 'picture' : undefined;
}

/** Addresses of the faces that a style sheet names. */
export const facesOf = (styles: string): string[] => [...new Set(styles.match(/\/fonts\/[\w.-]+\.woff2/g))];

/** Whether there is something better to show than the browser's own words when this page can't be had. */
export const hasOfflinePage = (url: string): boolean => !NO_PAGE.test(new URL(url).pathname);

/** Of our caches, those that no worker of this version reads. Caches of others are left alone. */
export const outdated = (names: readonly string[], current: readonly string[]): string[] =>
  names.filter((name) => /^(?:shell|files|pictures)(?:-|$)/.test(name) && !current.includes(name));
