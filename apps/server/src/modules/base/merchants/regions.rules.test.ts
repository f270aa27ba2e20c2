import { expect, test } from 'vitest';
import { isClosedFor, isNetwork } from './regions.rules.ts';

test.each(['10.0.0.0/8', '0.0.0.0/0', '203.0.113.7', '2001:db8::/32', '::1', '::/0'])(
  '%s is a network',
  (network) => {
    expect(isNetwork(network)).toBe(true);
  },
);
test.each([
  '',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  'fe80::1%eth0/64',
  '::/129',
  'localhost',
])('%j is not a network', (network) => {
  expect(isNetwork(network)).toBe(false);
});

const closedNetworks = ['203.0.113.0/24', '2001:db8::/32', '127.0.0.0/8'];
test.each([
  ['203.0.113.200', '', true],
  ['::ffff:203.0.113.200', '', true],
  ['203.0.114.1', '', false],
  ['2001:db8:1::5', '', true],
  ['2001:db9::5', '', false],
  ['203.0.113.200:4711', '', true],
  ['[2001:db8:1::5]:4711', '', true],
  ['[::ffff:203.0.113.200]', '', true],
  ['fe80::1%eth0', '', false],
  ['nonsense', '', false],
  ['198.51.100.1', 'DE', true],
  ['198.51.100.1', 'TH', false],
])('address %s, country %j: closed is %s', (ip, country, closed) => {
  expect(isClosedFor({ closedCountries: ['DE'], closedNetworks }, { ip, country })).toBe(closed);
});

test('nobody is refused if no region is closed', () => {
  expect(isClosedFor({ closedCountries: [], closedNetworks: [] }, { ip: '127.0.0.1', country: '' })).toBe(
    false,
  );
});
