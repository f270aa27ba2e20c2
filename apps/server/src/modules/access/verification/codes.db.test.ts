import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CodeAddress, CodePurpose } from './index.ts';
import { createVerificationWorld, type VerificationWorld } from './testing/verification-world.ts';

const MINUTE = 60_000;
/** As configured for the demo merchant. */
const VALID_MINUTES = 2;

let world: VerificationWorld;
let numbers = 0;
let to = '';
let ip = '';
beforeAll(async () => {
  world = await createVerificationWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  numbers += 1;
  to = `+491511000${String(numbers).padStart(4, '0')}`;
  ip = `203.0.113.${numbers}`;
});

const target = (changes: Partial<CodeAddress> = {}): CodeAddress => ({
  merchantId: 'croupier',
  purpose: 'login',
  channel: 'sms',
  to,
  ...changes,
});
const send = (changes: Partial<CodeAddress & { deliver: boolean; language: string }> = {}) =>
  world.verification.sendCode({ language: 'EN', ...target(), ip, ...changes });
const check = (code: string, changes: Partial<CodeAddress> = {}) =>
  world.verification.checkCode({ ...target(changes), code, ip });
const codeSent = (): string => world.inbox.codeTo(to) ?? 'none';
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = (code: string) => ({ code: `verification.${code}` });

