import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Operator } from '../../access/permissions/index.ts';
import { expireBonuses } from './bonuses.jobs.ts';
import { findBonus } from './bonuses.queries.ts';
import type { BonusDeps } from './bonuses.types.ts';
import { cancelBonus, forfeitForWithdrawal } from './member.usecases.ts';
import { stopPlay } from './protection.usecases.ts';
import { createRevocation } from './revocation.usecases.ts';
import { createBonusWorld, minor, termsOf, type BonusWorld } from './testing/bonus-world.ts';
import { previewCancellation } from './view.usecases.ts';
import { mainOf } from '../wallet/index.ts';

const merchantId = 'demo';
const DAY = 86_400_000;
let world: BonusWorld;
let pausedUntil: Date | null = null;

beforeAll(async () => {
  world = await createBonusWorld({
    protection: {
      stateOf: async () => ({
        code: pausedUntil && 'protection.cooling_off',
        until: pausedUntil,
        mayGetMarketing: true,
      }),
    },
  });
});
afterAll(() => world.close());

const TERMS = termsOf({ wagerTimes: 10, days: 7, maxBet: '5', onWithdrawal: 'forfeit' });
const find = (bonusId: string) => findBonus(world.db, { merchantId, bonusId });
const begin = async (own: number, terms = TERMS) => {
  const member = await world.newMember(minor(own));
  const { bonusId } = await world.issue(member, terms, minor(100));
  return { member, bonusId };
};

test('leaving needs the token of the figures that were shown', async () => {
  const { member, bonusId } = await begin(10);
  const key = { merchantId, memberId: member, bonusId };
  const { token, lost } = await previewCancellation(world.deps, key);
  expect(lost).toBe(minor(100));
  await world.play(member, 'slot', minor(5));
  await expect(cancelBonus(world.deps, { ...key, token })).rejects.toMatchObject({
    code: 'bonuses.preview_needed',
  });
  await expect(cancelBonus(world.deps, { ...key, memberId: newId(), token })).rejects.toMatchObject({
    code: 'bonuses.not_found',
  });
  const again = await previewCancellation(world.deps, key);
  await cancelBonus(world.deps, { ...key, token: again.token });
  await expect(cancelBonus(world.deps, { ...key, token: again.token })).rejects.toMatchObject({
    code: 'bonuses.ended',
  });
  expect(await world.balances(member)).toEqual({ main: minor(5), bonus: 0n });
});

test('an expired bonus waits for its open rounds, at most 48 hours', async () => {
  const { member, bonusId } = await begin(0);
  const bet = { ...world.of(member, 'slot'), kind: 'bet' as const, id: newId(), amountMinor: minor(5) };
  await world.submit(bet);
  world.clock.advance(8 * DAY);
  await expireBonuses(world.deps, merchantId);
  expect(await find(bonusId)).toMatchObject({ state: 'playing' });
  world.clock.advance(2 * DAY);
  await expireBonuses(world.deps, merchantId);
  expect(await find(bonusId)).toMatchObject({ endedHow: 'expired', returnedMinor: minor(95) });
});

test('an expired bonus ends with the last of its rounds, and is met by it if it counts enough', async () => {
  const { member, bonusId } = await begin(1_000);
  const bet = { ...world.of(member, 'slot'), kind: 'bet' as const, id: newId(), amountMinor: minor(1_000) };
  await world.submit(bet);
  world.clock.advance(8 * DAY);
  await world.submit({ ...bet, kind: 'win', id: newId(), amountMinor: 0n, final: true });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'met', releasedMinor: minor(100) });

  const other = await begin(1_000);
  const small = {
    ...world.of(other.member, 'slot'),
    kind: 'bet' as const,
    id: newId(),
    amountMinor: minor(10),
  };
  await world.submit(small);
  world.clock.advance(8 * DAY);
  await world.submit({ ...small, kind: 'win', id: newId(), amountMinor: 0n, final: true });
  expect(await find(other.bonusId)).toMatchObject({ endedHow: 'expired' });
});

test('a break stops the clock once, an exclusion ends the bonus', async () => {
  const { member, bonusId } = await begin(10);
  const before = (await find(bonusId))?.expiresAt;
  pausedUntil = new Date(world.clock.now().getTime() + 3 * DAY);
  const stopped = { merchantId, memberId: member, stoppedBy: 'break' };
  await stopPlay(world.deps, stopped);
  await stopPlay(world.deps, stopped);
  expect((await find(bonusId))?.expiresAt?.getTime()).toBe((before?.getTime() ?? 0) + 3 * DAY);
  pausedUntil = null;
  await stopPlay(world.deps, { ...stopped, stoppedBy: 'exclusion' });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'excluded' });
});

