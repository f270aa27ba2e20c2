import type { IncomingMessage } from 'node:http';

/**
 * From where a request comes that no server framework has read: what the outermost of our proxies has seen.
 *
 * @param proxies how many reverse proxies stand before us; only as many entries of X-Forwarded-For are believed
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
