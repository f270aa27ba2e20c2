import { expect, test } from 'vitest';
import * as z from 'zod';
import { siteApi } from './api.ts';
import { ApiError, createClient, type ClientOptions } from './client.ts';

type Sent = { url: string; init: RequestInit };

function clientThat(
  answer: (sent: Sent) => Response | Promise<Response>,
  options: { token?: string | null } = {},
) {
  const sent: Sent[] = [];
  const call = createClient({
    loadApi: async () => ({ api: siteApi, zod: z as unknown as { encode: never; decode: never } }),
    token: () => options.token ?? null,
    language: () => 'TY',
    keys: async () => ({ keys: [] }),
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer({ url, init });
    }) as ClientOptions<typeof siteApi>['fetch'] & {},
  });
  return { call, sent };
}

const ok = (value: unknown): Response => Response.json({ success: true, value, message: '' });

test('money and instants arrive decoded', async () => {
  const { call, sent } = clientThat(() => ok({ currency: 'EUR', amount: '12.5000', sequence: '7' }), {
    token: 't',
  });
  expect(await call('wallet.balance')).toEqual({ currency: 'EUR', amount: 125_000n, sequence: '7' });
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer t', 'accept-language': 'TY' });
});

test('a call belongs to the session in which it was made', async () => {
  const session: { token: string | null } = { token: 't' };
  const { call, sent } = clientThat(() => ok({}), session);
  const told = call('session.logout').catch(() => {});
  session.token = null;
  await told;
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer t' });
});

test('inputs are encoded into path, query and body', async () => {
  const roundId = '0198c0de-0000-7000-8000-000000000001';
  const { call, sent } = clientThat(() =>
    Response.json({ success: false, value: null, message: 'x', code: 'a.b' }),
  );
  await call('rounds.get', { params: { id: roundId } }).catch(() => {});
  const from = new Date('2026-01-02T03:04:05Z');
  await call('rounds.list', { query: { pageNum: 2, pageSize: 20, from } }).catch(() => {});
  const body = { id: roundId, stake: 15_000n, bet: { direction: 'over' as const, targetHundredths: 5_050 } };
  await call('originals.bet', { params: { game: 'dice' }, body }).catch(() => {});
  expect(sent.map(({ url }) => url)).toEqual([
    `/wps/rounds/${roundId}`,
    '/wps/rounds?pageNum=2&pageSize=20&from=2026-01-02T03%3A04%3A05.000Z',
    '/wps/originals/dice/bet',
  ]);
  expect(JSON.parse(sent[2]?.init.body as string)).toMatchObject({ stake: '1.5000' });
});

test.each([
  [
    'a refusal keeps its code',
    () => Response.json({ success: false, value: null, message: 'm', code: 'x.y' }, { status: 422 }),
    'x.y',
  ],
  ['an answer that is no envelope', () => new Response('<html>', { status: 502 }), 'network.bad_answer'],
  ['no answer at all', () => Promise.reject(new TypeError('failed')), 'network.unreachable'],
])('%s', async (_name, answer, code) => {
  const { call } = clientThat(answer);
  const error = await call('wallet.balance').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).code).toBe(code);
});

test('an input that violates the schema is refused by field, without a request', async () => {
  const { call, sent } = clientThat(() => ok(null));
  const body = { username: 'ann', email: 'no-address' };
  const error = await call('account.forgotByEmail', { body }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: 'request.invalid',
    fields: [{ field: 'email', code: 'field.format' }],
  });
  expect(sent).toEqual([]);
});

test('a response that violates the schema is not reported as a lost connection', async () => {
  const { call } = clientThat(() => ok({ currency: 'EUR' }));
  await expect(call('wallet.balance')).rejects.toMatchObject({ code: 'network.bad_answer' });
});
