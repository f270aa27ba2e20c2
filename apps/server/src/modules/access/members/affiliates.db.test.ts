import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTS } from '../../../testing/test-app.ts';
import { hostOf, isValidAt } from './affiliates.rules.ts';
import { maskAgent } from './names.rules.ts';
import { createSiteWorld, field, somebody, tokenOf, type SiteWorld } from '../sign-in/testing/site-world.ts';

const { affiliate, referral } = siteApi.identity;
let world: SiteWorld;
let agent: { id: string; username: string; token: string };
let code = '';

beforeAll(async () => {
  world = await createSiteWorld();
  agent = await openAgent();
  const { body } = await world.call(referral, { token: agent.token });
  ({ code } = body.value as { code: string });
});
afterAll(() => world.close());

async function openAgent() {
  const account = await world.openAccount();
  await sql`update members set type = 1 where id = ${account.id}`.execute(world.db);
  // This process has cached the session as a member's.
  world.app.modules.sessions.forget({ merchantId: 'croupier', accountId: account.id });
  return account;
}

const bindToHost = (invitation: string, host: string) =>
  sql`insert into affiliate_codes (merchant_id, code_key, code, member_id, host, created_at)
    values ('croupier', ${invitation.toLowerCase()}, ${invitation}, ${agent.id}, ${host}, now())`.execute(
    world.db,
  );
const ask = (asked: string, query = '', request = {}) =>
  world.call(affiliate, {
    path: `/wps/agent/affiliate?code=${encodeURIComponent(asked)}${query}`,
    ip: somebody().ip,
    ...request,
  });
const uplineOf = async (username: string) => {
  const { rows } = await sql<{ upline_id: string | null }>`
    select upline_id from members where merchant_id = 'croupier' and account_key = ${username}`.execute(
    world.db,
  );
  return rows[0]?.upline_id;
};

test('an agent has one code, even when it is requested concurrently', async () => {
  const other = await openAgent();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.call(referral, { token: other.token })),
  );
  const codes = new Set(answers.map(({ body }) => (body.value as { code: string }).code));
  expect([...codes]).toEqual([expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/)]);
  expect(codes).not.toContain(code);
});

test('members have no code', async () => {
  const { token } = await world.openAccount();
  expect(await world.call(referral, { token })).toMatchObject({
    status: 403,
    body: { code: 'identity.forbidden' },
  });
});

test('a code is case-insensitive and shows its owner’s masked name', async () => {
  const { body } = await ask(code.toLowerCase());
  expect(body.value).toEqual({ code, from: maskAgent(agent.username) });
  expect(JSON.stringify(body)).not.toContain(agent.username);
});

test('unknown codes, codes of another merchant and of a closed agent are refused alike', async () => {
  const refused = { status: 422, body: { code: 'invitation_code_error' } };
  expect(await ask('NOBODYS1')).toMatchObject(refused);
  expect(await ask(code, '', { host: HOSTS.lotus })).toMatchObject(refused);
  const closed = await openAgent();
  const { body } = await world.call(referral, { token: closed.token });
  await sql`update members set status = 'closed' where id = ${closed.id}`.execute(world.db);
  expect(await ask((body.value as { code: string }).code)).toMatchObject(refused);
});

test('guessing is limited', async () => {
  const { ip } = somebody();
  const codes = [];
  for (let tries = 0; tries < 31; tries += 1) codes.push((await ask('GUESS111', '', { ip })).body.code);
  expect(codes.slice(-2)).toEqual(['invitation_code_error', 'request.too_many']);
});

test('a code of a host works only there', async () => {
  await bindToHost('ATHOME22', 'play.example.com');
  expect((await ask('ATHOME22', '&domain=play.example.com')).status).toBe(200);
  expect((await ask('ATHOME22', '&domain=PLAY.example.com:443')).status).toBe(200);
  expect((await ask('ATHOME22', '&domain=other.example.com')).body.code).toBe('invitation_code_error');
  expect((await ask('ATHOME22')).body.code).toBe('invitation_code_error');
  await bindToHost('ATLOCAL2', 'localhost');
  expect((await ask('ATLOCAL2')).status).toBe(200);
});

test('a member who registers with a code is placed under its agent, who sees the count', async () => {
  const [typed, followed] = [somebody().username, somebody().username];
  tokenOf(await world.register({ username: typed, affiliateCode: code }));
  tokenOf(await world.register({ username: followed, referralCode: code.toLowerCase() }));
  expect(await uplineOf(typed)).toBe(agent.id);
  expect(await uplineOf(followed)).toBe(agent.id);
  expect((await world.call(referral, { token: agent.token })).body.value).toEqual({ code, members: 2 });
});

test.each([
  [{ affiliateCode: 'NOBODYS1' }, 'affiliateCode'],
  [{ referralCode: 'NOBODYS1' }, 'referralCode'],
  [{ affiliateCode: 'ATHOME22', domain: 'other.example.com' }, 'affiliateCode'],
])('%j is refused', async (body, name) => {
  const { username } = somebody();
  const answer = await world.register({ username, ...body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invitation_code_error' } });
  expect(answer.body.fields).toMatchObject([{ field: name, code: 'invitation_code_error' }]);
  expect(await uplineOf(username)).toBeUndefined();
});

test('an invitation link works only if the merchant has them enabled', async () => {
  const { username } = somebody();
  await world.withSettings(
    (settings) => ({
      ...settings,
      brand: { ...settings.brand, features: { ...settings.brand.features, referral: false } },
    }),
    async () => void tokenOf(await world.register({ username, referralCode: code })),
  );
  expect(await uplineOf(username)).toBeNull();
});

test('a recommender must exist; an agent becomes the upline', async () => {
  const member = await world.openAccount();
  await world.withFields({ recommenderId: field('optional') }, async () => {
    const [first, second] = [somebody().username, somebody().username];
    tokenOf(await world.register({ username: first, recommenderId: member.username.toUpperCase() }));
    expect(await uplineOf(first)).toBeNull();
    tokenOf(await world.register({ username: second, recommenderId: agent.username }));
    expect(await uplineOf(second)).toBe(agent.id);
    const answer = await world.register({ username: somebody().username, recommenderId: 'nobody' });
    expect(answer.body).toMatchObject({
      code: 'identity.recommender_unknown',
      fields: [{ field: 'recommenderId', code: 'identity.recommender_unknown' }],
    });
  });
});

test('normalizes hosts and masks names', () => {
  expect(hostOf(undefined, 'https://play.example.com:8443')).toBe('play.example.com');
  expect(hostOf(' Play.Example.com:80 ', 'https://x.y')).toBe('play.example.com');
  expect(hostOf(undefined, undefined)).toBe('');
  expect(isValidAt(null, '')).toBe(true);
  expect(isValidAt('Play.example.com', 'play.example.com')).toBe(true);
  expect(maskAgent('agent7')).toBe('a•••7');
  expect(maskAgent('ab')).toBe('a•••');
});
