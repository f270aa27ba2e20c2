/**
 * Who counts as one address: an IPv4 address, or an IPv6 network of /64, which is what one customer gets and may
 * pick any address of.
 */
export function addressKey(ip: string): string {
  const plain = ip
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  // However this machine reaches itself: `localhost` is two addresses.
  if (plain === '::1' || plain.startsWith('127.')) return 'loopback';
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
