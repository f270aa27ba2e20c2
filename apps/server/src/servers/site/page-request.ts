import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/http/cookies.ts';

const FILE_NAME = /\.[a-z\d]{2,5}$/i;
const CALLS = /^\/(?:wps|hooks|vendors|lgw|lotto|console|-)\//;

/** Whether an unmatched request is for a page, not for a call or a missing file. */
export function wantsPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  // The query does not matter: `/?from=partner.com` is the home page.
  const [path = ''] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !CALLS.test(path) && !FILE_NAME.test(path.replace(/\.html$/, ''));
}

/** The session token of a call; it travels as a header, so no other site can make a browser send it. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]{1,256}=*)$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * The country that our own proxy passes in a header, as an ISO code; empty for none. Without a proxy the header is
 * ignored, because callers could set it.
 */
export const createCountryOf =
  ({ header, trustProxy }: { header: string; trustProxy: number }) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
    const said = header !== '' && trustProxy > 0 ? headers[header] : undefined;
    return typeof said === 'string' && /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : '';
  };

const THEMES = ['dark', 'light', 'system'] as const;

/** The visitor's choice, or `preset`. */
export const themeOf = (
  request: FastifyRequest,
  preset: (typeof THEMES)[number],
): (typeof THEMES)[number] => {
  const wish = cookieOf(request, 'theme');
  return THEMES.find((theme) => theme === wish) ?? preset;
};
