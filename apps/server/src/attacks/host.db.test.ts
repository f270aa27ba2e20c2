// Somebody asks for a mail in a victim's name and writes the address of the link into headers.
import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSelfServiceWorld,
  type SelfServiceWorld,
} from '../modules/access/identity/testing/self-service-world.ts';
import { solvedCaptcha } from '../testing/solved-captcha.ts';

const { forgotByEmail } = siteApi.account;
let world: SelfServiceWorld;
beforeAll(async () => {
  world = await createSelfServiceWorld();
});
afterAll(() => world.close());

/** Where the link of the mail leads that came of asking with these headers; the status where none came. */
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

test('a proxy’s word for TLS is taken', async () => {
  expect(await linkAfter({ 'x-forwarded-proto': 'https' })).toBe('https://localhost');
});
