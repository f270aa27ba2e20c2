import type { FastifyRequest } from 'fastify';

/**
 * The name in a Host header: `Lotus.Localhost:3000` → `lotus.localhost`, `[::1]:3000` → `::1`. URLs are built from
 * it, so anything else is rejected: `[::1]@evil.example` would lead to another host.
 */
export function hostName(host: string): string {
  const lower = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(lower);
  if (bracketed) return bracketed[1] ?? '';
  return lower.replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The port in a Host header; undefined without one. */
export function portIn(host: string): number | undefined {
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined ? undefined : Number(port);
}

/**
 * The origin of our pages, for links in mails and redirect addresses.
 *
 * @param name a host name known to be ours
 * @param port the configured port, never the caller's; 0 for the default port of the scheme
 */
export function originOf({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string, port: number): string {
  // X-Forwarded-Proto may come from the caller, so it only selects one of two schemes.
  const scheme = protocol === 'https' ? 'https' : 'http';
  const standard = scheme === 'https' ? 443 : 80;
  const host = name.includes(':') ? `[${name}]` : name;
  return port === 0 || port === standard ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}

/** Where others reach our sites, as far as the configuration says; for calls that don't come from a page. */
export const createSiteOrigin =
  ({ trustProxy, publicPort, port }: { trustProxy: number; publicPort: number | undefined; port: number }) =>
  (host: string): string =>
    originOf(
      { protocol: trustProxy > 0 ? 'https' : 'http' },
      host,
      publicPort ?? (trustProxy > 0 ? 0 : port),
    );
