import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOSTS } from '../../../../testing/test-app.ts';
import {
  codeOf,
  createMethodsWorld,
  proofOf,
  startedOf,
  type MethodsWorld,
} from '../testing/methods-world.ts';

const PASSWORD = 'Correct-Horse-9';
let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

type Reach = { mobile?: boolean; email?: boolean; payeeName?: string };
/** A member who has exactly these means of proof. */
const somebodyWith = async ({ mobile, email, payeeName }: Reach) => {
  const person = await world.openAccount();
  await sql`
    update members set payee_name = ${payeeName ?? null},
      mobile_verified_at = case when ${mobile ?? false} then now() end,
      email_verified_at = case when ${email ?? false} then now() end
    where id = ${person.id}`.execute(world.db);
  return person;
};
const challenged = async (reach: Reach) => {
  const person = await somebodyWith(reach);
  const ip = world.newAddress();
  const { challenge, methods, reason } = proofOf(await world.login(person.username, PASSWORD, { ip }));
  return { person, ip, challenge, methods, reason };
};
const send = (challenge: string, kind: string, host: string = HOSTS.croupier) =>
  world.call(siteApi.session.sendProof, { host, ip: world.newAddress(), body: { challenge, kind } });

describe('a new address', () => {
  test('requires one of the member’s means of proof, shown masked, and reveals nothing else', async () => {
    const { person, methods, reason } = await challenged({ mobile: true, email: true, payeeName: 'Ann Lee' });
    expect(reason).toBe('new_address');
    expect(methods).toEqual([
      { kind: 'sms', hint: expect.stringMatching(/^\+49 .*\d{2,4}$/) as string },
      { kind: 'email', hint: expect.stringContaining('@example.com') as string },
      { kind: 'payeeName', hint: '' },
    ]);
    expect(JSON.stringify(methods)).not.toContain(person.mobile);
    expect(JSON.stringify(methods)).not.toContain(person.email);
  });

  test('is accepted if the member has no means of proof', async () => {
    const person = await somebodyWith({});
    expect(codeOf(await world.login(person.username, PASSWORD, { ip: world.newAddress() }))).toBe(
      'signed in',
    );
  });

  test('is accepted if the merchant does not require proofs', async () => {
    const person = await somebodyWith({ payeeName: 'Ann Lee' });
    await world.withSettings(
      (settings) => ({ ...settings, signIn: { ...settings.signIn, newAddressProof: false } }),
      async () =>
        expect(codeOf(await world.login(person.username, PASSWORD, { ip: world.newAddress() }))).toBe(
          'signed in',
        ),
    );
  });

  test.each(['sms', 'email'] as const)('is trusted after a code by %s', async (kind) => {
    const { person, ip, challenge } = await challenged({ mobile: true, email: true });
    expect((await send(challenge, kind)).body.value).toMatchObject({ expiredMinutes: 2 });
    const answer =
      kind === 'sms'
        ? world.inbox.codeTo(person.mobile)
        : /\b(\d{6})\b/.exec(world.newestMail(person.email))?.[1];
    const { token } = startedOf(await world.prove({ challenge, kind, answer }, { ip }));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(codeOf(await world.login(person.username, PASSWORD, { ip }))).toBe('signed in');
    expect(codeOf(await world.login(person.username, PASSWORD, { ip: world.newAddress() }))).toBe(
      'identity.proof_required',
    );
  });

  test.each(['Mina Sample', '  mina   SAMPLE ', 'ＭＩＮＡ Sample'])(
    'is trusted after the name on the account, as %j',
    async (answer) => {
      const { ip, challenge } = await challenged({ payeeName: 'Mina Sample' });
      expect(codeOf(await world.prove({ challenge, kind: 'payeeName', answer }, { ip }))).toBe('signed in');
    },
  );

  test('keeps the options of the sign-in: the device is remembered afterwards', async () => {
    const person = await somebodyWith({ payeeName: 'Ann Lee' });
    const ip = world.newAddress();
    const refused = await world.login(person.username, PASSWORD, { ip, remember: true });
    expect(refused.cookies['device']).toBeUndefined();
    const { challenge } = proofOf(refused);
    const answer = await world.prove({ challenge, kind: 'payeeName', answer: 'Ann Lee' }, { ip });
    expect(answer.cookies['device']).toMatch(/^[\w-]{43}$/);
  });

  test('gives a member at the agents’ sign-in only the refusal, no challenge', async () => {
    const person = await somebodyWith({ payeeName: 'Ann Lee' });
    const answer = await world.login(person.username, PASSWORD, { ip: world.newAddress(), area: 'agent' });
    expect(codeOf(answer)).toBe('identity.not_an_agent');
  });
});

