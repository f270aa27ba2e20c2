import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';
import { translate } from '../../translate.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  running.app.site.inject({ url, headers: { host, ...headers } });
const messageOf = async (url: string, host: string, headers: Record<string, string> = {}) =>
  (await get(url, host, headers)).json<{ message: string }>().message;
const notFound = (language: string): string => translate(language, 'catalogue.game_not_found');

describe('an error is reported', () => {
  test.each([
    ['in the default language of the Thai brand', HOSTS.lotus, {}, 'TY'],
    ['in the default language of the English brand', HOSTS.croupier, {}, 'EN'],
    ['in the language that is asked for', HOSTS.lotus, { 'accept-language': 'en-GB,en;q=0.9' }, 'EN'],
    [
      'in the default language when only others are asked for',
      HOSTS.lotus,
      { 'accept-language': 'de' },
      'TY',
    ],
  ])('%s', async (_how, host, headers, language) => {
    expect(await messageOf('/wps/games/nothing', host, headers)).toBe(notFound(language));
  });

  test('in the default language, also for a path without a call', async () => {
    expect(await messageOf('/wps/nothing', HOSTS.lotus)).toBe(translate('TY', 'request.not_found'));
  });

  test('in the language that the visitor chose on a page', async () => {
    const answer = (headers: Record<string, string>) =>
      get('/wps/games/nothing', HOSTS.lotus, { accept: 'text/html', ...headers });
    expect((await answer({})).body).toContain(notFound('TY'));
    expect((await answer({ 'accept-language': 'en' })).body).toContain(notFound('TY'));
    expect((await answer({ cookie: 'lang=EN' })).body).toContain(notFound('EN'));
  });

  test('in English if there is no merchant', async () => {
    expect(await messageOf('/wps/games/nothing', 'unknown.example')).toBe(
      translate('EN', 'request.unknown_host'),
    );
  });
});

describe('the manifest of the app', () => {
  const languageOf = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, HOSTS.lotus, headers)).json<{ lang: string }>().lang;

  test.each([
    ['speaks the default language', '', {}, 'th'],
    ['speaks the language of its address', '?lang=EN', {}, 'en'],
    ['speaks the default language for one that is not offered', '?lang=EL', {}, 'th'],
    ['speaks the language that the visitor chose', '', { cookie: 'lang=EN' }, 'en'],
  ])('%s', async (_what, query, headers, lang) => {
    expect(await languageOf(`/manifest.webmanifest${query}`, headers)).toBe(lang);
  });
});
