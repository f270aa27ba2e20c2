import { expect, test } from 'vitest';
import { vendorAccountBody } from './vendor-desk.ts';

const { hosts, addresses } = vendorAccountBody.shape;

test.each([
  ['games.vendor.example', true],
  ['localhost:4501', true],
  ['vendor.example; script-src *', false],
  ['vendor.example\nx', false],
  ['https://vendor.example', false],
  ['*.example', false],
])('the host %j of a game: %j', (host, isValid) => {
  expect(hosts.safeParse([host]).success).toBe(isValid);
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/99', false],
  ['vendor.example', false],
])('the address %j of a caller: %j', (address, isValid) => {
  expect(addresses.safeParse([address]).success).toBe(isValid);
});
