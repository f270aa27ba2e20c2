import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../server.ts';
import { createPhoneCodes } from './phone-codes.ts';

const sandbox = createSandbox();
let address = '';

beforeAll(async () => {
  ({ url: address } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
});
afterAll(() => sandbox.close());

type Answer = { sessionInfo?: string; idToken?: string; phoneNumber?: string; error?: { message: string } };

async function ask(method: string, body: object, key = 'lotus-sandbox-key'): Promise<Answer> {
  const answer = await fetch(`${address}/firebase/v1/accounts:${method}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://lotus.localhost:3000' },
    body: JSON.stringify(body),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://lotus.localhost:3000');
  const told = (await answer.json()) as Answer;
  expect(answer.status).toBe(told.error ? 400 : 200);
  return told;
}

async function codeSentTo(phoneNumber: string): Promise<string> {
  const answer = await fetch(`${address}/sms/messages?to=${encodeURIComponent(phoneNumber)}`);
  return ((await answer.json()) as Array<{ code: string }>)[0]?.code ?? '';
}

test('a verified number gives a signed token, once', async () => {
  const phoneNumber = '+66812345678';
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber });
  const code = await codeSentTo(phoneNumber);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await ask('signInWithPhoneNumber', { sessionInfo, code: wrong })).toMatchObject({
    error: { code: 400, message: 'INVALID_CODE' },
  });
  const { idToken = '', ...rest } = await ask('signInWithPhoneNumber', { sessionInfo, code });
  expect(rest).toMatchObject({ phoneNumber, expiresIn: '3600' });
  const { payload, protectedHeader } = await jwtVerify(
    idToken,
    createRemoteJWKSet(new URL(`${address}/firebase/jwks`)),
    { issuer: `${address}/firebase/lotus-sandbox`, audience: 'lotus-sandbox', algorithms: ['RS256'] },
  );
  expect(protectedHeader.kid).toMatch(/./);
  expect(payload).toMatchObject({
    phone_number: phoneNumber,
    sub: expect.any(String),
    auth_time: payload.iat,
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
  expect(await ask('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject({
    error: { message: 'SESSION_EXPIRED' },
  });
});

test.each([
  ['', 'MISSING_PHONE_NUMBER'],
  ['0812345678', 'INVALID_PHONE_NUMBER'],
  ['+66812340000', 'QUOTA_EXCEEDED'],
  ['+66812341111', 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  ['+66812342222', 'OPERATION_NOT_ALLOWED'],
])('the number %j is refused with %s', async (phoneNumber, message) => {
  expect(await ask('sendVerificationCode', { phoneNumber })).toMatchObject({ error: { message } });
});

test.each([
  [{}, 'MISSING_SESSION_INFO'],
  [{ sessionInfo: 'x' }, 'MISSING_CODE'],
  [{ sessionInfo: 'x', code: '123456' }, 'INVALID_SESSION_INFO'],
])('the code %j is refused with %s', async (body, message) => {
  expect(await ask('signInWithPhoneNumber', body)).toMatchObject({ error: { message } });
});

test('an unknown key is refused', async () => {
  for (const key of ['', 'guess', 'constructor'])
    expect(
      (await ask('sendVerificationCode', { phoneNumber: '+66812345678' }, key)).error?.message,
    ).toContain('API key not valid');
});

test('only local sites may call from a browser', async () => {
  const preflight = async (origin: string): Promise<Response> =>
    fetch(`${address}/firebase/v1/accounts:sendVerificationCode`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  const local = await preflight('http://localhost:3000');
  expect(local.status).toBe(204);
  expect(local.headers.get('access-control-allow-headers')).toContain('content-type');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('a code expires after five minutes and after ten wrong attempts', () => {
  let now = 0;
  const codes = createPhoneCodes(() => now);
  const late = codes.begin('+66812345678');
  now = 5 * 60_000;
  expect(codes.finish(late.sessionInfo, late.code)).toEqual({ problem: 'SESSION_EXPIRED' });
  const guessed = codes.begin('+66812345678');
  for (let index = 0; index < 10; index += 1)
    expect(codes.finish(guessed.sessionInfo, 'wrong')).toEqual({ problem: 'INVALID_CODE' });
  expect(codes.finish(guessed.sessionInfo, guessed.code)).toEqual({ problem: 'SESSION_EXPIRED' });
});
