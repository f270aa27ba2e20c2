import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMessageLog } from '../message-log.ts';
import { codeIn } from '../pages/html.ts';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

const HEADERS = { 'content-type': 'application/json', authorization: 'Bearer lotus-sandbox-token' };

const send = (message: object, headers: Record<string, string> = HEADERS): Promise<Response> =>
  fetch(`${address}/sms/messages`, { method: 'POST', headers, body: JSON.stringify(message) });

const listed = async (to: string): Promise<Array<Record<string, unknown>>> =>
  (await (await fetch(`${address}/sms/messages?to=${encodeURIComponent(to)}`)).json()) as Array<
    Record<string, unknown>
  >;

const turn = (state: string): Promise<Response> =>
  fetch(`${address}/sms/switch`, { method: 'POST', body: new URLSearchParams({ state }) });

test('a message arrives, its code is shown in large type and its text is escaped', async () => {
  const text = '<b>Lotus</b>: 048213 is your code, see http://localhost:3000/a?b=1.';
  const answer = await send({ to: '+66812345678', text, sender: 'Lotus' });
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  expect(await listed('+66812345678')).toMatchObject([
    { id, text, sender: 'Lotus', code: '048213', links: ['http://localhost:3000/a?b=1'] },
  ]);
  const page = await (await fetch(`${address}/sms`)).text();
  expect(page).toContain('<span class="big">048213</span>');
  expect(page).toContain('&lt;b&gt;Lotus');
  expect(page).toContain('<a href="http://localhost:3000/a?b=1">');
});

test('the newest message comes first', async () => {
  for (const code of ['111111', '222222'])
    await send({ to: '+66810000001', text: `${code} is it`, sender: 'Lotus' });
  expect((await listed('+66810000001')).map(({ code }) => code)).toEqual(['222222', '111111']);
});

test.each([
  ['used up', '+66812340000', 402],
  ['not reached', '+66812349999', 422],
  ['no number', '0812345678', 422],
])('a number that is %s', async (_name, to, status) => {
  const answer = await send({ to, text: '1234', sender: 'Lotus' });
  expect(answer.status).toBe(status);
  expect(await listed(to)).toEqual([]);
});

test('a message without a token or text is refused', async () => {
  expect(
    (await send({ to: '+66812345678', text: 'x', sender: 'L' }, { 'content-type': 'application/json' }))
      .status,
  ).toBe(401);
  expect((await fetch(`${address}/sms/balance`)).status).toBe(401);
  for (const message of [{}, { to: '+66812345678' }, { to: '+66812345678', text: '', sender: 'L' }, []])
    expect((await send(message)).status).toBe(400);
});

test('the gateway reports its balance and can be switched off', async () => {
  expect((await fetch(`${address}/sms/balance`, { headers: HEADERS })).status).toBe(200);
  expect(await (await turn('off')).text()).toContain('switched off');
  expect((await send({ to: '+66812345678', text: 'x', sender: 'L' })).status).toBe(503);
  expect((await fetch(`${address}/sms/balance`, { headers: HEADERS })).status).toBe(503);
  await turn('on');
  expect((await send({ to: '+66812345678', text: 'x', sender: 'L' })).status).toBe(202);
});

test('only the latest messages are kept', () => {
  const log = createMessageLog<{ n: number }>(3);
  for (const n of [1, 2, 3, 4, 5]) log.add({ n });
  expect(log.list().map(({ n }) => n)).toEqual([5, 4, 3]);
  expect(log.find('1')).toBeUndefined();
  expect(log.find('5')?.n).toBe(5);
});

test.each([
  ['Your code is 482913.', '482913'],
  ['รหัส 048213 หมดอายุใน 5 นาที', '048213'],
  ['Call +66812345678', undefined],
  ['http://localhost:3000/resetPassword?token=123456', undefined],
  ['3 of 12 on 2024-01-02', undefined],
])('finds the code in %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
