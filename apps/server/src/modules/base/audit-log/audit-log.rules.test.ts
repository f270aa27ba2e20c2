import { expect, test } from 'vitest';
import { withoutSecrets } from './audit-log.rules.ts';

test('secrets are hidden at any depth; the rest is kept as JSON', () => {
  const at = new Date('2026-11-21T00:00:00Z');
  expect(
    withoutSecrets({
      account: 'alex',
      passwordHash: '$argon2id$…',
      nested: [{ sessionToken: 'abc', serverSeed: 'def', limit: 12_500n, at, none: null }],
    }),
  ).toEqual({
    account: 'alex',
    passwordHash: '[hidden]',
    nested: [
      {
        sessionToken: '[hidden]',
        serverSeed: '[hidden]',
        limit: '12500',
        at: '2026-11-21T00:00:00.000Z',
        none: null,
      },
    ],
  });
});
