// A thief signs in with the old password while the owner changes it.
import { siteApi } from '@croupier/contract/api.ts';
import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  createMethodsWorld,
  proofOf,
  startedOf,
  type MethodsWorld,
} from '../modules/access/sign-in/testing/methods-world.ts';
import { holdLock } from '../testing/row-lock.ts';
import { solvedCaptcha } from '../testing/solved-captcha.ts';
import type { Answer } from '../testing/test-app.ts';

const OLD = 'Correct-Horse-9';
const NEW = 'Another-Horse-10';
const { account, session, identity } = siteApi;

let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

type Person = Awaited<ReturnType<MethodsWorld['openAccount']>>;
/** How an owner can set a new password; each is prepared before the race. */
const changes: Record<string, (owner: Person) => Promise<() => Promise<Answer>>> = {
  change: async ({ token, ip }) => {
    const body = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW };
    return () => world.call(account.changePassword, { token, ip, body });
  },
  'reset by link': async ({ username, email, ip }) => {
    const { verification } = await solvedCaptcha(world.db, 'croupier');
    const body = { username, email, verificationToken: verification?.token };
    await world.call(account.forgotByEmail, { ip, body });
    const token = (await world.linkTo(email)) ?? '';
    const reset = { token, newPassword: NEW, confirmNewPassword: NEW };
    return () => world.call(account.resetPassword, { ip, body: reset });
  },
  'reset by phone': async ({ typed, mobile, ip }) => {
    const verificationCode = await world.codeFor(mobile, 'password');
    const body = { newPassword: NEW, mobileNum: typed, verificationCode };
    return () => world.call(account.forgotByPhone, { ip, body });
  },
};

/** Queues the change and the sign-in for a lock, in this order, and returns both answers. */
async function race(
  lock: RawBuilder<unknown>,
  order: ReadonlyArray<() => Promise<Answer>>,
): Promise<Answer[]> {
  const held = await holdLock(world.db, lock);
  const queued = [];
  for (const call of order) queued.push(await held.queue(call));
  await held.release();
  const outcomes = await Promise.all(queued.map(({ outcome }) => outcome));
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
const memberRow = ({ id }: Person) => sql`select 1 from members where id = ${id} for update`;

/** Whether any token, device or challenge given to the thief still works. */
async function thiefIsIn(answer: Answer, ip: string): Promise<boolean> {
  const value = answer.body.value as { token?: string } | Partial<ProofRequired> | null;
  const opens = async (token: string): Promise<boolean> =>
    (await world.call(identity.memberInfo, { token })).status === 200;
  if (value && 'token' in value && value.token && (await opens(value.token))) return true;
  const device = answer.cookies['device'];
  if (device && (await world.call(session.resume, { ip, cookie: `device=${device}` })).status === 200)
    return true;
  if (!value || !('challenge' in value)) return false;
  const proof = { challenge: value.challenge, kind: 'payeeName', answer: 'Ann Lee' };
  return (await world.prove(proof, { ip })).status === 200;
}
const withPayeeName = async (person: Person): Promise<void> => {
  await sql`update members set payee_name = 'Ann Lee' where id = ${person.id}`.execute(world.db);
};

describe.each(Object.keys(changes))('%s', (name) => {
  const prepare = async () => {
    const owner = await world.openAccount();
    const change = await changes[name]?.(owner);
    if (!change) throw new Error(name);
    return { owner, change };
  };

  test('a sign-in that verified the old password before the change opens nothing after it', async () => {
    const { owner, change } = await prepare();
    const steal = () => world.login(owner.username, OLD, { ip: owner.ip, remember: true });
    const [changed, stolen] = await race(memberRow(owner), [change, steal]);
    expect(changed?.status).toBe(200);
    expect(codeOf(stolen as Answer)).toBe('identity.bad_credentials');
    expect(await thiefIsIn(stolen as Answer, owner.ip)).toBe(false);
  });

  test('a sign-in just before the change is ended by it', async () => {
    const { owner, change } = await prepare();
    const steal = () => world.login(owner.username, OLD, { ip: owner.ip, remember: true });
    const [stolen, changed] = await race(memberRow(owner), [steal, change]);
    expect(changed?.status).toBe(200);
    expect(await thiefIsIn(stolen as Answer, owner.ip)).toBe(false);
  });

  test('a sign-in from a new address gets no challenge that outlives the change', async () => {
    const { owner, change } = await prepare();
    await withPayeeName(owner);
    const ip = world.newAddress();
    const steal = () => world.login(owner.username, OLD, { ip });
    // Read after the password is verified and before the challenge is opened.
    const factors = sql`lock table totp_factors in access exclusive mode`;
    const [stolen, changed] = await race(factors, [steal, change]);
    expect(changed?.status).toBe(200);
    expect(await thiefIsIn(stolen as Answer, ip)).toBe(false);
  });

  test('an address trusted under the old password is trusted no more', async () => {
    const { owner, change } = await prepare();
    await withPayeeName(owner);
    const ip = world.newAddress();
    const { challenge } = proofOf(await world.login(owner.username, OLD, { ip }));
    startedOf(await world.prove({ challenge, kind: 'payeeName', answer: 'Ann Lee' }, { ip }));
    expect((await change()).status).toBe(200);
    expect(codeOf(await world.login(owner.username, NEW, { ip }))).toBe('identity.proof_required');
    // The address where the owner changed it stays trusted.
    expect(codeOf(await world.login(owner.username, NEW, { ip: owner.ip }))).toBe('signed in');
  });
});

describe('a changed password', () => {
  const prepare = async () => {
    const owner = await world.openAccount();
    const change = await changes['change']?.(owner);
    if (!change) throw new Error('no change');
    return { owner, change };
  };

  test('stops a sign-in that is completing its second proof', async () => {
    const { owner, change } = await prepare();
    await withPayeeName(owner);
    const ip = world.newAddress();
    const { challenge } = (await world.login(owner.username, OLD, { ip })).body.value as ProofRequired;
    const prove = () => world.prove({ challenge, kind: 'payeeName', answer: 'Ann Lee' }, { ip });
    const [changed, stolen] = await race(memberRow(owner), [change, prove]);
    expect(changed?.status).toBe(200);
    expect(codeOf(stolen as Answer)).toBe('identity.challenge_gone');
  });

  test.each(['newest', 'previous'])('stops a device that resumes with its %s token', async (which) => {
    const { owner, change } = await prepare();
    const { ip } = owner;
    const first = (await world.login(owner.username, OLD, { ip, remember: true })).cookies['device'] ?? '';
    // Within the grace period the previous token is accepted as well.
    if (which === 'previous') expect(codeOf(await world.resume(first, { ip }))).toBe('signed in');
    const [changed, stolen] = await race(memberRow(owner), [change, () => world.resume(first, { ip })]);
    expect(changed?.status).toBe(200);
    expect(codeOf(stolen as Answer)).toBe('identity.device_unknown');
  });
});
