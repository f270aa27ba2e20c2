import { generateSecret, verify } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

test('gives the correct code for a secret, in any notation', async () => {
  const secret = generateSecret();
  const written = (secret.match(/.{1,4}/g) ?? []).join(' ').toLowerCase();
  const answer = await fetch(`${address}/authenticator/code?secret=${encodeURIComponent(written)}`);
  const { code, secondsLeft } = (await answer.json()) as { code: string; secondsLeft: number };
  expect((await verify({ secret, token: code, epochTolerance: 30 })).valid).toBe(true);
  expect(secondsLeft).toBeGreaterThan(0);
  expect(secondsLeft).toBeLessThanOrEqual(30);
});

test('accepts short keys of older services', async () => {
  const answer = await fetch(`${address}/authenticator/code?secret=JBSWY3DPEHPK3PXP`);
  expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
});

test('refuses an invalid secret', async () => {
  for (const secret of ['', 'short', '0189018901890189'])
    expect((await fetch(`${address}/authenticator/code?secret=${secret}`)).status).toBe(400);
});

test('the page may run its own script but send no requests elsewhere', async () => {
  const answer = await fetch(`${address}/authenticator`);
  const nonce = /<script type="module" nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? 'none';
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
});
