import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

const RETURN = 'http://lotus.localhost:4567/login/social';

/** The parts of a browser that a sign-in needs: cookies and redirects. */
function createVisitor() {
  const cookies = new Map<string, string>();
  return async (url: string | URL, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      expect(line).not.toMatch(/; secure/i);
      if (value && !line.includes('path=/google/forgotten')) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = answer.headers.get('location');
    return { status: answer.status, html: await answer.text(), next: next && new URL(next, url).href };
  };
}

async function begin({ network = 'google', merchant = 'lotus', returnTo = RETURN } = {}) {
  const configuration = await client.discovery(
    new URL(`${address}/${network}`),
    `${merchant}-site`,
    undefined,
    client.ClientSecretPost(`${merchant}-sandbox-secret`),
    { execute: [client.enableNonRepudiationChecks, client.allowInsecureRequests] },
  );
  const checks = {
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
    idTokenExpected: true,
  };
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnTo,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { configuration, checks, url };
}

/** Follows a sign-in up to the site's own address. */
async function answer(
  url: URL,
  form: Record<string, string>,
  visit = createVisitor(),
): Promise<{ back: URL; page: string }> {
  const asked = await visit(url);
  expect(asked.next).toMatch(/\/interaction\//);
  const page = await visit(asked.next ?? '');
  const chosen = await visit(asked.next ?? '', form);
  const done = await visit(chosen.next ?? '');
  return { back: new URL(done.next ?? ''), page: page.html };
}

const subOf = (page: string, name: string): string =>
  new RegExp(`value="(\\d+)"(?:(?!value=)[^])*?<strong>${name}`).exec(page)?.[1] ?? '';

async function signIn(network: string, form: Record<string, string>) {
  const { configuration, checks, url } = await begin({ network });
  const { back } = await answer(url, { action: 'continue', ...form });
  return (await client.authorizationCodeGrant(configuration, back, checks)).claims();
}

test('the code flow returns a signed identity of the simulated account', async () => {
  const { configuration, checks, url } = await begin();
  const visit = createVisitor();
  const page = (await visit((await visit(url)).next ?? '')).html;
  const { back } = await answer(url, { action: 'continue', account: subOf(page, 'Sam') }, visit);
  expect(back.origin + back.pathname).toBe(RETURN);
  const tokens = await client.authorizationCodeGrant(configuration, back, checks);
  expect(tokens.claims()).toMatchObject({
    iss: `${address}/google`,
    aud: 'lotus-site',
    email: 'sam@google.example',
    email_verified: false,
    name: 'Sam Example',
  });
  const { sub } = tokens.claims() ?? { sub: '' };
  expect(await client.fetchUserInfo(configuration, tokens.access_token, sub)).toMatchObject({ sub });
  // The code is already used.
  await expect(client.authorizationCodeGrant(configuration, back, checks)).rejects.toThrow(/./);
});

test('a new account is the same one the next time, and a different one at another network', async () => {
  const form = { account: 'new', name: 'New <Person>', email: 'new@mail.example', verified: 'yes' };
  const [first, second] = [await signIn('google', form), await signIn('google', form)];
  const other = await signIn('facebook', form);
  expect(first).toMatchObject({ name: 'New <Person>', email: 'new@mail.example', email_verified: true });
  expect(second?.sub).toBe(first?.sub);
  expect(other?.sub).not.toBe(first?.sub);
});

test('an account without an e-mail has none in its token', async () => {
  const claims = await signIn('facebook', { account: 'new', name: 'Nobody', email: '' });
  expect(claims).toMatchObject({ name: 'Nobody' });
  expect(claims).not.toHaveProperty('email');
  expect(claims).not.toHaveProperty('email_verified');
});

test('the same browser can sign in as someone else right afterwards', async () => {
  const visit = createVisitor();
  for (const name of ['Alex', 'Kim']) {
    const { configuration, checks, url } = await begin();
    const page = (await visit((await visit(url)).next ?? '')).html;
    const { back } = await answer(url, { action: 'continue', account: subOf(page, name) }, visit);
    const tokens = await client.authorizationCodeGrant(configuration, back, checks);
    expect(tokens.claims()?.['name']).toBe(`${name} Example`);
  }
});

test('cancelling returns the standard refusal', async () => {
  const { checks, url } = await begin();
  const { back } = await answer(url, { action: 'cancel' });
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe(checks.expectedState);
  expect(back.searchParams.get('iss')).toBe(`${address}/google`);
});

test('an invalid account must be entered again', async () => {
  const { url } = await begin();
  const visit = createVisitor();
  const { next } = await visit(url);
  for (const form of [{ name: '' }, { name: 'A', email: 'not one' }]) {
    const again = await visit(next ?? '', { action: 'continue', account: 'new', ...form });
    expect(again.status).toBe(422);
    expect(again.html).toContain('role="alert"');
  }
});

test.each([
  'http://localhost/login/social',
  'http://localhost:5173/login/social',
  'http://127.0.0.1:1/login/social',
  'http://a.b.localhost:3000/login/social',
])('redirects to local sites are allowed: %s', async (returnTo) => {
  const { url } = await begin({ returnTo });
  expect((await answer(url, { action: 'cancel' })).back.href).toContain(returnTo);
});

test.each([
  'https://evil.example/login/social',
  'http://localhost.evil.example/login/social',
  'http://evillocalhost/login/social',
  'http://localhost:3000/elsewhere',
  'http://localhost@evil.example/login/social',
])('other redirects are refused: %s', async (returnTo) => {
  const { url } = await begin({ returnTo });
  const refused = await createVisitor()(url);
  expect(refused.status).toBe(400);
  expect(refused.next).toBeNull();
  expect(refused.html).toContain('That did not work');
});

test('a wrong secret, a missing challenge and an unknown client are refused', async () => {
  const { url, checks } = await begin();
  const { back } = await answer(url, { action: 'continue', account: 'new', name: 'A' });
  const thief = await client.discovery(
    new URL(`${address}/google`),
    'lotus-site',
    undefined,
    client.ClientSecretPost('guess'),
    { execute: [client.allowInsecureRequests] },
  );
  await expect(client.authorizationCodeGrant(thief, back, checks)).rejects.toThrow(/./);

  const unprotected = new URL(url);
  unprotected.searchParams.delete('code_challenge');
  unprotected.searchParams.delete('code_challenge_method');
  expect((await createVisitor()(unprotected)).next).toContain('error=invalid_request');

  const stranger = new URL(url);
  stranger.searchParams.set('client_id', 'stranger');
  expect((await createVisitor()(stranger)).status).toBe(400);
});

test('a sign-in started in another browser is not shown', async () => {
  const { url } = await begin();
  const { next } = await createVisitor()(url);
  const other = await createVisitor()(next ?? '');
  expect(other.status).toBe(400);
  expect(other.html).toContain('expired');
});
