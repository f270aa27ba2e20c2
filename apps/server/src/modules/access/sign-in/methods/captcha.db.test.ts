import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plantText } from '../../captcha/testing/answers.ts';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import { codeOf, createMethodsWorld, type MethodsWorld } from '../testing/methods-world.ts';

let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

const login = (username: string, password: string, more: object = {}, ip = '127.0.0.1') =>
  world.call(siteApi.session.login, { ip, body: { type: 'username', username, password, ...more } });

test.each(['player1', 'nobody1'])(
  'after a failure %s is asked for a captcha, told so by the failure itself',
  async (name) => {
    const first = await login(name, 'wrong');
    expect(first.body).toMatchObject({
      code: 'identity.bad_credentials',
      value: { captcha: true, kind: 'image' },
    });
    const second = await login(name, 'Player1-2026');
    expect(second.body).toMatchObject({ code: 'captcha.required', value: { captcha: true, kind: 'image' } });
    const third = await login(name, 'wrong', await solvedCaptcha(world.db, 'croupier'));
    expect(codeOf(third)).toBe('identity.bad_credentials');
  },
);

test('a captcha works for one attempt, at its own merchant', async () => {
  await login('player1', 'wrong');
  const captcha = await solvedCaptcha(world.db, 'croupier');
  expect(codeOf(await login('player1', 'wrong', captcha))).toBe('identity.bad_credentials');
  expect(codeOf(await login('player1', 'Player1-2026', captcha))).toBe('captcha.wrong');
  const elsewhere = await solvedCaptcha(world.db, 'lotus');
  expect(codeOf(await login('player1', 'Player1-2026', elsewhere))).toBe('captcha.wrong');
  expect(codeOf(await login('player1', 'Player1-2026', await solvedCaptcha(world.db, 'croupier')))).toBe(
    'signed in',
  );
  // A correct password resets the count.
  expect(codeOf(await login('player1', 'Player1-2026'))).toBe('signed in');
});

test('an unanswered captcha is not a failed attempt and locks nobody', async () => {
  await login('player1', 'wrong');
  for (let time = 0; time < 10; time += 1)
    expect(codeOf(await login('player1', 'wrong'))).toBe('captcha.required');
  expect(codeOf(await login('player1', 'Player1-2026', await solvedCaptcha(world.db, 'croupier')))).toBe(
    'signed in',
  );
});

test('a picture that was asked for without a key belongs to the browser that got its cookie', async () => {
  await login('player1', 'wrong');
  const picture = await world.call(siteApi.captcha.image, { ip: world.newAddress() });
  expect(picture.body.value).toEqual(expect.any(String));
  const key = picture.cookies['captcha'] ?? '';
  await plantText(world.db, key, 'AX37');
  const answer = (cookie?: string) =>
    world.call(siteApi.session.login, {
      ...(cookie ? { cookie } : {}),
      body: { type: 'username', username: 'player1', password: 'Player1-2026', captcha: 'ax37' },
    });
  expect(codeOf(await answer())).toBe('captcha.required');
  expect(codeOf(await answer('captcha=another'))).toBe('captcha.wrong');
  expect(codeOf(await answer(`captcha=${key}`))).toBe('signed in');
});

test('the answer to such a picture counts wherever a captcha is asked for', async () => {
  const { captcha } = siteApi;
  const content = 'Nothing works here, and it is late.';
  const body = { sender: 'Ann', type: 1, content, captcha: 'AX37' };
  const picture = await world.call(captcha.image, { ip: world.newAddress() });
  const key = picture.cookies['captcha'] ?? '';
  await plantText(world.db, key, 'AX37');
  expect(codeOf(await world.call(siteApi.feedback.sendFeedback, { body, cookie: `captcha=${key}` }))).toBe(
    'signed in',
  );
});

test('an address with failures for many names must solve captchas, other addresses need not', async () => {
  const ip = world.newAddress();
  for (let name = 0; name < 5; name += 1)
    expect(codeOf(await login(`stuffed${name}`, 'wrong', {}, ip))).toBe('identity.bad_credentials');
  expect(codeOf(await login('stuffed6', 'wrong', {}, ip))).toBe('captcha.required');
  expect(codeOf(await login('stuffed7', 'wrong', {}, world.newAddress()))).toBe('identity.bad_credentials');
});

test('failures at one merchant require no captcha at another', async () => {
  await login('player1', 'wrong');
  const answer = await world.login('player1', 'Player1-2026', { host: HOSTS.lotus });
  expect(codeOf(answer)).toBe('signed in');
});
