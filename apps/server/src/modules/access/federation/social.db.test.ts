import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { merchantWith } from '../delivery/testing/merchant-with.ts';
import { createFederation, type Federation } from './index.ts';
import { newBrowser } from './testing/browser.ts';
import { CLIENT, openProvider, PERSON, walkThrough } from './testing/openid-provider.ts';

const ORIGIN = 'http://localhost:3000';
const RETURN = `${ORIGIN}/login/social`;
const MINUTE = 60_000;

let database: TestDatabase;
let provider: Awaited<ReturnType<typeof openProvider>>;
let federation: Federation;
let browser: ReturnType<typeof newBrowser>;
let logged: string[];
const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));

const federationWith = (changes: { issuer?: string; clientSecret?: string } = {}): Federation => {
  const client = { issuer: provider.issuer, ...CLIENT, ...changes };
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const merchants = merchantWith({ social: { google: client, facebook: client } });
  return createFederation({ db: database.db, clock, merchants, log, timeoutSeconds: 0.3 });
};
const call = (changes: { merchantId?: string; origin?: string } = {}) => ({
  merchantId: 'croupier',
  origin: ORIGIN,
  cookies: browser,
  ...changes,
});
const stateOf = (query: string): string => new URLSearchParams(query).get('state') ?? '';
/** Runs the sign-in up to the provider's answer. */
async function goThere(
  provided: Federation = federation,
  more = '',
): Promise<{ state: string; query: string }> {
  const { url } = await provided.start(call(), 'google');
  const query = await walkThrough(url + more, RETURN);
  return { state: stateOf(query), query };
}

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await openProvider(RETURN);
});
beforeEach(() => {
  logged = [];
  browser = newBrowser();
  federation = federationWith();
});
afterEach(() => {
  provider.sleep(false);
  Object.assign(provider.claims, PERSON);
});
afterAll(async () => {
  await provider.close();
  await database.close();
});

