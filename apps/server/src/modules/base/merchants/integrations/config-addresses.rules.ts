import { isPrivateAddress } from './public-address.rules.ts';

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** An address of a server in a config, with the path of its field. */
type ServerAddress = { field: string; url: URL };

/** Adapters define their own configs, so every text that is a URL counts, however deep it is. */
export function addressesIn(value: unknown, path: readonly string[] = []): ServerAddress[] {
  if (typeof value === 'string') {
    const url = URL.parse(value);
    return url && PROTOCOLS.has(url.protocol) ? [{ field: path.join('.'), url }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => addressesIn(entry, [...path, name]));
}

/** The fields that name hosts which are not on the internet. */
export const privateFields = (config: unknown): string[] =>
  addressesIn(config)
    .filter(({ url }) => isPrivateAddress(url.href))
    .map(({ field }) => field);

const serversOf = (config: unknown): string =>
  addressesIn(config)
    .map(({ field, url }) => `${field} ${url.origin}`)
    .toSorted()
    .join('\n');

/** Whether secrets would go to the same servers under both configs. */
export const sameServers = (before: unknown, after: unknown): boolean =>
  serversOf(before) === serversOf(after);