describe('a challenge', () => {
  const rightName = { kind: 'payeeName', answer: 'Ann Lee' };

  test('works once', async () => {
    const { challenge } = await challenged({ payeeName: 'Ann Lee' });
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toBe('signed in');
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toBe('identity.challenge_gone');
  });

  test('completed several times concurrently opens one session', async () => {
    const { person, challenge } = await challenged({ payeeName: 'Ann Lee' });
    const before = await sql`select 1 from sessions where account_id = ${person.id}`.execute(world.db);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.prove({ challenge, ...rightName })),
    );
    const codes = answers.map(codeOf).toSorted();
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'identity.challenge_gone'), 'signed in']);
    const after = await sql`select 1 from sessions where account_id = ${person.id}`.execute(world.db);
    expect(after.rows).toHaveLength(before.rows.length + 1);
  });

  test('ends with the fifth wrong answer, so that the right one is refused afterwards', async () => {
    const { challenge } = await challenged({ payeeName: 'Ann Lee' });
    for (let time = 0; time < 5; time += 1)
      expect(codeOf(await world.prove({ challenge, kind: 'payeeName', answer: `Ann ${time}` }))).toBe(
        'identity.proof_wrong',
      );
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toBe('identity.challenge_gone');
  });

  test('accepts five guesses, even concurrently', async () => {
    const { challenge } = await challenged({ payeeName: 'Ann Lee' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        world.prove({ challenge, kind: 'payeeName', answer: `Ann ${guess}` }),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'identity.proof_wrong')).toHaveLength(5);
  });

  test('cannot be repeated endlessly: wrong proofs lock the account, and a correct password does not reset the count', async () => {
    const { person } = await challenged({ payeeName: 'Ann Lee' });
    const again = async () =>
      proofOf(await world.login(person.username, PASSWORD, { ip: world.newAddress() })).challenge;
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = await again();
      for (let time = 0; time < 4; time += 1)
        codes.push(codeOf(await world.prove({ challenge, kind: 'payeeName', answer: 'Nobody' })));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'identity.proof_wrong'));
    expect(codes.slice(10)).toEqual(['identity.locked', 'identity.locked']);
    expect(codeOf(await world.prove({ challenge: await again(), ...rightName }))).toBe('identity.locked');
  });

  test('expires after ten minutes', async () => {
    const { challenge } = await challenged({ payeeName: 'Ann Lee' });
    await sql`update sign_in_challenges set expires_at = now() - interval '1 second'`.execute(world.db);
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toBe('identity.challenge_gone');
    expect(codeOf(await send(challenge, 'sms'))).toBe('identity.challenge_gone');
  });

  test('of one merchant is unknown at another', async () => {
    const { challenge } = await challenged({ mobile: true, payeeName: 'Ann Lee' });
    const host = HOSTS.lotus;
    expect(codeOf(await world.prove({ challenge, ...rightName }, { host }))).toBe('identity.challenge_gone');
    expect(codeOf(await send(challenge, 'sms', host))).toBe('identity.challenge_gone');
  });

  test('accepts only the proofs that it offered', async () => {
    const { person, challenge } = await challenged({ payeeName: 'Ann Lee' });
    for (const kind of ['sms', 'totp', 'recovery'])
      expect(codeOf(await world.prove({ challenge, kind, answer: '000000' }))).toBe('identity.proof_wrong');
    expect(codeOf(await send(challenge, 'sms'))).toBe('identity.challenge_gone');
    expect(world.inbox.codeTo(person.mobile)).toBeUndefined();
  });

  test('of an account that has been closed is refused', async () => {
    const { person, challenge } = await challenged({ payeeName: 'Ann Lee' });
    await sql`update members set status = 'closed' where id = ${person.id}`.execute(world.db);
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toBe('identity.challenge_gone');
  });

  test('is stored as a hash and deleted when it expires', async () => {
    const { challenge } = await challenged({ payeeName: 'Ann Lee' });
    const { rows } = await sql<{ text: string }>`select t::text as text from sign_in_challenges t`.execute(
      world.db,
    );
    const hex = Buffer.from(challenge, 'base64url').toString('hex');
    for (const { text } of rows) {
      expect(text).not.toContain(challenge);
      expect(text).not.toContain(hex);
    }
    await sql`update sign_in_challenges set expires_at = now() - interval '1 day'`.execute(world.db);
    for (const job of world.app.modules.signIn.jobs) await job.run();
    const left = await sql`select 1 from sign_in_challenges`.execute(world.db);
    expect(left.rows).toEqual([]);
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}\u0000`])('%j is refused', async (challenge) => {
    expect(codeOf(await world.prove({ challenge, ...rightName }))).toMatch(
      /^identity\.challenge_gone$|^request\.invalid$/,
    );
  });
});
