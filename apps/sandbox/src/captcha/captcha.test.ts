import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

const check = async (fields: Record<string, string>): Promise<unknown> =>
  (await fetch(`${address}/captcha/verify`, { method: 'POST', body: new URLSearchParams(fields) })).json();

test('the captcha service accepts a good token once', async () => {
  const good = { secret: 'lotus-sandbox-secret', response: 'ok-1' };
  expect(await check(good)).toMatchObject({ success: true });
  expect(await check(good)).toMatchObject({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test.each([
  [{ response: 'ok-2' }, 'missing-input-secret'],
  [{ secret: 's' }, 'missing-input-response'],
  [{ secret: 's', response: 'no' }, 'invalid-input-response'],
])('the captcha service refuses %j', async (fields, code) => {
  expect(await check(fields)).toMatchObject({ success: false, 'error-codes': [code] });
});
