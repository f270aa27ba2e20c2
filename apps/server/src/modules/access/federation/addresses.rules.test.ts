import { expect, test } from 'vitest';
import { isTrustworthy } from './addresses.rules.ts';

test.each([
  ['https://issuer.example', true],
  ['http://localhost:3002/google', true],
  ['http://lotus.localhost:3002', true],
  ['http://127.0.0.1:3002', true],
  ['http://[::1]:3002', true],
  ['http://issuer.example', false],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost.example.com', false],
  ['http://10.0.0.1', false],
  ['ftp://localhost', false],
])('%s: %s', (address, trusted) => {
  expect(isTrustworthy(new URL(address))).toBe(trusted);
});
