import { BlockList, isIP } from 'node:net';

/** Networks that no address on the internet belongs to. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
/** IPv6 addresses on the internet begin with 001. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** Addresses in which a relay hides an IPv4 address. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

const LOCAL_NAME = /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether a URL names a host that is not on the internet: the server itself, its network or a cloud’s metadata service.
 * A name is not resolved.
 */
export function isPrivateAddress(url: string): boolean {
  // A URL parser writes IPv4 addresses in one way only for schemes that it knows.
  const { hostname } = new URL(url.replace(/^[a-z]+:/i, 'http:'));
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const family = isIP(host);
  if (family === 4) return closed.check(host, 'ipv4');
  if (family === 6) return !open.check(host, 'ipv6') || closed.check(host, 'ipv6');
  return LOCAL_NAME.test(host);
}
