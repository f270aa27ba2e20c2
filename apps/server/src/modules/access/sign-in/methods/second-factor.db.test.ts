import { siteApi } from '@croupier/contract/api.ts';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  createMethodsWorld,
  proofOf,
  startedOf,
  type MethodsWorld,
} from '../testing/methods-world.ts';

const PASSWORD = 'Correct-Horse-9';
const STEP_SECONDS = 30;
let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

/** The app's code, now or some steps from now: a code works once, and one step of clock error is allowed. */
const shown = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** Codes that the app does not show, nor soon before or after. */
function wrongCodes(secret: string, count: number): string[] {
  const right = [-1, 0, 1, 2].map((steps) => shown(secret, steps));
  const codes = Array.from({ length: count + right.length }, (_, guess) => String(100_000 + guess));
  return codes.filter((code) => !right.includes(code)).slice(0, count);
}

/** A member with an authenticator app. */
const enrolled = async () => {
  const person = await world.openAccount();
  const { token } = person;
  const begun = await world.call(siteApi.factors.beginTotp, { token });
  const { secret } = begun.body.value as { secret: string };
  const done = await world.call(siteApi.factors.finishTotp, { token, body: { code: shown(secret) } });
  const { recoveryCodes } = done.body.value as { recoveryCodes: string[] };
  return { ...person, secret, recoveryCodes };
};
const challengeOf = async ({ username, ip }: { username: string; ip: string }): Promise<string> =>
  proofOf(await world.login(username, PASSWORD, { ip })).challenge;

test('a second factor is required at a known address too, and its code signs in', async () => {
  const person = await enrolled();
  const refused = proofOf(await world.login(person.username, PASSWORD, { ip: person.ip }));
  expect(refused).toMatchObject({ reason: 'second_factor' });
  expect(refused.methods.map(({ kind }) => kind)).toEqual(['totp', 'recovery']);
  const { challenge } = refused;
  const [wrong] = wrongCodes(person.secret, 1);
  expect(codeOf(await world.prove({ challenge, kind: 'totp', answer: wrong }))).toBe('identity.proof_wrong');
  const answer = shown(person.secret, 1);
  expect(codeOf(await world.prove({ challenge, kind: 'totp', answer }))).toBe('signed in');
  const again = await challengeOf(person);
  expect(codeOf(await world.prove({ challenge: again, kind: 'totp', answer }))).toBe('identity.proof_wrong');
});

test('setting up the first one ends sessions, devices and pending sign-ins that began without it', async () => {
  const person = await world.openAccount();
  const { username, ip, token } = person;
  const before = await world.login(username, PASSWORD, { ip, remember: true });
  const { challenge } = proofOf(await world.login(username, PASSWORD, { ip: world.newAddress() }));
  const begun = await world.call(siteApi.factors.beginTotp, { token });
  const { secret } = begun.body.value as { secret: string };
  const wrong = await world.call(siteApi.factors.finishTotp, { token, body: { code: 'abcdef' } });
  expect(wrong.body.code).toBe('factors.code_wrong');
  expect(codeOf(await world.resume(before.cookies['device'] ?? '', { ip }))).toBe('signed in');
  const other = startedOf(await world.login(username, PASSWORD, { ip, remember: true }));
  await world.call(siteApi.factors.finishTotp, { token, body: { code: shown(secret) } });
  const status = async (session: string) =>
    (await world.call(siteApi.identity.memberInfo, { token: session })).status;
  expect(await Promise.all([token, startedOf(before).token, other.token].map(status))).toEqual([
    200, 401, 401,
  ]);
  expect(codeOf(await world.resume(before.cookies['device'] ?? '', { ip }))).toBe('identity.device_unknown');
  expect(codeOf(await world.prove({ challenge, kind: 'payeeName', answer: 'Ann Lee' }))).toBe(
    'identity.challenge_gone',
  );
});

test('a recovery code replaces it, once', async () => {
  const person = await enrolled();
  const [answer] = person.recoveryCodes;
  const use = async () =>
    codeOf(await world.prove({ challenge: await challengeOf(person), kind: 'recovery', answer }));
  expect(await use()).toBe('signed in');
  expect(await use()).toBe('identity.proof_wrong');
});

test('a code by text message does not replace it, nor does the proof for a new address', async () => {
  const person = await enrolled();
  const code = await world.codeFor(person.mobile, 'login');
  const body = { type: 'sms', username: person.typed, password: code };
  const { challenge, reason } = proofOf(await world.call(siteApi.session.login, { body }));
  expect(reason).toBe('second_factor');
  expect(codeOf(await world.prove({ challenge, kind: 'sms', answer: '123456' }))).toBe(
    'identity.proof_wrong',
  );
});

test('it also makes a new address trusted', async () => {
  const person = await enrolled();
  const ip = world.newAddress();
  const { challenge } = proofOf(await world.login(person.username, PASSWORD, { ip }));
  const [answer] = person.recoveryCodes;
  const { token } = startedOf(await world.prove({ challenge, kind: 'recovery', answer }, { ip }));
  const trusted = await world.call(siteApi.session.addresses, { token });
  expect(JSON.stringify(trusted.body.value)).toContain(ip);
});

test('a remembered device has already proved it', async () => {
  const person = await enrolled();
  const login = await world.login(person.username, PASSWORD, { ip: person.ip, remember: true });
  const { challenge } = proofOf(login);
  const [answer] = person.recoveryCodes;
  const proved = await world.prove({ challenge, kind: 'recovery', answer }, { ip: person.ip });
  expect(codeOf(await world.resume(proved.cookies['device'] ?? '', { ip: person.ip }))).toBe('signed in');
});

test('its code confirms the identity', async () => {
  const person = await enrolled();
  const confirm = (totp: string) =>
    world.call(siteApi.session.confirm, { token: person.token, body: { totp } });
  expect(codeOf(await confirm(wrongCodes(person.secret, 1).join()))).toBe('factors.code_wrong');
  expect(codeOf(await confirm(shown(person.secret, 1)))).toBe('signed in');
});

test('of forty concurrent guesses, five are checked', async () => {
  const person = await enrolled();
  const challenge = await challengeOf(person);
  const answers = await Promise.all(
    wrongCodes(person.secret, 40).map((answer) => world.prove({ challenge, kind: 'totp', answer })),
  );
  expect(answers.filter((answer) => codeOf(answer) === 'identity.proof_wrong')).toHaveLength(5);
});

test('an unknown passkey is refused, and requesting one reveals nothing', async () => {
  const asked = await world.call(siteApi.session.passkeyOptions);
  const { challenge, options } = asked.body.value as { challenge: string; options: object };
  expect(options).not.toHaveProperty('allowCredentials.0');
  const response = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {},
    clientExtensionResults: {},
  };
  const login = () => world.call(siteApi.session.passkeyLogin, { body: { challenge, response } });
  expect(codeOf(await login())).toBe('factors.passkey_unknown');
  expect(codeOf(await login())).toBe('identity.challenge_gone');
});