test('a withdrawal that ends a bonus needs the token, and fails as a whole without it', async () => {
  const { member, bonusId } = await begin(50);
  const hold = { owner: 'member', memberId: member, kind: 'withdrawal_hold' } as const;
  const withdraw = (bonusToken: string | undefined) =>
    world.wallet.transaction(async (tx) => {
      await world.wallet.post(tx, {
        merchantId,
        currency: 'THB',
        transfers: [
          {
            id: newId(),
            debit: mainOf(member),
            credit: hold,
            amountMinor: minor(50),
            code: 'withdrawal_hold',
            reference: newId(),
          },
        ],
      });
      await forfeitForWithdrawal(world.deps, tx, { merchantId, memberId: member, bonusToken });
    });
  await expect(withdraw(undefined)).rejects.toMatchObject({ code: 'bonuses.preview_needed' });
  expect(await world.balances(member)).toEqual({ main: minor(50), bonus: minor(100) });
  const { token } = await previewCancellation(world.deps, { merchantId, memberId: member, bonusId });
  await withdraw(token);
  expect(await world.balances(member)).toEqual({ main: 0n, bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'withdrawn' });
});

test('a withdrawal racing the round that meets the terms takes what is there, once', async () => {
  const terms = termsOf({ wagerTimes: 1, days: 7 });
  const { member, bonusId } = await begin(100, terms);
  const withdraw = (amountMinor: bigint) =>
    world.wallet
      .transaction((tx) =>
        world.wallet.post(tx, {
          merchantId,
          currency: 'THB',
          transfers: [
            {
              id: newId(),
              debit: mainOf(member),
              credit: { owner: 'member', memberId: member, kind: 'withdrawal_hold' },
              amountMinor,
              code: 'withdrawal_hold',
              reference: newId(),
            },
          ],
        }),
      )
      .then(
        () => amountMinor,
        () => 0n,
      );
  const [taken, ...others] = await Promise.all([
    withdraw(minor(150)),
    withdraw(minor(60)),
    world.play(member, 'slot', minor(100), minor(100)),
  ]);
  expect(others).toHaveLength(2);
  const { main, bonus } = await world.balances(member);
  const { withdrawal_hold: held } = await world.wallet.balanceOf(merchantId, member, 'THB');
  const after = await find(bonusId);
  // Whichever came first: nothing is made or lost.
  expect(main + bonus + held.amountMinor).toBe(minor(200) - (after?.returnedMinor ?? 0n));
  expect(held.amountMinor).toBeGreaterThanOrEqual(taken);
});

test('fifty bets at once on one bonus spend it exactly, and impossible amounts nothing', async () => {
  const { member, bonusId } = await begin(20);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => world.play(member, 'slot', minor(4))));
  expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(30);
  expect(await world.balances(member)).toEqual({ main: 0n, bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'used_up', wageredMinor: minor(120) });
  for (const amountMinor of [-1n, 10n ** 17n + 1n])
    await expect(
      world.submit({ ...world.of(member, 'slot'), kind: 'bet', id: newId(), amountMinor }),
    ).rejects.toThrow(RangeError);
  for (const amountMinor of [-1n, 0n])
    await expect(world.issue(member, TERMS, amountMinor)).rejects.toThrow(RangeError);
  expect(await world.issue(member, TERMS, 10n ** 17n)).toMatchObject({ state: 'playing' });
});

test('a revocation takes the bonus and its part of open rounds, never own money, and only once', async () => {
  const { member, bonusId } = await begin(2);
  const of = world.of(member, 'slot');
  await world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(5) });
  const entries: object[] = [];
  const audit = { record: async (_: unknown, entry: object) => void entries.push(entry) };
  const members = { find: async () => ({ account: 'ann' }) };
  const { facts, summary, execute, transaction } = createRevocation({
    ...world.deps,
    audit,
    members,
  } as unknown as BonusDeps);
  const request = { merchantId, subject: bonusId, payload: { granted: '100.0000' } };
  const operator = {
    account: { id: newId(), kind: 'operator' },
    ip: '203.0.113.9',
    requestId: 'request-1',
  } as unknown as Operator;
  const about = await transaction((tx) => facts(tx, request));
  expect(summary({ ...request, facts: about })).toMatchObject({ subject: 'ann' });
  const revoke = () => transaction((tx) => execute(tx, { ...request, operator }));
  await revoke();
  expect(await find(bonusId)).toMatchObject({ endedHow: 'revoked', returnedMinor: minor(97) });
  await world.submit({ ...of, kind: 'win', id: newId(), amountMinor: minor(10), final: true });
  expect(await world.balances(member)).toEqual({ main: minor(4), bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ returnedMinor: minor(103), releasedMinor: 0n });
  await expect(revoke()).rejects.toMatchObject({ code: 'approvals.stale' });
  await expect(transaction((tx) => facts(tx, request))).rejects.toMatchObject({ code: 'bonuses.ended' });
  await expect(transaction((tx) => facts(tx, { ...request, merchantId: 'elsewhere' }))).rejects.toMatchObject(
    { code: 'bonuses.not_found' },
  );
  expect(entries).toMatchObject([
    { action: 'member.bonus_revoked', subject: `member:${member}`, actor: operator.account },
  ]);
});

test('the auditor finds nothing after all of it', async () => {
  expect((await world.audit()).findings).toEqual([]);
});
