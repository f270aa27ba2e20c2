/** How the worker handles a request; `undefined`: not intercepted. */
export type Strategy = 'page' | 'shell' | 'file' | 'picture';

/** Cached at installation for the offline page, which comes first. */
export const SHELL = ['/app/offline', '/app/offline.css', '/app/offline.js', '/app/icon-192.png'] as const;
/** Maximum number of cached pictures; the least recently used are removed. */
export const KEPT_PICTURES = 300;

/** Calls, sockets, downloads and tools: never a page, so they have no fallback. */
const NO_PAGE = /^\/(?:wps|lgw|lotto|console|-|app)(?:\/|$)/;
/** Names with a hash are immutable. */
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

/** Font addresses in a style sheet. */
export const facesOf = (styles: string): string[] => [...new Set(styles.match(/\/fonts\/[\w.-]+\.woff2/g))];

/** Whether the offline page can replace this request. */
export const hasOfflinePage = (url: string): boolean => !NO_PAGE.test(new URL(url).pathname);

/** Our caches from other versions. */
export const outdated = (names: readonly string[], current: readonly string[]): string[] =>
  names.filter((name) => /^(?:shell|files|pictures)(?:-|$)/.test(name) && !current.includes(name));
