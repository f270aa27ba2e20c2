import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../../platform/http/errors.ts';
import { holdLock } from '../../../testing/row-lock.ts';
import { createOperatorsWorld, type OperatorsWorld } from './testing/operators-world.ts';

const NEW = 'Operator-2027-new';
let world: OperatorsWorld;
const worlds: OperatorsWorld[] = [];
beforeEach(async () => {
  world = await createOperatorsWorld();
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map(({ database }) => database.close())));

const operatorRow = sql`select 1 from operators for update`;
/** Read after the password is verified and before a session or a challenge is opened. */
const factorTable = sql`lock table totp_factors in access exclusive mode`;

/** The owner's change of the password, from a session that is open before the race. */
async function changeFrom(token: string) {
  const account = await world.account(token);
  const body = { oldPassword: world.operator.password, newPassword: NEW, confirmNewPassword: NEW };
  return () => world.handlers.changePassword({ ...world.call, account, body });
}

type Outcome = { token: string } | { code: string; challenge?: string };
const outcomeOf = (result: PromiseSettledResult<unknown> | undefined): Outcome => {
  if (result?.status === 'fulfilled') return result.value as { token: string };
  const reason: unknown = result?.reason;
  if (!(reason instanceof AppError)) throw reason;
  return { code: reason.code, ...(reason.details.value as { challenge?: string } | undefined) };
};

/** Lets the calls queue for a lock in this order. */
async function race(lock: RawBuilder<unknown>, order: ReadonlyArray<() => Promise<unknown>>) {
  const held = await holdLock(world.db, lock);
  const queued = [];
  for (const call of order) queued.push(await held.queue(call));
  await held.release();
  return Promise.all(queued.map(({ outcome }) => outcome));
}
const isAlive = async (outcome: Outcome): Promise<boolean> =>
  'token' in outcome && (await world.sessions.resolveOperator(outcome.token)) !== null;

/** The owner with an authenticator app, and the code that the thief has seen. */
async function enrolled() {
  const { token } = await world.login();
  const { secret } = await world.enrol(token);
  world.nextStep();
  return { token, code: world.codeOf(secret) };
}

test.each([
  ['the row of the operator', operatorRow, ['change', 'steal']],
  ['the second factors', factorTable, ['steal', 'change']],
] as const)('a login racing a change of the password for %s opens nothing', async (_, lock, order) => {
  const { token } = await world.login();
  const calls = { change: await changeFrom(token), steal: () => world.login() };
  const results = await race(
    lock,
    order.map((name) => calls[name]),
  );
  expect(results[order.indexOf('change')]?.status).toBe('fulfilled');
  expect(await isAlive(outcomeOf(results[order.indexOf('steal')]))).toBe(false);
});

test('a login that verified the old password opens no challenge after the change', async () => {
  const { token, code } = await enrolled();
  const [stolen, changed] = await race(factorTable, [() => world.login(), await changeFrom(token)]);
  expect(changed?.status).toBe('fulfilled');
  const outcome = outcomeOf(stolen);
  const challenge = 'challenge' in outcome ? (outcome.challenge ?? '') : '';
  await expect(world.prove(challenge, 'totp', code)).rejects.toMatchObject({
    code: 'identity.challenge_gone',
  });
});

test('a login that is giving its second factor ends with the change', async () => {
  const { token, code } = await enrolled();
  const { challenge } = await world.challenge();
  const change = await changeFrom(token);
  const [changed, stolen] = await race(operatorRow, [change, () => world.prove(challenge, 'totp', code)]);
  expect(changed?.status).toBe('fulfilled');
  expect(outcomeOf(stolen)).toEqual({ code: 'identity.challenge_gone' });
});
