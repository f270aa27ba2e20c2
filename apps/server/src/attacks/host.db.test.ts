// An attacker requests a mail for a victim and tries to redirect its link through request headers.
import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteWorld, type SiteWorld } from '../modules/access/sign-in/testing/site-world.ts';
import { CLIENT, openProvider } from '../modules/access/federation/testing/openid-provider.ts';
import { solvedCaptcha } from '../testing/solved-captcha.ts';

const { forgotByEmail } = siteApi.account;
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

/** Where the link in the mail leads for a request with these headers; the status if no mail was sent. */
async function linkAfter(headers: Record<string, string>): Promise<string | number> {
  const { username, email } = await world.openAccount();
  const { verification } = await solvedCaptcha(world.db, 'croupier');
  const answer = await world.app.site.inject({
    method: 'POST',
    url: forgotByEmail.path,
    headers: { host: 'localhost', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      username,
      email,
      verificationToken: verification?.token ?? '',
    }).toString(),
  });
  if (answer.statusCode !== 200) return answer.statusCode;
  await world.deliver();
  const url = /https?:\/\/\S+resetPassword\?token=[\w-]{43}/.exec(world.newestMail(email))?.[0] ?? '';
  return new URL(url).origin;
}

test.each(['localhost:6666', 'LOCALHOST:25', '127.0.0.1:1'])(
  'the port of the host %j does not get into the link',
  async (host) => {
    const name = host.toLowerCase().split(':')[0] ?? '';
    expect(await linkAfter({ host })).toBe(`http://${name}`);
  },
);

test.each(['[::1]@evil.example', '[::1]:80@evil.example', 'localhost:80@evil.example', 'evil.example'])(
  'the host %j is nobody’s',
  async (host) => {
    expect(await linkAfter({ host })).toBe(404);
    expect(await linkAfter({ 'x-forwarded-host': host })).toBe(404);
  },
);

test.each(['https://evil.example/?', 'javascript', 'evil.example#'])(
  'a proxy that hands on the protocol %j does not change the link',
  async (protocol) => {
    expect(await linkAfter({ 'x-forwarded-proto': protocol })).toBe('http://localhost');
  },
);

test('sign-in through a provider returns to the configured address, whatever port the caller names', async () => {
  const provider = await openProvider('http://localhost/login/social');
  const google = { issuer: provider.issuer, ...CLIENT };
  await sql`update merchants set integrations = integrations || ${JSON.stringify({ social: { google } })}::jsonb
    where id = 'croupier'`.execute(world.db);
  world.app.modules.merchants.refresh();
  const answer = await world.call(siteApi.session.socialStart, {
    host: 'localhost:6666',
    body: { provider: 'google' },
  });
  await provider.close();
  const { url } = answer.body.value as { url: string };
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://localhost/login/social');
});

test('the console responds only on its own hosts', async () => {
  const console = (host: string, url: string) => world.app.console.inject({ url, headers: { host } });
  const call = consoleApi.console.keys.path;
  for (const url of ['/', '/members', call]) {
    for (const host of ['localhost', 'localhost:3001', '127.0.0.1:6666', '[::1]'])
      expect((await console(host, url)).statusCode, `${host} ${url}`).toBe(200);
    for (const host of ['evil.example', 'console.evil.example:3001', 'localhost.evil.example'])
      expect((await console(host, url)).statusCode, `${host} ${url}`).toBe(404);
  }
  expect((await console('10.0.0.7:3001', '/-/health')).statusCode).toBe(200);
});

test('a proxy’s X-Forwarded-Proto is trusted', async () => {
  expect(await linkAfter({ 'x-forwarded-proto': 'https' })).toBe('https://localhost');
});
