import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { merchantWith } from '../delivery/testing/merchant-with.ts';
import { createFederation, type Federation } from './index.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
const PHONE = '+66812345678';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PROJECT = 'room-project';
const invalid = { code: 'federation.token_invalid' };

let database: TestDatabase;
let server: Server;
let url = '';
let awake = true;
let asked = 0;
let federation: Federation;
const logged: string[] = [];
const keys = await generateKeyPair('RS256', { extractable: true });
const strangers = await generateKeyPair('RS256');
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => {
    asked += 1;
    if (awake)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const federationWith = (changes: object = {}): Federation =>
  createFederation({
    db: database.db,
    clock,
    timeoutSeconds: 0.2,
    log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
    merchants: merchantWith({
      firebase: {
        projectId: PROJECT,
        apiKey: 'key',
        identityUrl: url,
        issuer: 'https://issuer.example/room-project',
        jwksUrl: `${url}/jwks`,
        ...changes,
      },
    }),
  });
beforeEach(() => {
  awake = true;
  federation = federationWith();
});

const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
const claimsNow = (): JWTPayload => ({
  iss: 'https://issuer.example/room-project',
  aud: PROJECT,
  sub: `person-${(people += 1)}`,
  iat: seconds(),
  exp: seconds() + 3_600,
  auth_time: seconds(),
  phone_number: PHONE,
  firebase: { sign_in_provider: 'phone' },
});
const tokenOf = (changes: JWTPayload = {}, key = keys.privateKey, alg = 'RS256'): Promise<string> =>
  new SignJWT({ ...claimsNow(), ...changes }).setProtectedHeader({ alg, kid: 'key-1' }).sign(key);

describe('a token of the service', () => {
  test('gives the number, once', async () => {
    const token = await tokenOf();
    expect(await federation.phoneOf('lotus', token)).toBe(PHONE);
    await expect(federation.phoneOf('lotus', token)).rejects.toMatchObject(invalid);
    await expect(federationWith().phoneOf('lotus', token)).rejects.toMatchObject(invalid);
  });

  test('is accepted once, even concurrently', async () => {
    const token = await tokenOf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => federation.phoneOf('lotus', token)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('with a re-encoded signature is still the same token', async () => {
    const token = await tokenOf();
    await federation.phoneOf('lotus', token);
    // The last character has unused bits: its neighbours decode to the same bytes.
    const twins = LETTERS.split('').map((letter) => token.slice(0, -1) + letter);
    const outcomes = await Promise.allSettled(twins.map((twin) => federation.phoneOf('lotus', twin)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  test('fetches the keys once', async () => {
    asked = 0;
    for (let count = 0; count < 3; count += 1) await federation.phoneOf('lotus', await tokenOf());
    expect(asked).toBe(1);
  });

  test.each([
    ['of another project', { aud: 'other-project' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without a number', { phone_number: undefined }],
    ['with a number that is none', { phone_number: '0812345678' }],
    ['with a list of numbers', { phone_number: [PHONE] }],
    ['without a subject', { sub: undefined }],
    ['without an end', { exp: undefined }],
    ['without the time of the check', { auth_time: undefined }],
    ['of somebody who came by another way', { firebase: { sign_in_provider: 'password' } }],
  ])('%s is refused', async (_, changes) => {
    await expect(federation.phoneOf('lotus', await tokenOf(changes as JWTPayload))).rejects.toMatchObject(
      invalid,
    );
  });

  test.each([
    ['is over', { exp: -31 }],
    ['was checked too long ago', { auth_time: -601 }],
    ['was checked tomorrow', { auth_time: 86_400 }],
    ['begins tomorrow', { nbf: 86_400 }],
  ])('that %s is refused', async (_, offsets) => {
    const changes = Object.fromEntries(
      Object.entries(offsets).map(([name, offset]) => [name, seconds() + offset]),
    );
    await expect(federation.phoneOf('lotus', await tokenOf(changes))).rejects.toMatchObject(invalid);
  });

  test('signed by someone else, with a shared secret or not at all is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const forged = [
      await tokenOf({}, strangers.privateKey),
      await new SignJWT(claimsNow()).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret),
      new UnsecuredJWT(claimsNow()).encode(),
      'nonsense',
      '..',
      '',
    ];
    for (const token of forged)
      await expect(federation.phoneOf('lotus', token)).rejects.toMatchObject(invalid);
  });

  test('is remembered until it expires', async () => {
    const token = await tokenOf({ exp: seconds() + 60 });
    await federation.phoneOf('lotus', token);
    clock.advance(60_000);
    for (const job of federation.jobs) await job.run();
    await expect(federation.phoneOf('lotus', token)).rejects.toMatchObject(invalid);
    clock.advance(60_000);
    for (const job of federation.jobs) await job.run();
    await expect(federation.phoneOf('lotus', token)).rejects.toMatchObject(invalid);
  });
});

describe('trouble with the service', () => {
  const unavailable = { code: 'federation.unavailable' };

  test('when it does not respond', async () => {
    awake = false;
    await expect(federation.phoneOf('lotus', await tokenOf())).rejects.toMatchObject(unavailable);
  });

  test.each(['http://keys.example/jwks', 'http://127.0.0.1:1/jwks'])('with keys at %s', async (jwksUrl) => {
    await expect(federationWith({ jwksUrl }).phoneOf('lotus', await tokenOf())).rejects.toMatchObject(
      unavailable,
    );
  });

  test('when the merchant has none', async () => {
    const none = createFederation({
      db: database.db,
      clock,
      merchants: merchantWith({}),
      log: pino({ level: 'silent' }),
    });
    await expect(none.phoneOf('lotus', await tokenOf())).rejects.toMatchObject({
      code: 'federation.not_enabled',
    });
  });
});

test('the log contains no token and no number', async () => {
  const token = await tokenOf({ aud: 'other' });
  await federation.phoneOf('lotus', token).catch(() => {});
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of [token, PHONE, token.split('.')[1]]) expect(logged.join()).not.toContain(secret);
});
