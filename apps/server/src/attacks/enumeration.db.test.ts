// An attacker tries to find out who has an account.
import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmsInbox, type SmsInbox } from '../testing/sms-inbox.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const KNOWN_MOBILE = '+4915112345678';
const ROUNDS = 12;
let inbox: SmsInbox;
let running: TestApp;
let known: string;

beforeAll(async () => {
  inbox = await openSmsInbox();
  running = await createTestApp({ SANDBOX_URL: inbox.url });
  known = (await running.register()).username;
});
afterAll(async () => {
  await running.close();
  await inbox.close();
});

let addresses = 0;
const anyAddress = (): string => `10.1.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const without = <T extends object>(answer: T): T => {
  const { cookies: _, ...rest } = answer as T & { cookies?: unknown };
  return rest as T;
};

test('a wrong password and an unknown name get identical answers', async () => {
  const attempt = (username: string) =>
    running.call(siteApi.session.login, {
      ip: anyAddress(),
      body: { type: 'username', username, password: 'Wrong-Horse-9' },
    });
  const [wrong, unknown] = [await attempt(known), await attempt('nobody77')];
  expect(without(wrong)).toEqual(without(unknown));
  expect(wrong.status).toBe(401);
});

test('and take the same time', async () => {
  const timed = async (username: string): Promise<number> => {
    const begun = process.cpuUsage();
    await running.call(siteApi.session.login, {
      ip: anyAddress(),
      body: { type: 'username', username, password: 'Wrong-Horse-9' },
    });
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  const members = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) members.push(await running.register());
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [turn, { username }] of members.entries()) {
    times.known.push(await timed(username));
    times.unknown.push(await timed(`nobody${turn}x`));
  }
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
  // Time of the processor, because on a busy machine the clock measures what others do.
  const ratio = median(times.known) / median(times.unknown);
  // Without the hash for unknown names this would be ten or more, even with the cheap hashing of tests.
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});

test('requesting a code does not reveal whether the number has an account', async () => {
  const ask = (route: (typeof siteApi.verification)['smsLogin' | 'smsPassword'], mobileNum: string) =>
    running.call(route, { ip: anyAddress(), body: { mobileNum } });
  for (const route of [siteApi.verification.smsLogin, siteApi.verification.smsPassword]) {
    const [mine, nobodys] = [await ask(route, KNOWN_MOBILE), await ask(route, '+4915187654321')];
    expect(without(mine)).toEqual(without(nobodys));
  }
  expect(inbox.codeTo('+4915187654321')).toBeUndefined();
});

test('neither does recovery by mail', async () => {
  const ask = (username: string, email: string) =>
    running.call(siteApi.account.forgotByEmail, { ip: anyAddress(), body: { username, email } });
  const answers = [
    await ask(known, `${known}@example.com`),
    await ask(known, 'other@example.com'),
    await ask('nobody77', 'nobody77@example.com'),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(without(answer)))).size).toBe(1);
});
