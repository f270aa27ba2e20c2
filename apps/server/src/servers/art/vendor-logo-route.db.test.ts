import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const get = (file: string) =>
  running.app.site.inject({ url: `/art/vendors/${file}`, headers: { host: HOSTS.croupier } });

test('a vendor of the catalogue has its logo, which may be cached for long', async () => {
  const answer = await get('CRO.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': expect.stringMatching(/max-age=\d{7}/),
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toMatch(/^<svg /);
});

test.each(['NOBODY.svg', 'CRO.png', 'CRO', '..%2fCRO.svg', '.svg'])('%s is not found', async (file) => {
  const answer = await get(file);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toContain('json');
});
