import type { IncomingMessage } from 'node:http';

/**
 * The client's address of a request outside the server framework, as seen by our outermost proxy.
 *
 * @param proxies how many reverse proxies are in front of the server; only as many entries of X-Forwarded-For are
 *   trusted
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const nearest = socket.remoteAddress ?? '';
  if (proxies === 0) return nearest;
  const forwarded = headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return [...entries, nearest].at(-1 - proxies) ?? entries[0] ?? nearest;
}
