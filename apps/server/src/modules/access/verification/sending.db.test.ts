import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SendCode } from './index.ts';
import { createVerificationWorld, type VerificationWorld } from './testing/verification-world.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

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
  to = `+491512000${String(numbers).padStart(4, '0')}`;
  ip = `203.0.113.${numbers}`;
  world.clock.advance(24 * 60 * MINUTE);
});

const input = (changes: Partial<SendCode> = {}): SendCode => ({
  merchantId: 'croupier',
  purpose: 'login',
  channel: 'sms',
  to,
  ip,
  language: 'EN',
  ...changes,
});
const send = (changes: Partial<SendCode> = {}) => world.verification.sendCode(input(changes));
const messagesTo = (number: string) => world.inbox.messages.filter((message) => message.to === number).length;

describe('limits', () => {
  test('one message per second to a number, from any address', async () => {
    await send();
    await expect(send({ ip: '198.51.100.7' })).rejects.toMatchObject({ code: 'request.too_many' });
    world.clock.advance(SECOND);
    await send();
    expect(messagesTo(to)).toBe(2);
  });

  test('five messages, then a wait of five minutes', async () => {
    for (let count = 0; count < 5; count += 1) {
      await send({ ip: `198.51.100.${count}` });
      world.clock.advance(SECOND);
    }
    const wait = 5 * 60 - 1;
    await expect(send()).rejects.toMatchObject({
      code: 'verification.too_many_requests',
      details: { params: { minutes: 5, seconds: wait }, value: { retryAfterSeconds: wait } },
    });
    expect(messagesTo(to)).toBe(5);
    world.clock.advance(5 * MINUTE);
    await send();
  });

  test('of concurrent requests, one is sent', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => send({ ip: `198.51.100.${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(messagesTo(to)).toBe(1);
  });

  test('one address cannot send to a whole country', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < 60; count += 1)
      await send({ to: `+49151300${String(count).padStart(5, '0')}` }).then(
        () => outcomes.push('sent'),
        (error: { code: string }) => outcomes.push(error.code),
      );
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('verification.too_many_requests');
  });

  test('also apply to a number without an account', async () => {
    for (let count = 0; count < 5; count += 1) {
      await send({ deliver: false });
      world.clock.advance(SECOND);
    }
    await expect(send({ deliver: false })).rejects.toMatchObject({ code: 'verification.too_many_requests' });
    expect(messagesTo(to)).toBe(0);
  });

  test('are separate per merchant', async () => {
    await send();
    await send({ merchantId: 'lotus' });
    expect(messagesTo(to)).toBe(2);
  });
});

describe('the daily cap', () => {
  const capped = () => world.createProcess({ caps: { home: 2, abroad: 1 } });
  const abroad = (count: number) => `+6681234567${count}`;

  test('counts sent messages, domestic and foreign separately, and resets every day', async () => {
    const { sendCode } = capped();
    const at = (number: number) => input({ to: `+491514000000${number}` });
    await sendCode(at(1));
    await sendCode(at(2));
    await expect(sendCode(at(3))).rejects.toMatchObject({ code: 'verification.quota_exceeded' });
    await sendCode(input({ to: abroad(1) }));
    await expect(sendCode(input({ to: abroad(2) }))).rejects.toMatchObject({
      code: 'verification.quota_exceeded',
    });
    world.clock.advance(24 * 60 * MINUTE);
    await sendCode(at(4));
  });

  test('is not used up by numbers without an account, and refuses them in the same way', async () => {
    const { sendCode } = capped();
    for (let count = 0; count < 3; count += 1) await sendCode(input({ to: abroad(count), deliver: false }));
    await sendCode(input({ to: abroad(5) }));
    await expect(sendCode(input({ to: abroad(6), deliver: false }))).rejects.toMatchObject({
      code: 'verification.quota_exceeded',
    });
  });
});

describe('whether a number has an account', () => {
  test('does not show in the time that sending takes', async () => {
    const floorMilliseconds = 60;
    const { sendCode } = world.createProcess({ floorMilliseconds });
    for (const [count, deliver] of [true, false].entries()) {
      const began = performance.now();
      await sendCode(input({ to: `+49151500000${count}0`, deliver }));
      // Timers may fire a millisecond early.
      expect(performance.now() - began).toBeGreaterThanOrEqual(floorMilliseconds - 1);
    }
  });

  test('does not show when the gateway is down', async () => {
    await world.merchants.seedDemo({ url: 'http://127.0.0.1:1', smtpUrl: 'smtp://127.0.0.1:1' });
    for (const [count, deliver] of [true, false].entries())
      await expect(send({ to: `+49151600000${count}0`, deliver })).rejects.toMatchObject({
        code: 'verification.gateway_failed',
      });
    await expect(send({ channel: 'email', to: 'ann@example.com' })).rejects.toMatchObject({
      code: 'verification.gateway_failed',
    });
  });
});

describe('numbers of a merchant', () => {
  test('its own country needs no dialling code', async () => {
    const { mobileOf } = world.verification;
    expect(await mobileOf('croupier', { mobileNum: '0151 12345678' })).toBe('+4915112345678');
    expect(await mobileOf('lotus', { mobileNum: '081 234 5678' })).toBe('+66812345678');
    expect(await mobileOf('lotus', { mobileNum: '0151 12345678', countryDialingCode: '+49' })).toBe(
      '+4915112345678',
    );
  });

  test.each([
    ['', 'phone_missing'],
    ['02 123 4567', 'phone_invalid'],
    ['nonsense', 'phone_invalid'],
  ])('%j is reported for its field', async (mobileNum, code) => {
    await expect(world.verification.mobileOf('lotus', { mobileNum })).rejects.toMatchObject({
      code: `verification.${code}`,
      details: { fields: [{ field: 'mobileNum', code: `verification.${code}` }] },
    });
  });

  test('the list of countries starts with its own', async () => {
    const [first] = await world.verification.countries('lotus');
    expect(first).toEqual({ countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' });
  });
});
