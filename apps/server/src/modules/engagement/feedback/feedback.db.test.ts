import { FEEDBACK_LENGTH, feedbackRoutes, QUESTION_TYPES } from '@croupier/contract/engagement/feedback.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let addresses = 0;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const freshAddress = (): string => `198.51.100.${(addresses += 1)}`;
const words = (length: number): string => 'ก'.repeat(length);
const solved = (merchantId = 'croupier') => solvedCaptcha(running.database.db, merchantId);

const send = async (
  body: Record<string, unknown>,
  { captcha, ...request }: { captcha?: object; host?: string; token?: string; ip?: string } = {},
) =>
  running.call(feedbackRoutes.sendFeedback, {
    ip: freshAddress(),
    ...request,
    body: {
      content: words(FEEDBACK_LENGTH.min),
      sender: 'visitor',
      type: 0,
      ...(captcha ?? (await solved(request.host === HOSTS.lotus ? 'lotus' : 'croupier'))),
      ...body,
    },
  });

async function stored(id: unknown) {
  const { rows } = await sql<Record<string, unknown>>`
    select merchant_id, member_id, sender, type, content, contact, ip from feedback where id = ${id}`.execute(
    running.database.db,
  );
  return rows[0];
}
const idOf = (answer: { body: { value: unknown } }): string => (answer.body.value as { id: string }).id;

test('a visitor’s text is stored as written, trimmed, with the address it came from', async () => {
  const content = '  My deposit — <b>where</b> is it? ขอบคุณ  ';
  const answer = await send(
    { content, type: 1, sender: 'Ann', contact: 'ann@example.com' },
    { ip: '203.0.113.77' },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await stored(idOf(answer))).toEqual({
    merchant_id: 'croupier',
    member_id: null,
    sender: 'Ann',
    type: 1,
    content: content.trim(),
    contact: 'ann@example.com',
    ip: '203.0.113.77',
  });
});

test('a member is identified by the session, not by the given name, and only at its own merchant', async () => {
  const { token, memberId } = await running.register();
  const mine = await send({ sender: 'Somebody Else' }, { token });
  expect(await stored(idOf(mine))).toMatchObject({ member_id: memberId, sender: 'Somebody Else' });
  const elsewhere = await send({}, { token, host: HOSTS.lotus });
  expect(await stored(idOf(elsewhere))).toMatchObject({ merchant_id: 'lotus', member_id: null });
});

test.each([
  [19, 422],
  [20, 200],
  [200, 200],
  [201, 422],
])('%s characters: %s', async (length, status) => {
  const answer = await send({ content: words(length) });
  expect(answer.status).toBe(status);
  if (status === 422)
    expect(answer.body).toMatchObject({ code: 'request.invalid', fields: [{ field: 'content' }] });
});

test('surrounding spaces do not count towards the length', async () => {
  expect((await send({ content: `   ${words(19)}   ` })).status).toBe(422);
});

describe('question types', () => {
  test.each(Object.entries(QUESTION_TYPES))('%s is type %s', async (_name, type) => {
    const answer = await send({ type });
    expect(answer.status).toBe(200);
    expect(await stored(idOf(answer))).toMatchObject({ type });
  });

  test.each([5, 7, -1, '1', null, undefined])('%s is not a type', async (type) => {
    const answer = await send({ type });
    expect(answer.body).toMatchObject({ code: 'request.invalid', fields: [{ field: 'type' }] });
  });
});

test.each([
  ['a sender that is too long', { sender: 'x'.repeat(65) }],
  ['a contact that is too long', { contact: 'x'.repeat(129) }],
  ['a character that no text may hold', { content: `${words(20)}\u0000` }],
])('%s is refused', async (_name, body) => {
  expect(await send(body)).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
});

describe('the captcha', () => {
  test('is required', async () => {
    const answer = await send({}, { captcha: {} });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'captcha.required', value: { captcha: true, kind: 'image' } },
    });
  });

  test('must be right', async () => {
    const answer = await send({}, { captcha: { verification: { provider: 'own', token: 'made-up' } } });
    expect(answer.body.code).toBe('captcha.wrong');
    const typed = await send(
      {},
      { captcha: { captcha: 'abcd', captchaKey: '0198c0de-0000-7000-8000-000000000000' } },
    );
    expect(typed.body.code).toBe('captcha.wrong');
  });

  test('works once, even when sent several times concurrently', async () => {
    const captcha = await solved();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, { captcha })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('captcha.wrong');
  });

  test('of another merchant is refused', async () => {
    const answer = await send({}, { captcha: await solved('lotus') });
    expect(answer.body.code).toBe('captcha.wrong');
  });

  test('is not consumed by a form with invalid fields', async () => {
    const captcha = await solved();
    expect((await send({ content: 'short' }, { captcha })).status).toBe(422);
    expect((await send({}, { captcha })).status).toBe(200);
  });
});

test('an address may send ten messages per hour; other addresses and merchants are not affected', async () => {
  const ip = freshAddress();
  const answers = [];
  for (let sent = 0; sent < 11; sent += 1) answers.push(await send({}, { ip }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const refused = answers.at(-1)?.body;
  expect(refused).toMatchObject({ code: 'request.too_many', value: { retryAfterSeconds: 600 } });
  expect((await send({})).status).toBe(200);
  expect((await send({}, { ip, host: HOSTS.lotus })).status).toBe(200);
});
