import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createCaptcha } from '../../captcha/index.ts';
import type { MerchantSettings } from '../../../base/merchants/index.ts';
import {
  createVerificationWorld,
  type VerificationWorld,
} from '../../verification/testing/verification-world.ts';
import { findMember, findMemberByMobile, insertMember } from '../../members/members.queries.ts';
import { createCodeSending, type CodeSending } from './codes.usecases.ts';

const DAY = 24 * 60 * 60_000;
const NOT_ENABLED = { code: 'verification.not_enabled' };

let world: VerificationWorld;
let codes: CodeSending;
let numbers = 0;
let mobile = '';
beforeAll(async () => {
  world = await createVerificationWorld();
  const { db } = world;
  codes = createCodeSending({
    ...world,
    captcha: createCaptcha(world),
    members: {
      find: (merchantId, id) => findMember(db, merchantId, id),
      findByMobile: (merchantId, number) => findMemberByMobile(db, merchantId, number),
    },
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  numbers += 1;
  mobile = `+491513000${String(numbers).padStart(4, '0')}`;
  world.clock.advance(DAY);
  await change(({ signIn, brand }) => {
    Object.assign(signIn.captcha, { sms: never, recovery: never });
    Object.assign(brand.features, { codeLogin: true, smsVerification: true });
  });
});

const never = { kind: 'image', when: 'never' } as const;
async function change(edit: (settings: MerchantSettings) => void): Promise<void> {
  await world.db.transaction().execute((tx) =>
    world.merchants.changeSettings(tx, 'croupier', (settings) => {
      edit(settings);
      return settings;
    }),
  );
  world.merchants.refresh();
}

const caller = (merchantId = 'croupier') => ({ merchantId, ip: `203.0.113.${numbers}`, language: 'EN' });
async function member(
  changes: { verified?: boolean; merchantId?: string; status?: string } = {},
): Promise<string> {
  const id = newId();
  const { merchantId = 'croupier', verified = true, status = 'open' } = changes;
  const email = `person${numbers}@example.com`;
  await world.db.transaction().execute((tx) =>
    insertMember(tx, {
      merchantId,
      id,
      account: `Person${numbers}`,
      nickname: 'Person',
      passwordHash: null,
      paymentPasswordHash: null,
      mobile,
      mobileVerified: verified,
      email,
      emailVerified: verified,
      profile: {},
      at: world.clock.now(),
      ip: '203.0.113.1',
    }),
  );
  await sql`update members set status = ${status} where merchant_id = ${merchantId} and id = ${id}`.execute(
    world.db,
  );
  return id;
}
const sent = (): boolean => world.inbox.codeTo(mobile) !== undefined;

describe('requests of a visitor', () => {
  const answer = { expiredMinutes: 2 };
  const everybody: Array<[who: string, prepare: () => Promise<unknown>, known: boolean, free: boolean]> = [
    ['the number of an open member', () => member(), true, false],
    ['a number that nobody has', async () => undefined, false, true],
    ['a number that was never proven', () => member({ verified: false }), false, true],
    ['the number of a closed account', () => member({ status: 'closed' }), false, false],
    ['the number of a member elsewhere', () => member({ merchantId: 'lotus' }), false, true],
  ];

  test.each(everybody)('a sign-in code, to %s', async (_, prepare, known) => {
    await prepare();
    expect(await codes.forLogin(caller(), { mobileNum: mobile })).toEqual(answer);
    expect(sent()).toBe(known);
  });

  test.each(everybody)('a code for a new password, to %s', async (_, prepare, known) => {
    await prepare();
    expect(await codes.forPassword(caller(), { mobileNum: mobile })).toEqual(answer);
    expect(sent()).toBe(known);
  });

  test.each(everybody)('a registration code, to %s', async (_who, prepare, _known, free) => {
    await prepare();
    expect(await codes.forRegistration(caller(), { mobileNum: mobile })).toEqual(answer);
    expect(sent()).toBe(free);
  });

  test('a number in national notation', async () => {
    const mobileNum = mobile.replace('+49', '0');
    await codes.forRegistration(caller(), { mobileNum });
    expect(sent()).toBe(true);
  });

  test('an invalid number', async () => {
    await expect(codes.forLogin(caller(), { mobileNum: '030 123456' })).rejects.toMatchObject({
      code: 'verification.phone_invalid',
    });
  });
});

describe('merchant settings', () => {
  test('sign-in by code is disabled', async () => {
    await change(({ brand }) => Object.assign(brand.features, { codeLogin: false }));
    await expect(codes.forLogin(caller(), { mobileNum: mobile })).rejects.toMatchObject(NOT_ENABLED);
    await codes.forRegistration(caller(), { mobileNum: mobile });
    expect(sent()).toBe(true);
  });

  test('messages are disabled', async () => {
    const memberId = await member();
    await change(({ brand }) => Object.assign(brand.features, { smsVerification: false }));
    const typed = { mobileNum: mobile };
    for (const attempt of [
      () => codes.forRegistration(caller(), typed),
      () => codes.forPassword(caller(), typed),
      () => codes.forMobile(caller(), typed),
      () => codes.forOwn({ ...caller(), memberId }, 'sms'),
    ])
      await expect(attempt()).rejects.toMatchObject(NOT_ENABLED);
    expect(sent()).toBe(false);
  });

  test('a captcha is required before each code is sent', async () => {
    await change(({ signIn }) => {
      const always = { kind: 'image', when: 'always' } as const;
      Object.assign(signIn.captcha, { sms: always, recovery: always });
    });
    await member();
    const typed = { mobileNum: mobile };
    for (const attempt of [
      () => codes.forLogin(caller(), typed),
      () => codes.forRegistration(caller(), typed),
      () => codes.forPassword(caller(), typed),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'captcha.required' });
    expect(sent()).toBe(false);
  });

  test('a captcha after failures is required for the third code, whether the number is known or not', async () => {
    await change(({ signIn }) =>
      Object.assign(signIn.captcha, { sms: { kind: 'image', when: 'after_failure' } }),
    );
    for (const prepare of [async () => '', () => member()]) {
      await prepare();
      for (let count = 0; count < 2; count += 1) {
        await codes.forLogin(caller(), { mobileNum: mobile });
        world.clock.advance(1_000);
      }
      await expect(codes.forLogin(caller(), { mobileNum: mobile })).rejects.toMatchObject({
        code: 'captcha.required',
      });
      mobile = mobile.replace('+491513', '+491514');
    }
  });
});

describe('requests of a member', () => {
  test('a code to a new number or address', async () => {
    await codes.forMobile(caller(), { mobileNum: mobile });
    expect(sent()).toBe(true);
    await codes.forEmail(caller(), { email: `new${numbers}@example.com` });
    expect(world.mails.at(-1)?.to).toEqual([`new${numbers}@example.com`]);
  });

  test('a code to a linked contact', async () => {
    const memberId = await member();
    await codes.forOwn({ ...caller(), memberId }, 'sms');
    expect(sent()).toBe(true);
    await codes.forOwn({ ...caller(), memberId }, 'email');
    expect(world.mails.at(-1)?.to).toEqual([`person${numbers}@example.com`]);
  });

  test('a code to a contact that is not linked', async () => {
    const memberId = await member({ verified: false });
    await expect(codes.forOwn({ ...caller(), memberId }, 'sms')).rejects.toMatchObject({
      code: 'verification.phone_missing',
    });
    await expect(codes.forOwn({ ...caller(), memberId }, 'email')).rejects.toMatchObject(NOT_ENABLED);
    expect(sent()).toBe(false);
  });
});