describe('a sign-in at a provider', () => {
  test.each(['google', 'facebook'] as const)('by %s returns the account', async (name) => {
    const { url } = await federation.start(call(), name);
    const query = await walkThrough(url, RETURN);
    const profile = await federation.finish(call(), { state: stateOf(query), query });
    expect(profile).toEqual({
      provider: name,
      subject: PERSON.sub,
      email: PERSON.email,
      emailVerified: true,
      name: PERSON.name,
    });
  });

  test('uses PKCE, nonce and state, with our own redirect address', async () => {
    const { url } = await federation.start(call(), 'google');
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      redirect_uri: RETURN,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'] as const)
      expect(asked[name]?.length).toBeGreaterThanOrEqual(43);
    expect(url).not.toContain(CLIENT.clientSecret);
  });

  test('accepts only the boolean true as proof of a verified address', async () => {
    for (const email_verified of ['true', 1, undefined]) {
      Object.assign(provider.claims, { email_verified });
      expect(await federation.finish(call(), await goThere())).toMatchObject({ emailVerified: false });
    }
  });

  test('may come without an address', async () => {
    Object.assign(provider.claims, { email: undefined });
    expect(await federation.finish(call(), await goThere())).toMatchObject({
      email: null,
      emailVerified: false,
    });
  });

  test('works once', async () => {
    const answer = await goThere();
    const { jar } = browser;
    const kept = new Map(jar);
    await federation.finish(call(), answer);
    expect(jar.size).toBe(0);
    for (const [name, value] of kept) jar.set(name, value);
    await expect(federation.finish(call(), answer)).rejects.toMatchObject({
      code: 'federation.state_unknown',
    });
  });

  test('works once when used concurrently', async () => {
    const answer = await goThere();
    const value = browser.get('social') ?? '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => {
        const cookies = newBrowser();
        cookies.set('social', value, { maxAgeSeconds: 1 });
        return federation.finish({ ...call(), cookies }, answer);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is bound to its browser, merchant and address', async () => {
    const answer = await goThere();
    const unknown = { code: 'federation.state_unknown' };
    const elsewhere = newBrowser();
    await expect(federation.finish({ ...call(), cookies: elsewhere }, answer)).rejects.toMatchObject(unknown);
    elsewhere.set('social', 'x'.repeat(43), { maxAgeSeconds: 1 });
    await expect(federation.finish({ ...call(), cookies: elsewhere }, answer)).rejects.toMatchObject(unknown);
    await expect(federation.finish(call({ merchantId: 'lotus' }), answer)).rejects.toMatchObject(unknown);
    expect(await federation.finish(call(), answer)).toMatchObject({ subject: PERSON.sub });
    const other = await goThere();
    await expect(federation.finish(call({ origin: 'https://evil.example' }), other)).rejects.toMatchObject(
      unknown,
    );
  });

  test('expires after ten minutes', async () => {
    const answer = await goThere();
    clock.advance(10 * MINUTE);
    await expect(federation.finish(call(), answer)).rejects.toMatchObject({
      code: 'federation.state_unknown',
    });
    for (const job of federation.jobs) await job.run();
    const { rows } = await sql`select 1 from federation_states where expires_at <= ${clock.now()}`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a refused sign-in', () => {
  const refused = { code: 'federation.refused' };

  test('because the person declined', async () => {
    const answer = await goThere(federation, '&login_hint=deny');
    expect(answer.query).toContain('access_denied');
    await expect(federation.finish(call(), answer)).rejects.toMatchObject(refused);
  });

  test.each([
    ['another state in the answer', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['a made-up code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['nothing', (query: URLSearchParams) => [...query.keys()].forEach((key) => query.delete(key))],
  ])('because of %s', async (_, change) => {
    const { state, query } = await goThere();
    const changed = new URLSearchParams(query);
    change(changed);
    await expect(federation.finish(call(), { state, query: changed.toString() })).rejects.toMatchObject(
      refused,
    );
  });

  test('because the answer belongs to another sign-in of the same browser', async () => {
    const first = await goThere();
    const second = await goThere();
    const swapped = new URLSearchParams(first.query);
    swapped.set('state', second.state);
    await expect(
      federation.finish(call(), { state: second.state, query: swapped.toString() }),
    ).rejects.toMatchObject(refused);
  });

  test('because our client secret is wrong', async () => {
    const wrong = federationWith({ clientSecret: 'not-the-secret' });
    await expect(wrong.finish(call(), await goThere(wrong))).rejects.toMatchObject(refused);
    expect(logged.join()).not.toContain('not-the-secret');
  });
});

describe('a provider that is unavailable', () => {
  const unavailable = { code: 'federation.unavailable' };

  test('before the sign-in', async () => {
    provider.sleep(true);
    await expect(federation.start(call(), 'google')).rejects.toMatchObject(unavailable);
    provider.sleep(false);
    expect(await federation.start(call(), 'google')).toHaveProperty('url');
  });

  test('after it', async () => {
    const answer = await goThere();
    provider.sleep(true);
    await expect(federation.finish(call(), answer)).rejects.toMatchObject(unavailable);
  });

  test('keeps its cached metadata', async () => {
    await federation.start(call(), 'google');
    clock.advance(2 * 60 * MINUTE);
    provider.sleep(true);
    expect(await federation.start(call(), 'google')).toHaveProperty('url');
  });

  test('has its metadata fetched once, even for concurrent sign-ins', async () => {
    provider.asked.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => federation.start(call(), 'google')));
    await federation.start(call(), 'google');
    expect(provider.asked).toEqual(['/.well-known/openid-configuration']);
  });

  test('is not contacted without TLS', async () => {
    await expect(
      federationWith({ issuer: 'http://issuer.example' }).start(call(), 'google'),
    ).rejects.toMatchObject(unavailable);
  });
});

test('is reported as not enabled without a client', async () => {
  const none = createFederation({
    db: database.db,
    clock,
    merchants: merchantWith({}),
    log: pino({ level: 'silent' }),
  });
  await expect(none.start(call(), 'google')).rejects.toMatchObject({ code: 'federation.not_enabled' });
});

test('the tables contain neither state nor cookie', async () => {
  const { url } = await federation.start(call(), 'google');
  const { rows } = await sql<{ row: string }>`select s::text as row from federation_states s`.execute(
    database.db,
  );
  const stored = rows.map(({ row }) => row).join();
  expect(stored).not.toContain(stateOf(new URL(url).search.slice(1)));
  expect(stored).not.toContain(browser.get('social'));
});
