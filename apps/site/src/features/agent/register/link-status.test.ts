import { expect, test } from 'vitest';
import { linkStatus } from './link-status.ts';

const now = new Date('2026-11-28T12:00:00Z');
const open = { state: 'open', expiresAt: null, maxUses: null, uses: 3 } as const;

test.each([
  ['open', {}],
  ['closed', { state: 'closed', expiresAt: now }],
  ['expired', { expiresAt: now }],
  ['open', { expiresAt: new Date(now.getTime() + 1) }],
  ['used', { maxUses: 3 }],
  ['open', { maxUses: 4 }],
] as const)('a link is %s with %o', (expected, part) => {
  expect(linkStatus({ ...open, ...part }, now)).toBe(expected);
});
