import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { MerchantSettingsView, ThemeState } from '@croupier/contract/merchants/settings.ts';
import type { Permission } from '@croupier/contract/merchants/system.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openGateway } from '../../access/delivery/testing/sms-gateway.ts';
import { createTestApp, type Answer, type TestApp } from '../../../testing/test-app.ts';

const CODE = 'reef';
const HOST = 'reef.localhost';
const { merchants, sites, approvals } = consoleApi;

let running: TestApp;
let owner = '';
let second = '';

const signIn = async (body: object | undefined): Promise<string> => {
  const answer = await running.call(consoleApi.console.login, { console: true, body });
  return (answer.body.value as { token: string }).token;
};

beforeAll(async () => {
  running = await createTestApp();
  owner = await signIn(running.app.demo?.operator);
  second = await signIn(running.app.demo?.secondOperator);
  // As if the second factor were set up; other tests cover pending sessions.
  await sql`update sessions set pending = null where merchant_id = ''`.execute(running.database.db);
  for (const { id } of (await sql<{ id: string }>`select id from operators`.execute(running.database.db))
    .rows)
    running.app.modules.sessions.forget({ merchantId: '', accountId: id });
});
afterAll(() => running.close());

const at = (route: Route, body?: unknown, { code = CODE, token = owner, id = '' } = {}): Promise<Answer> =>
  running.call(route, {
    console: true,
    token,
    path: route.path.replace(':merchantCode', code).replace(':id', id),
    ...(body === undefined ? {} : { body }),
  });
const NEW = {
  merchantCode: CODE,
  name: 'Reef',
  currency: 'VND',
  currencySymbol: '₫',
  languages: ['VI', 'EN'],
  hosts: [HOST],
};
const create = (change: object = {}) => at(merchants.create, { ...NEW, ...change });
const settings = async (): Promise<MerchantSettingsView> =>
  (await at(merchants.settings)).body.value as MerchantSettingsView;
const auditOf = async (merchantId = CODE) =>
  (await running.app.modules.audit.latest({ merchantId, limit: 1 }))[0];
const site = (url: string, headers: Record<string, string> = {}) =>
  running.app.site.inject({ url, headers: { host: HOST, accept: 'text/html', ...headers } });

describe('a new merchant', () => {
  test('starts closed, with a neutral theme, and is recorded', async () => {
    const created = await create();
    expect(created.body.value, JSON.stringify(created.body)).toMatchObject({
      merchantCode: CODE,
      currency: 'VND',
      status: 1,
      languages: ['VI', 'EN'],
      hosts: [HOST],
      general: { name: 'Reef', welcomeCredit: '0.0000', minStake: '1000.0000' },
      integrations: { sms: null, mail: null },
    });
    expect(await auditOf()).toMatchObject({ action: 'merchant.created', after: { hosts: [HOST] } });
    expect((await site('/')).statusCode).toBe(503);
  });

  test.each([
    [{}, 409, 'merchants.code_taken', 'merchantCode'],
    [{ merchantCode: 'other', hosts: ['LOCALHOST'] }, 409, 'merchants.host_taken', 'hosts.0'],
    [
      { merchantCode: 'other', hosts: ['new.localhost', '10.0.0.1'] },
      422,
      'merchants.host_invalid',
      'hosts.1',
    ],
    [
      { merchantCode: 'other', hosts: ['new.localhost'], currency: 'XYZ' },
      422,
      'merchants.currency_unknown',
      'currency',
    ],
    [{ merchantCode: 'Other!' }, 422, 'request.invalid', 'merchantCode'],
    [{ merchantCode: 'other', hosts: [] }, 422, 'request.invalid', 'hosts'],
  ])('with %j is refused and leaves nothing behind', async (change, status, code, field) => {
    const refused = await create(change);
    expect(refused).toMatchObject({ status, body: { code, fields: [expect.objectContaining({ field })] } });
    expect(await running.app.modules.merchants.list()).toHaveLength(4);
  });

  test('is visible to holders of grants for all merchants at once, and works when it is opened', async () => {
    const { general } = await settings();
    expect((await at(merchants.changeGeneral, { ...general, welcomeCredit: '50000' })).status).toBe(200);
    const open = { status: 0, notice: {}, closedCountries: [], closedNetworks: [] };
    expect((await at(sites.changeStatus, open)).status).toBe(200);
    const { token } = await running.register(HOST);
    const body = { id: newId(), stake: '2000', bet: { direction: 'under', targetHundredths: 5050 } };
    const bet = await running.call(siteApi.originals.bet, {
      path: '/wps/originals/dice/bet',
      host: HOST,
      token,
      body,
    });
    expect(bet.status, JSON.stringify(bet.body)).toBe(200);
    const balance = await running.call(siteApi.wallet.balance, { host: HOST, token });
    expect(balance.body.value).toMatchObject({ currency: 'VND' });
    const { wallet } = running.app.modules;
    await wallet.sealPeriods(new Date());
    expect((await wallet.audit()).findings).toEqual([]);
    const today = await running.call(consoleApi.today.get, { console: true, token: owner });
    const listed = today.body.value as { merchants: Array<{ merchantCode: string }> };
    expect(listed.merchants.map(({ merchantCode }) => merchantCode)).toContain(CODE);
  });
});

