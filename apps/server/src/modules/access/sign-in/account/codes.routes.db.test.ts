import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmsInbox, type SmsInbox } from '../../../../testing/sms-inbox.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../../testing/test-app.ts';

const { smsLogin, smsRegister, smsBind, emailBind, smsOwn, countries } = siteApi.verification;

let inbox: SmsInbox;
let running: TestApp;
beforeAll(async () => {
  inbox = await openSmsInbox();
  running = await createTestApp({ SANDBOX_URL: inbox.url });
});
afterAll(async () => {
  await running.close();
  await inbox.close();
});

test('a code is sent, and another one not within the same second', async () => {
  const mobileNum = '0151 30000001';
  const [first, second] = await Promise.all([
    running.call(smsRegister, { body: { mobileNum } }),
    running.call(smsRegister, { body: { mobileNum } }),
  ]);
  const statuses = [first.status, second.status].toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 429]);
  const [sent, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(sent.body.value).toEqual({ expiredMinutes: 2 });
  expect(refused.body).toMatchObject({ success: false, code: 'request.too_many' });
  expect(inbox.codeTo('+4915130000001')).toMatch(/^\d{6}$/);
});

test('a number without an account gets the same answer, and no code', async () => {
  const answer = await running.call(smsLogin, { body: { mobileNum: '0151 30000002' } });
  expect(answer).toMatchObject({ status: 200, body: { success: true, value: { expiredMinutes: 2 } } });
  expect(inbox.codeTo('+4915130000002')).toBeUndefined();
});

test('an invalid number is reported for its field', async () => {
  const answer = await running.call(smsLogin, { body: { mobileNum: '030 123' } });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toMatchObject([{ field: 'mobileNum', code: 'verification.phone_invalid' }]);
  expect(answer.body.message).toBe('Please enter a valid mobile number.');
});

test('codes to linked contacts are for members only', async () => {
  for (const [route, body] of [
    [smsBind, { mobileNum: '0151 30000003' }],
    [emailBind, { email: 'ann@example.com' }],
    [smsOwn, { channel: 'sms' }],
  ] as const)
    expect((await running.call(route, { body })).body.code).toBe('identity.sign_in_needed');
  const { token } = await running.register();
  const bound = await running.call(smsBind, { token, body: { mobileNum: '0151 30000003' } });
  expect(bound.status).toBe(200);
  expect(inbox.codeTo('+4915130000003')).toMatch(/^\d{6}$/);
});

test.each([
  [HOSTS.croupier, 'DE', '+49'],
  [HOSTS.lotus, 'TH', '+66'],
])('countries at %s start with %s', async (host, countryCode, countryDialingCode) => {
  const { body } = await running.call(countries, { host });
  expect((body.value as object[])[0]).toMatchObject({ countryCode, countryDialingCode });
});
