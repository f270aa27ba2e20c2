import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteApi } from '@croupier/contract/api.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOSTS } from '../../../../testing/test-app.ts';
import { codeOf, createMethodsWorld, startedOf, type MethodsWorld } from '../testing/methods-world.ts';

let world: MethodsWorld;
let keyServer: Server;
let issuer = '';
const keys = await generateKeyPair('RS256', { extractable: true });

beforeAll(async () => {
  world = await createMethodsWorld();
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  keyServer = createServer((_, response) => void response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`;
  await world.changeIntegrations('lotus', {
    firebase: { projectId: 'lotus', apiKey: 'key', identityUrl: issuer, issuer, jwksUrl: `${issuer}/jwks` },
  });
});
beforeEach(() => world.forgetAttempts());
afterAll(async () => {
  keyServer.closeAllConnections();
  keyServer.close();
  await world.close();
});

const bySms = (username: string, password: string, more: object = {}) =>
  world.call(siteApi.session.login, { body: { type: 'sms', username, password, ...more } });

test('a code from a text message signs in, from any address, once', async () => {
  const person = await world.openAccount();
  const code = await world.codeFor(person.mobile, 'login');
  const ip = world.newAddress();
  const body = { type: 'sms', username: person.typed, password: code, countryDialingCode: '49' };
  const started = startedOf(await world.call(siteApi.session.login, { ip, body }));
  expect(started).toMatchObject({ account: person.username, passwordExpired: false });
  expect(codeOf(await bySms(person.typed, code))).toMatch(/^verification\.code_/);
  // The phone was present there, so the address is trusted from now on.
  expect(codeOf(await world.login(person.username, 'Correct-Horse-9', { ip }))).toBe('signed in');
});

test('a member cannot sign in to the agents’ area by code either', async () => {
  const person = await world.openAccount();
  const code = await world.codeFor(person.mobile, 'login');
  expect(codeOf(await bySms(person.typed, code, { area: 'agent' }))).toBe('identity.not_an_agent');
});

test.each([
  ['no number', 'abc', '123456', 'verification.phone_invalid'],
  ['a number that nobody has', '015199999999', '123456', 'verification.code_invalid'],
])('%s', async (_name, username, code, refusal) => {
  expect(codeOf(await bySms(username, code))).toBe(refusal);
});

test('a code for one purpose is refused for another', async () => {
  const person = await world.openAccount();
  const code = await world.codeFor(person.mobile, 'password');
  expect(codeOf(await bySms(person.typed, code))).toMatch(/^verification\.code_/);
});

test('codes are refused if the merchant does not offer sign-in by code', async () => {
  const person = await world.openAccount();
  const code = await world.codeFor(person.mobile, 'login');
  await world.withSettings(
    (settings) => ({
      ...settings,
      brand: { ...settings.brand, features: { ...settings.brand.features, codeLogin: false } },
    }),
    async () => expect(codeOf(await bySms(person.typed, code))).toBe('verification.not_enabled'),
  );
});

const idToken = (phone: string, audience = 'lotus') =>
  new SignJWT({ phone_number: phone, auth_time: Math.floor(Date.now() / 1000) - 1 })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setSubject('person')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.privateKey);
const byFirebase = (firebaseIdToken: string, host: string = HOSTS.lotus) =>
  world.call(siteApi.session.login, {
    host,
    body: { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken },
  });

test('a number verified in the browser signs in, once per token', async () => {
  const person = await world.openAccount(HOSTS.lotus);
  const token = await idToken(person.mobile);
  expect(startedOf(await byFirebase(token)).account).toBe(person.username);
  expect(codeOf(await byFirebase(token))).toBe('federation.token_invalid');
});

test('a verified number without an account, a token for another number, and one at another merchant open nothing', async () => {
  expect(codeOf(await byFirebase(await idToken('+66899999999')))).toBe('identity.bad_credentials');
  const person = await world.openAccount(HOSTS.lotus);
  expect(codeOf(await byFirebase(await idToken(person.mobile, 'elsewhere')))).toBe(
    'federation.token_invalid',
  );
  expect(codeOf(await byFirebase(await idToken(person.mobile), HOSTS.croupier))).toBe(
    'federation.not_enabled',
  );
});