describe('settings', () => {
  test('are changed one screen at a time, and recorded with before and after', async () => {
    const { general, home, registration } = await settings();
    const renamed = await at(merchants.changeGeneral, { ...general, name: 'Coral Reef' });
    expect(renamed.body.value).toMatchObject({ general: { name: 'Coral Reef' } });
    expect(await auditOf()).toMatchObject({
      action: 'merchant.general_changed',
      before: { name: 'Reef' },
      after: { name: 'Coral Reef' },
    });
    await at(merchants.changeHome, { sections: ['bgs', 'hot', 'bgs'] });
    expect((await settings()).home).toEqual({ sections: ['bgs', 'hot'] });
    expect(await auditOf()).toMatchObject({ before: home, after: { sections: ['bgs', 'hot'] } });
    await at(merchants.changeRegistration, {
      ...registration,
      fields: { ...registration.fields, email: { ...registration.fields.username, required: false } },
    });
    expect((await settings()).registration.fields.email).toMatchObject({ shown: true, required: false });
  });

  test('that would harm are refused at their field', async () => {
    const { general, games, registration } = await settings();
    const { username: _, ...fields } = registration.fields;
    const cases: Array<[Route, unknown, string, string]> = [
      [merchants.changeGeneral, { ...general, maxStake: '1' }, 'merchants.stakes_order', 'maxStake'],
      [
        merchants.changeGames,
        { ...games, originals: ['roulette9'] },
        'merchants.game_unknown',
        'originals.0',
      ],
      [
        merchants.changeGames,
        { ...games, jackpot: 'live', jackpotStart: '1000000000' },
        'merchants.jackpot_terms',
        'jackpotStart',
      ],
      [
        merchants.changeGames,
        { ...games, jackpot: 'live', drawnOncePer: '1000' },
        'merchants.jackpot_terms',
        'drawnOncePer',
      ],
      [
        merchants.changeRegistration,
        { ...registration, fields },
        'merchants.field_needed',
        'fields.username',
      ],
      [merchants.changeHosts, { hosts: ['localhost', HOST] }, 'merchants.host_taken', 'hosts.0'],
      [merchants.changeHosts, { hosts: [] }, 'request.invalid', 'hosts'],
    ];
    for (const [route, body, code, field] of cases) {
      const refused = await at(route, body);
      expect(refused.status, code).toBeGreaterThanOrEqual(400);
      expect(refused.body, code).toMatchObject({ code, fields: [expect.objectContaining({ field })] });
      expect(refused.body.fields?.[0]).not.toMatchObject({ message: code });
    }
    expect((await settings()).games).toEqual(games);
  });

  test('that give money away or weaken sign-in need a second person', async () => {
    const { general, features } = await settings();
    const strict = { ...features, newAddressProof: true };
    strict.captcha = { ...features.captcha, sms: { kind: 'image', when: 'always' } };
    const cases: Array<[Route, object, string]> = [
      [merchants.changeGeneral, { ...general, welcomeCredit: '100001' }, 'welcomeCredit'],
      [
        merchants.changeFeatures,
        { ...strict, captcha: { ...strict.captcha, sms: { kind: 'image', when: 'never' } } },
        'captcha.sms.when',
      ],
      [merchants.changeFeatures, { ...strict, newAddressProof: false }, 'newAddressProof'],
    ];
    expect((await at(merchants.changeFeatures, strict)).status).toBe(200);
    for (const [route, body, field] of cases)
      expect(await at(route, body), field).toMatchObject({
        status: 409,
        body: { code: 'merchants.second_person_needed', fields: [expect.objectContaining({ field })] },
      });
    const changes = {
      welcomeCredit: '100001',
      newAddressProof: false,
      captcha: { sms: { kind: 'image', when: 'never' } },
    };
    const asked = await at(merchants.changeGuarded, { changes, reason: 'For the opening week' });
    const { id } = asked.body.value as { id: string };
    const { approval } = (await at(approvals.get, undefined, { id, token: second })).body.value as {
      approval: Approval;
    };
    expect(approval.changes).toEqual([
      { label: 'welcomeCredit', before: '₫50,000', after: '₫100,001' },
      { label: 'newAddressProof', before: 'on', after: 'off' },
      { label: 'captcha.sms', before: 'always', after: 'never' },
    ]);
    const decision = { payloadHash: approval.payloadHash, reason: 'Agreed with marketing' };
    expect((await at(approvals.approve, decision, { id })).body.code).toBe('approvals.own_request');
    expect((await at(approvals.approve, decision, { id, token: second })).status).toBe(200);
    expect(await settings()).toMatchObject({
      general: { welcomeCredit: '100001.0000' },
      features: { newAddressProof: false, captcha: { sms: { when: 'never' } } },
    });
    expect(await auditOf()).toMatchObject({ action: 'merchant.guarded_changed' });
  });

  test('host names are added, ordered and removed', async () => {
    await at(merchants.changeHosts, { hosts: ['Play.reef.localhost', HOST] });
    expect((await settings()).hosts).toEqual(['play.reef.localhost', HOST]);
    expect((await site('/', { host: 'play.reef.localhost' })).statusCode).toBe(200);
    await at(merchants.changeHosts, { hosts: [HOST] });
    expect((await site('/', { host: 'play.reef.localhost' })).statusCode).toBe(404);
    // Addresses that a merchant already has may stay.
    const demo = await at(merchants.settings, undefined, { code: 'croupier' });
    const { hosts } = demo.body.value as MerchantSettingsView;
    expect((await at(merchants.changeHosts, { hosts }, { code: 'croupier' })).status).toBe(200);
  });
});

