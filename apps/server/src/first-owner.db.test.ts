import { consoleApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteFirstOwner } from './first-owner.ts';
import { readConfig } from './platform/config.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const FIRST_OWNER = 'owner@example.com';
const PASSWORD = 'four words in a row';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ DEMO: 'no', FIRST_OWNER });
});
afterAll(() => running.close());

test('a new deployment begins with a link for its first owner, who then signs in', async () => {
  const { firstOwner, modules } = running.app;
  const link = new URL(firstOwner?.link ?? '');
  // The test app is behind a proxy, which serves HTTPS.
  expect([firstOwner?.email, link.origin, link.pathname]).toEqual([
    FIRST_OWNER,
    'https://localhost',
    '/setup',
  ]);
  const body = { token: link.hash.slice(1), newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  expect((await running.call(consoleApi.operators.setUp, { console: true, body })).body.success).toBe(true);
  const credentials = { email: FIRST_OWNER, password: PASSWORD };
  const login = await running.call(consoleApi.console.login, { console: true, body: credentials });
  expect(login.body).toMatchObject({ success: true, value: { factorNeeded: true } });
  const config = readConfig({ DATABASE_URL: running.database.url, FIRST_OWNER: 'thief@example.com' });
  expect(await inviteFirstOwner(modules, config)).toBeUndefined();
  expect((await modules.operators.list()).map(({ email }) => email)).toEqual([FIRST_OWNER]);
});