describe('a code', () => {
  test('is sent by text message and works once', async () => {
    expect(await send()).toEqual({ expiredMinutes: VALID_MINUTES });
    const code = codeSent();
    expect(code).toMatch(/^\d{6}$/);
    await check(code);
    await expect(check(code)).rejects.toMatchObject(refused('code_invalid'));
  });

  test('may be typed with a space', async () => {
    await send();
    const code = codeSent();
    expect(await check(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBeUndefined();
  });

  test('is sent by mail, whatever the case of the address', async () => {
    const email = `Ann.${numbers}@example.com`;
    await send({ channel: 'email', purpose: 'bind', to: email });
    const mail = world.mails.at(-1);
    expect(mail?.to).toEqual([email]);
    const code = /\b\d{6}\b/.exec(mail?.raw.split('\r\n\r\n').slice(1).join('\n') ?? '')?.[0] ?? '';
    await check(code, { channel: 'email', purpose: 'bind', to: email.toLowerCase() });
  });

  test.each([
    ['EN', 'is your code', 160],
    ['TY', 'รหัส', 70],
  ])('is sent in %s, in a single text message', async (language, words, longest) => {
    await send({ language });
    const text = world.inbox.messages.findLast((message) => message.to === to)?.text ?? '';
    expect(text).toContain(words);
    expect(text.length).toBeLessThanOrEqual(longest);
  });

  test('is invalidated by five wrong attempts', async () => {
    await send();
    const code = codeSent();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(check(otherThan(code))).rejects.toMatchObject(refused('code_invalid'));
    await expect(check(code)).rejects.toMatchObject(refused('code_expired'));
  });

  test('survives four wrong attempts', async () => {
    await send();
    const code = codeSent();
    for (let tries = 0; tries < 4; tries += 1) await check(otherThan(code)).catch(() => {});
    expect(await check(code)).toBeUndefined();
  });

  test('is valid until the end of its lifetime', async () => {
    await send();
    const code = codeSent();
    world.clock.advance(VALID_MINUTES * MINUTE - 1);
    await check(code);
    await send();
    world.clock.advance(VALID_MINUTES * MINUTE);
    await expect(check(codeSent())).rejects.toMatchObject(refused('code_expired'));
  });

  test('is replaced by the next code, which gets all its attempts', async () => {
    await send();
    const first = codeSent();
    for (let tries = 0; tries < 5; tries += 1) await check(otherThan(first)).catch(() => {});
    world.clock.advance(1_000);
    await send();
    const second = codeSent();
    if (second !== first) await expect(check(first)).rejects.toMatchObject(refused('code_invalid'));
    expect(await check(second)).toBeUndefined();
  });

  test('is accepted once when used concurrently', async () => {
    await send();
    const code = codeSent();
    const other = world.createProcess();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? other : world.verification).checkCode({ ...target(), code, ip: `198.51.100.${index}` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is compared at most five times, however many concurrent guesses', async () => {
    await send();
    const code = codeSent();
    const guesses = Array.from({ length: 9 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    await Promise.allSettled(guesses.map((guess) => check(guess)));
    const { rows } = await sql<{ tries: number }>`
      select tries from verification_codes order by created_at desc, tries desc limit 1`.execute(world.db);
    expect(rows[0]?.tries).toBe(5);
    await expect(check(code)).rejects.toMatchObject(refused('code_expired'));
  });

  test.each([
    ['another purpose', { purpose: 'password' as CodePurpose }],
    ['another merchant', { merchantId: 'lotus' }],
    ['another number', { to: '+4915119999999' }],
    ['another channel', { channel: 'email' as const }],
  ])('is not accepted for %s', async (_, changes) => {
    await send();
    const code = codeSent();
    await expect(check(code, changes)).rejects.toMatchObject(refused('code_invalid'));
    await check(code);
  });

  test.each([
    ['', 'code_missing'],
    ['  ', 'code_missing'],
    ['12345', 'code_invalid'],
    ['1234567', 'code_invalid'],
    ['abcdef', 'code_invalid'],
    ['１２３４５６', 'code_invalid'],
    ["' or true --", 'code_invalid'],
  ])('%j is refused', async (typed, code) => {
    await send();
    await expect(check(typed)).rejects.toMatchObject(refused(code));
  });

  test('is not stored in plain text, and neither is the number', async () => {
    await send();
    const { rows } = await sql<{ row: string }>`select v::text as row from verification_codes v`.execute(
      world.db,
    );
    const stored = rows.map(({ row }) => row).join();
    for (const secret of [to, to.slice(1)]) {
      expect(stored).not.toContain(secret);
      expect(world.logged.join()).not.toContain(secret);
    }
    expect(world.logged.join()).not.toContain(`"${codeSent()}`);
  });

  test('is deleted with its counters in the end', async () => {
    await send();
    world.clock.advance(9 * 24 * 60 * MINUTE);
    for (const job of world.verification.jobs) await job.run();
    const { rows } =
      await sql`select 1 from verification_codes union all select 1 from verification_sends`.execute(
        world.db,
      );
    expect(rows).toEqual([]);
  });
});

describe('guessing', () => {
  test('is limited across all codes of a number', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      await send();
      const wrong = otherThan(codeSent());
      for (let tries = 0; tries < 5; tries += 1)
        await check(wrong).catch((error: { code: string }) => outcomes.push(error.code));
      world.clock.advance(1_000);
    }
    expect(outcomes.slice(0, 10)).not.toContain('verification.too_many_requests');
    expect(outcomes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'verification.too_many_requests'));
  });

  test('is not counted while no code exists, so that strangers cannot lock out the owner', async () => {
    for (let tries = 0; tries < 12; tries += 1)
      await expect(check('000000')).rejects.toMatchObject(refused('code_invalid'));
    await send();
    await check(codeSent());
  });

  test('gives the same answers for a number without an account', async () => {
    const seen = async (deliver: boolean): Promise<unknown[]> => {
      to = deliver ? '+4915117770001' : '+4915117770002';
      const answers: unknown[] = [await send({ deliver })];
      for (let tries = 0; tries < 6; tries += 1)
        await check('000000').catch((error: { code: string }) => answers.push(error.code));
      world.clock.advance(VALID_MINUTES * MINUTE);
      await check('000000').catch((error: { code: string }) => answers.push(error.code));
      return answers;
    };
    expect(await seen(false)).toEqual(await seen(true));
  });
});
