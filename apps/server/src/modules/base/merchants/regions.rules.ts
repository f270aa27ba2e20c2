import { BlockList, isIP } from 'node:net';

/** A caller's address and country. */
export type Whereabouts = { ip: string; country: string };
type Regions = { closedCountries: readonly string[]; closedNetworks: readonly string[] };

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
const longest = { ipv4: 32, ipv6: 128 } as const;

/** Parses `10.0.0.0/8`, `2001:db8::/32` or a single address. */
function parse(network: string): { ip: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [ip = '', suffix, ...more] = network.split('/');
  if (isIP(ip) === 0 || ip.includes('%') || more.length > 0) return undefined;
  const family = familyOf(ip);
  if (suffix === undefined) return { ip, bits: longest[family], family };
  const bits = /^\d{1,3}$/.test(suffix) ? Number(suffix) : Infinity;
  return bits <= longest[family] ? { ip, bits, family } : undefined;
}

export const isNetwork = (network: string): boolean => parse(network) !== undefined;

/** Keyed by the array: changed settings are new objects, so each list is built once. */
const builtLists = new WeakMap<readonly string[], BlockList>();

function listOf(networks: readonly string[]): BlockList {
  const known = builtLists.get(networks);
  if (known) return known;
  const list = new BlockList();
  for (const network of networks) {
    const parsed = parse(network);
    if (parsed) list.addSubnet(parsed.ip, parsed.bits, parsed.family);
  }
  builtLists.set(networks, list);
  return list;
}

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (ip: string): string =>
  ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** Whether a caller is in a closed region. IPv4-mapped IPv6 addresses count as IPv4. */
export function isClosedFor({ closedCountries, closedNetworks }: Regions, caller: Whereabouts): boolean {
  if (caller.country !== '' && closedCountries.includes(caller.country)) return true;
  if (closedNetworks.length === 0) return false;
  const [ip = ''] = withoutPort(caller.ip).split('%');
  return isIP(ip) !== 0 && listOf(closedNetworks).check(ip, familyOf(ip));
}
