import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import { createSiteWorld, somebody, tokenOf, type SiteWorld } from '../testing/site-world.ts';

const ISSUER = 'https://issuer.example/lotus-test';
const keys = await generateKeyPair('RS256', { extractable: true });
let world: SiteWorld;
let server: Server;
let people = 0;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world = await createSiteWorld();
  const firebase = {
    projectId: 'lotus-test',
    apiKey: 'key',
    identityUrl: url,
    issuer: ISSUER,
    jwksUrl: `${url}/jwks`,
  };
  await sql`update merchants set integrations = integrations || ${JSON.stringify({ firebase })}::jsonb
    where id = 'lotus'`.execute(world.db);
  world.app.modules.merchants.refresh();
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});

/** The token that the identity service gives a browser for a code. */
const tokenFor = (phone: string): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { phone_number: phone, auth_time: now, firebase: { sign_in_provider: 'phone' } };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setIssuer(ISSUER)
    .setAudience('lotus-test')
    .setSubject(`person-${(people += 1)}`)
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .sign(keys.privateKey);
};
const someNumber = () => {
  const typed = `081${somebody().typed.slice(-7)}`;
  return { typed, mobile: `+66${typed.slice(1)}` };
};
const register = async (mobileNum: string, firebaseIdToken: string) =>
  world.registerMobile(
    { mobileNum, firebaseIdToken, firebaseChannel: 'phone', ...(await solvedCaptcha(world.db, 'lotus')) },
    { host: HOSTS.lotus },
  );

test('a number verified in the browser needs no code of ours', async () => {
  const { typed, mobile } = someNumber();
  const token = await tokenFor(mobile);
  const answer = await register(typed, token);
  const account = await world.app.modules.sessions.resolveAccount(tokenOf(answer), 'lotus');
  const row = await world.memberRow(account?.id ?? '');
  expect(row).toMatchObject({ mobile, account: mobile.slice(1) });
  expect(row['mobile_verified_at']).toBeInstanceOf(Date);
  expect((await register(someNumber().typed, token)).body.code).toBe('federation.token_invalid');
});

test('a token for another number proves nothing', async () => {
  const answer = await register(someNumber().typed, await tokenFor(someNumber().mobile));
  expect(answer.body).toMatchObject({
    code: 'verification.code_invalid',
    fields: [{ field: 'verificationCode' }],
  });
});

test('an invented token is refused, and a merchant without the service accepts none', async () => {
  expect((await register(someNumber().typed, 'made.up.token')).body.code).toBe('federation.token_invalid');
  const { typed, mobile } = somebody();
  const body = { mobileNum: typed, firebaseIdToken: await tokenFor(mobile) };
  const elsewhere = await world.registerMobile(body);
  expect(elsewhere.body.success).toBe(false);
  expect(elsewhere.body.code).toMatch(/^federation\./);
});