describe('integrations', () => {
  const sms = (token?: string, url = 'https://sms.example/send') => ({
    change: { integration: 'sms', value: { url, sender: 'REEF', ...(token ? { token } : {}) } },
    reason: 'a new contract with the gateway',
  });
  const ask = (body: object) => at(merchants.changeIntegration, body);
  const decide = async (id: string): Promise<Answer> => {
    const seen = await at(approvals.get, undefined, { token: second, id });
    const { approval } = seen.body.value as { approval: Approval };
    return at(
      approvals.approve,
      { payloadHash: approval.payloadHash, reason: 'checked with the gateway' },
      { token: second, id },
    );
  };

  test('a secret is written by two owners and shown to nobody', async () => {
    const asked = await ask(sms('s3cret-token'));
    expect(asked.body.value).toMatchObject({ state: 'asked' });
    const { id } = asked.body.value as { id: string };
    expect((await settings()).integrations.sms).toBeNull();
    expect((await decide(id)).body.value).toMatchObject({ state: 'done' });
    expect((await settings()).integrations.sms).toEqual({ url: 'https://sms.example/send', sender: 'REEF' });
    expect((await running.app.modules.merchants.byId(CODE)).integrations.sms?.token).toBe('s3cret-token');
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(a::text, '') from audit_entries a) || (select string_agg(a::text, '') from approvals a)
        || coalesce((select string_agg(c::text, '') from integration_changes c), '') as text`.execute(
      running.database.db,
    );
    expect(rows[0]?.text).not.toContain('s3cret-token');
    expect(rows[0]?.text).toContain('merchant.integration_changed');
  });

  test('a secret that is not given stays; one that is missing is refused', async () => {
    const { id } = (await ask(sms(undefined, 'https://sms.example/v2'))).body.value as { id: string };
    await decide(id);
    expect((await running.app.modules.merchants.byId(CODE)).integrations.sms).toEqual({
      url: 'https://sms.example/v2',
      sender: 'REEF',
      token: 's3cret-token',
    });
    const captcha = { siteKey: 'k', verifyUrl: 'https://captcha.example' };
    expect(
      (await ask({ change: { integration: 'captcha', value: captcha }, reason: 'without its secret' })).body
        .code,
    ).toBe('merchants.secret_needed');
  });

  test.each([
    ['another host', 'https://thief.example/send'],
    ['another port', 'https://sms.example:8443/send'],
    ['an unencrypted connection', 'http://sms.example/send'],
  ])('a secret that is not given never goes to %s', async (_, url) => {
    expect((await ask(sms(undefined, url))).body.code).toBe('merchants.secret_needed');
  });

  test('neither does the password of a mail server', async () => {
    const mail = (url: string, password?: string) => ({
      change: {
        integration: 'mail',
        value: { url, user: 'reef', from: 'reef@example.com', ...(password ? { password } : {}) },
      },
      reason: 'a new contract with the mail provider',
    });
    const { id } = (await ask(mail('smtp://mail.example', 'pa55'))).body.value as { id: string };
    expect((await decide(id)).body.value).toMatchObject({ state: 'done' });
    expect((await ask(mail('smtp://thief.example'))).body.code).toBe('merchants.secret_needed');
    const kept = (await ask(mail('smtp://mail.example/'))).body.value as { id: string };
    expect((await decide(kept.id)).body.value).toMatchObject({ state: 'done' });
    const off = (
      await ask({ change: { integration: 'mail', value: null }, reason: 'no longer needed by us' })
    ).body.value as { id: string };
    expect((await decide(off.id)).body.value).toMatchObject({ state: 'done' });
  });

  test('a test message goes over the merchant’s own gateway, and is recorded without the number', async () => {
    const send = (integration: string, to: string) => at(consoleApi.delivery.test, { integration, to });
    const gateway = await openGateway();
    const { id } = (await ask(sms('s3cret-token', gateway.url))).body.value as { id: string };
    await decide(id);
    expect((await send('sms', '+84912345678')).status).toBe(200);
    expect(gateway.requests).toMatchObject([
      { authorization: 'Bearer s3cret-token', body: expect.stringContaining('test message of Coral Reef') },
    ]);
    const entry = await auditOf();
    expect(entry).toMatchObject({ action: 'merchant.integration_tested' });
    expect(JSON.stringify(entry)).not.toContain('84912345678');
    await gateway.close();
    expect((await send('sms', '+84912345678')).body.code).toBe('verification.gateway_failed');
    expect((await auditOf())?.id).not.toBe(entry?.id);
    expect((await send('mail', 'someone@example.com')).body.code).toBe('verification.not_enabled');
  });

  test('a value altered between request and decision is not written', async () => {
    const { id } = (await ask(sms('another-token'))).body.value as { id: string };
    await sql`update integration_changes set value = jsonb_set(value, '{url}', '"https://thief.example"')
      where merchant_id = ${CODE}`.execute(running.database.db);
    expect((await decide(id)).body.code).toBe('approvals.stale');
    expect((await settings()).integrations.sms?.['url']).not.toContain('thief');
  });
});

describe('the theme', () => {
  const state = async (): Promise<ThemeState> => (await at(merchants.theme)).body.value as ThemeState;
  const hueIn = (html: string) => /--brand-hue:(\d+)/.exec(html)?.[1];
  const draft = async (brandHue: number): Promise<ThemeState> => {
    const { published } = await state();
    const theme = { ...published.theme, brandHue };
    return (await at(merchants.saveThemeDraft, { ...published, theme })).body.value as ThemeState;
  };
  const preview = async (): Promise<string> => {
    const { url } = (await at(merchants.previewTheme)).body.value as { url: string };
    return new URL(url, 'http://console').searchParams.get('preview') ?? '';
  };
  const shown = (token: string, headers: Record<string, string> = {}) => site(`/?preview=${token}`, headers);

  test('is edited as a draft that only its preview shows', async () => {
    const { contrast } = await draft(33);
    expect(contrast[0]?.ratio).toBeGreaterThan(4.5);
    const token = await preview();
    const page = await site(`/?preview=${token}&lang=EN&theme=light`);
    expect(page.statusCode).toBe(200);
    expect(hueIn(page.body)).toBe('33');
    expect(page.body).toMatch(/<html[^>]* lang="en"[^>]*data-theme="light"/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers).not.toHaveProperty('x-frame-options');
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost;');
    const plain = await site('/');
    expect(hueIn(plain.body)).toBe('250');
    expect(plain.headers['x-frame-options']).toBe('DENY');
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const status = await running.call(siteApi.system.status, { host: HOST });
    expect((status.body.value as Permission).info.whitelabel.theme.brandHue).toBe(250);
  });

  test('a preview is refused late, at another merchant, with another draft, and after a change of the draft', async () => {
    await draft(34);
    const token = await preview();
    const [payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = (change: object): string =>
      `${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}.${signature}`;
    const refused = [
      await shown(forged({ draftId: newId() })),
      await shown(forged({ expiresAt: Date.now() + 9_000_000 })),
      await shown(forged({ origin: 'https://elsewhere.example' })),
      await shown(forged({ merchantId: 'lotus' }), { host: 'lotus.localhost' }),
      await shown(token, { host: 'lotus.localhost' }),
      await shown('x'),
      await shown(''),
    ];
    for (const page of refused) {
      expect(page.statusCode).toBe(403);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(page.body).not.toContain('--brand-hue');
    }
    expect((await shown(token)).statusCode).toBe(200);
    await draft(35);
    expect((await shown(token)).statusCode).toBe(403);
    const current = await preview();
    await at(merchants.discardThemeDraft);
    expect((await shown(current)).statusCode).toBe(403);
    expect((await at(merchants.previewTheme)).body.code).toBe('merchants.draft_missing');
  });

  test('a closed site is shown and read with the token only, and never changed with it', async () => {
    await draft(36);
    const token = await preview();
    const close = { status: 1, notice: {}, closedCountries: [], closedNetworks: [] };
    await at(sites.changeStatus, close);
    expect((await site('/')).statusCode).toBe(503);
    expect((await shown(token)).statusCode).toBe(200);
    const read = (headers: Record<string, string>) =>
      running.app.site.inject({ url: siteApi.catalogue.gameMenus.path, headers: { host: HOST, ...headers } });
    expect((await read({})).statusCode).toBe(503);
    expect((await read({ 'x-preview': 'x.y' })).statusCode).toBe(403);
    expect((await read({ 'x-preview': token })).statusCode).toBe(200);
    const register = await running.app.site.inject({
      method: 'PUT',
      url: siteApi.identity.register.path,
      headers: { host: HOST, 'x-preview': token, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(register.statusCode).toBe(503);
    await at(sites.changeStatus, { ...close, status: 0 });
  });

  test('the frame of the console shows that site and nothing else', async () => {
    const { url } = (await at(merchants.previewTheme)).body.value as { url: string };
    const frame = await running.app.console.inject({ url: `${url}&lang=VI`, headers: { host: 'localhost' } });
    expect(frame.headers['content-security-policy']).toMatch(
      /default-src 'none'; frame-src http:\/\/reef\.localhost; .*frame-ancestors 'self'/,
    );
    expect(frame.body).toContain('src="http://reef.localhost/?preview=');
    const markup = await running.app.console.inject({
      url: `${url}%22%3E%3Cscript%3E&theme=%22x`,
      headers: { host: 'localhost' },
    });
    expect(markup.body).not.toContain('<script');
    expect((await running.app.console.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(
      404,
    );
  });

  test('is published as a version, and taken back with one act', async () => {
    const { draft: edited } = await draft(40);
    expect((await at(merchants.publishTheme, { draftId: newId() })).body.code).toBe(
      'merchants.draft_missing',
    );
    const published = await at(merchants.publishTheme, { draftId: edited?.id });
    expect(published.body.value).toMatchObject({ version: 2, draft: null });
    expect(hueIn((await site('/')).body)).toBe('40');
    expect(await auditOf()).toMatchObject({
      action: 'theme.published',
      before: { theme: { brandHue: 250 } },
      after: { theme: { brandHue: 40 }, version: 2 },
    });
    const restored = (await at(merchants.restoreTheme, { number: 1 })).body.value as ThemeState;
    expect(restored.versions.map(({ number, look }) => [number, look.theme.brandHue])).toEqual([
      [3, 250],
      [2, 40],
      [1, 250],
    ]);
    expect(restored.versions[0]?.publishedBy).not.toBe('');
    expect(hueIn((await site('/')).body)).toBe('250');
    expect((await at(merchants.restoreTheme, { number: 9 })).body.code).toBe('merchants.version_not_found');
  });
});

test('the brand that was created through these calls prices everything in đồng', async () => {
  const { body } = await at(merchants.settings, undefined, { code: 'saobien' });
  expect(body.value).toMatchObject({
    currency: 'VND',
    status: 0,
    languages: ['VI', 'EN'],
    general: { minStake: '2000.0000', welcomeCredit: '500000.0000' },
  });
  const page = await running.app.site.inject({ url: '/', headers: { host: 'saobien.localhost' } });
  expect(page.body).toMatch(/<html[^>]* lang="vi"/);
  expect(page.body).toContain('--brand-hue:28');
});
