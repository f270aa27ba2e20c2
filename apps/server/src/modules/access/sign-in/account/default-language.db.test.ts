// Calls without Accept-Language at a brand whose default language is Thai. What is sent later must be Thai as well.
import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import { translate } from '../../../../translate.ts';
import { createSiteWorld, PASSWORD, somebody, type SiteWorld } from '../testing/site-world.ts';

const { account, verification } = siteApi;
const host = HOSTS.lotus;
let world: SiteWorld;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());

const thai = (key: string): string => translate('TY', `mails.${key}`, { merchant: 'Lotus Nine', minutes: 0 });
/** The newest mail to an address, decoded from quoted-printable. */
const mailTo = (email: string): string =>
  Buffer.from(
    world
      .newestMail(email)
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString('utf8');

test('a code by SMS is in Thai', async () => {
  const { typed, mobile, ip } = somebody();
  const body = { mobileNum: typed, countryDialingCode: '49', ...(await solvedCaptcha(world.db, 'lotus')) };
  expect((await world.call(verification.smsRegister, { host, ip, body })).body.success).toBe(true);
  expect(world.inbox.messages.findLast(({ to }) => to === mobile)?.text).toMatch(/รหัส \d{6} ใช้ได้/);
});

test('a code by mail is in Thai', async () => {
  const { token } = await world.openAccount(host);
  const { email } = somebody();
  const sent = await world.call(verification.emailBind, { host, token, body: { email } });
  expect(sent.body.success).toBe(true);
  expect(mailTo(email)).toContain('lang="th"');
  expect(mailTo(email)).toContain(thai('code.title'));
});

test('the link to a new password, and the notice that it was changed, are in Thai', async () => {
  const { username, email, ip } = await world.openAccount(host);
  const { verification: solved } = await solvedCaptcha(world.db, 'lotus');
  const forgotten = { username, email, verificationToken: solved?.token };
  expect((await world.call(account.forgotByEmail, { host, ip, body: forgotten })).body.success).toBe(true);
  const token = (await world.linkTo(email)) ?? '';
  expect(mailTo(email)).toContain(thai('resetLink.action'));
  const newPassword = `${PASSWORD}x`;
  const reset = { token, newPassword, confirmNewPassword: newPassword };
  expect((await world.call(account.resetPassword, { host, ip, body: reset })).body.success).toBe(true);
  await world.deliver();
  expect(mailTo(email)).toContain(thai('passwordChanged.title'));
});

test('a refusal is in Thai', async () => {
  const body = { type: 'username', username: 'nobody-here', password: 'wrong' };
  const answer = await world.call(siteApi.session.login, { host, ip: somebody().ip, body });
  expect(answer.body).toMatchObject({
    code: 'identity.bad_credentials',
    message: translate('TY', 'identity.bad_credentials'),
  });
});
