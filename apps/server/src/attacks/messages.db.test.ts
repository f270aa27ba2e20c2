// An attacker between browser and server, or one who sends what no browser would.
import { siteApi } from '@croupier/contract/api.ts';
import { encryptBody, ENCRYPTION, type PublicKeySet } from '@croupier/contract/encryption.ts';
import { CompactEncrypt, generateKeyPair, importJWK, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, HOSTS, PASSWORD, type TestApp } from '../testing/test-app.ts';

const { login } = siteApi.session;
const { changePassword } = siteApi.account;
let running: TestApp;
let username: string;
let keys: PublicKeySet;

beforeAll(async () => {
  running = await createTestApp();
  ({ username } = await running.register());
  keys = await running.app.modules.keys.publicKeys();
});
afterAll(() => running.close());

const body = () => ({ type: 'username', username, password: PASSWORD });
const sealed = (path: string = login.path, now = Date.now()) => encryptBody(body(), keys, { path, now });
const send = (rawBody: string, host: string = HOSTS.croupier, contentType: string = ENCRYPTION.contentType) =>
  running.call(login, { host, rawBody, contentType });

test('a copied message signs nobody in: not again, not at another merchant, not later', async () => {
  const message = await sealed();
  expect((await send(message)).status).toBe(200);
  expect((await send(message)).body).toMatchObject({ success: false, code: 'request.message_repeated' });
  expect((await send(message, HOSTS.lotus)).body).toMatchObject({ code: 'request.message_repeated' });
  for (const late of [-200_000, 200_000])
    expect((await send(await sealed(login.path, Date.now() + late))).body).toMatchObject({
      code: 'request.message_expired',
    });
});

test('a message sent several times concurrently is accepted once', async () => {
  const message = await sealed();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(message)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a message for one call is not accepted by another', async () => {
  const answer = await send(await sealed(changePassword.path));
  expect(answer.body).toMatchObject({ code: 'request.decryption_failed' });
});

describe('a stripped or forged message', () => {
  const forgeries: Record<string, () => Promise<{ rawBody: string; contentType?: string }>> = {
    'in the clear': async () => ({ rawBody: JSON.stringify(body()), contentType: 'application/json' }),
    'in the clear, said to be encrypted': async () => ({ rawBody: JSON.stringify(body()) }),
    'as an unsecured token': async () => ({ rawBody: new UnsecuredJWT(body()).encode() }),
    'under a key of the attacker': async () => {
      const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
      const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: String(keys.keys[0]?.['kid']) };
      return {
        rawBody: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body())))
          .setProtectedHeader(header)
          .encrypt(publicKey),
      };
    },
    'by a weaker algorithm': async () => {
      const key = await importJWK(keys.keys[0] ?? {}, 'ECDH-ES+A128KW');
      const header = { alg: 'ECDH-ES+A128KW', enc: 'A128GCM', kid: String(keys.keys[0]?.['kid']) };
      return {
        rawBody: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body())))
          .setProtectedHeader(header)
          .encrypt(key),
      };
    },
    'compressed, as a few bytes may open to megabytes': async () => {
      const key = await importJWK(keys.keys[0] ?? {}, 'ECDH-ES');
      const header = {
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        zip: 'DEF',
        kid: String(keys.keys[0]?.['kid']),
        htu: login.path,
        iat: Math.floor(Date.now() / 1000),
        jti: 'a'.repeat(32),
      };
      const text = JSON.stringify({ ...body(), extra: ' '.repeat(10_000) });
      return {
        rawBody: await new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader(header)
          .encrypt(key),
      };
    },
    'without its time and number': async () => {
      const key = await importJWK(keys.keys[0] ?? {}, 'ECDH-ES');
      const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: String(keys.keys[0]?.['kid']) };
      return {
        rawBody: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body())))
          .setProtectedHeader(header)
          .encrypt(key),
      };
    },
    'cut in the middle': async () => ({ rawBody: (await sealed()).slice(0, -20) }),
    'as an endless header': async () => ({ rawBody: `${'A'.repeat(40_000)}.b.c.d.e` }),
  };
  test.each(Object.entries(forgeries))('%s', async (_name, make) => {
    const { rawBody, contentType } = await make();
    const answer = await send(rawBody, HOSTS.croupier, contentType);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, value: null });
  });
});

describe('bodies that no browser sends', () => {
  test('a body that is too large', async () => {
    const answer = await send('x'.repeat(65 * 1024));
    expect([answer.status, answer.body.code]).toEqual([413, 'request.too_large']);
  });
  test.each([
    ['not JSON', '{"a":'],
    ['an array', '[1,2]'],
    ['nested beyond reason', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['a prototype', '{"__proto__":{"username":"x"}}'],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    const answer = await running.call(siteApi.session.sendProof, { rawBody: text });
    expect([400, 422]).toContain(answer.status);
  });
  test('2,000 levels in a field that accepts any object', async () => {
    let response: object = {};
    for (let level = 0; level < 2_000; level += 1) response = { a: response };
    const answer = await running.call(siteApi.session.passkeyLogin, {
      body: { challenge: 'c'.repeat(43), response },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'request.invalid', fields: [{ field: 'response' }] });
  });
  test('a form instead of JSON, and JSON instead of a form', async () => {
    const form = 'application/x-www-form-urlencoded';
    const asForm = await running.call(siteApi.session.sendProof, { rawBody: 'a=b', contentType: form });
    const asJson = await running.call(siteApi.account.forgotByEmail, {
      rawBody: '{"username":"a","email":"a@example.com"}',
      contentType: 'application/json',
    });
    expect([asForm.status, asJson.status]).toEqual([415, 415]);
  });
});

test('a path that cannot be decoded gets the page for unknown addresses', async () => {
  const answer = await running.app.site.inject({ url: '/%E0%A4%A', headers: { host: HOSTS.croupier } });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<html');
});
