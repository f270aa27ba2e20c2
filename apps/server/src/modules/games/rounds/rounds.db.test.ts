import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../money/wallet/index.ts';
import {
  createRounds,
  type BetCommand,
  type RollbackCommand,
  type Rounds,
  type WinCommand,
} from './index.ts';

const merchantId = 'demo';
const currency = 'THB';
const clock = createManualClock(new Date());
let database: TestDatabase;
let wallet: Wallet;
let rounds: Rounds;

beforeAll(async () => {
  database = await createTestDatabase();
  wallet = createWallet({ db: database.db, clock });
  rounds = createRounds({ db: database.db, clock, wallet });
  wallet.hooks.checks.push(rounds.check);
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

async function newMember(amountMinor = 1_000n): Promise<string> {
  const memberId = newId();
  await wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor,
          code: 'welcome_credit',
          reference: memberId,
        },
      ],
    }),
  );
  return memberId;
}
const balance = async (memberId: string) =>
  (await wallet.balanceOf(merchantId, memberId, currency)).main.amountMinor;

const game = { merchantId, currency, vendor: 'ACME', gameId: 'reels' };
const bet = (memberId: string, roundId: string, amountMinor: bigint): BetCommand => ({
  ...game,
  kind: 'bet',
  id: newId(),
  memberId,
  roundId,
  amountMinor,
});
const win = (memberId: string, roundId: string, amountMinor: bigint, final = true): WinCommand => ({
  ...game,
  kind: 'win',
  id: newId(),
  memberId,
  roundId,
  amountMinor,
  final,
});
const rollback = ({ id, memberId, roundId }: BetCommand): RollbackCommand => ({
  ...game,
  kind: 'rollback',
  id: newId(),
  memberId,
  roundId,
  betId: id,
});

describe('in a transaction of the caller', () => {
  const of = (memberId: string) => ({
    ...game,
    id: newId(),
    memberId,
    rulesVersion: '1',
    stakeMinor: 100n,
    detail: { nonce: 7 },
  });

  test('bet and result at once', async () => {
    const memberId = await newMember();
    const given = { ...of(memberId), payoutMinor: 150n };
    const round = await wallet.transaction((tx) => rounds.play(tx, given));
    expect(round).toMatchObject({
      balanceMinor: 1_050n,
      sequence: 3n,
      id: given.id,
      state: 'settled',
      stakeMinor: 100n,
      payoutMinor: 150n,
      validBetMinor: 100n,
      detail: { nonce: 7 },
      openedAt: clock.now(),
      settledAt: clock.now(),
    });
    expect(await balance(memberId)).toBe(1_050n);
    const { items } = await wallet.statement({ merchantId, memberId, currency, pageNum: 1, pageSize: 10 });
    expect(items.map(({ code, amountMinor, reference }) => [code, amountMinor, reference])).toEqual([
      ['win', 150n, given.id],
      ['bet', -100n, given.id],
      ['welcome_credit', 1_000n, memberId],
    ]);
  });

  test('a lost round moves the stake only', async () => {
    const memberId = await newMember();
    await wallet.transaction((tx) => rounds.play(tx, { ...of(memberId), payoutMinor: 0n }));
    expect(await wallet.balanceOf(merchantId, memberId, currency)).toMatchObject({
      amountMinor: 900n,
      sequence: 2n,
    });
  });

  test('a stake above the balance creates no round', async () => {
    const memberId = await newMember(50n);
    const given = { ...of(memberId), payoutMinor: 1_000n };
    await expect(wallet.transaction((tx) => rounds.play(tx, given))).rejects.toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    await expect(rounds.getRound({ merchantId, roundId: given.id })).rejects.toMatchObject({
      code: 'rounds.not_found',
    });
    expect(await balance(memberId)).toBe(50n);
  });

  test('open, then settle with another detail', async () => {
    const memberId = await newMember();
    const given = of(memberId);
    await wallet.transaction((tx) => rounds.open(tx, given));
    expect(await balance(memberId)).toBe(900n);
    const { id } = given;
    const settled = await wallet.transaction((tx) =>
      rounds.settle(tx, {
        ...game,
        memberId,
        id,
        payoutMinor: 40n,
        validBetMinor: 60n,
        detail: { nonce: 8 },
      }),
    );
    expect(settled).toMatchObject({
      state: 'settled',
      payoutMinor: 40n,
      validBetMinor: 60n,
      detail: { nonce: 8 },
    });
    const again = (payoutMinor: bigint) =>
      wallet.transaction((tx) => rounds.settle(tx, { ...game, memberId, id, payoutMinor }));
    expect(await again(40n)).toEqual(settled);
    await expect(again(41n)).rejects.toMatchObject({ code: 'wallet.transfer_mismatch' });
    await expect(again(0n)).rejects.toMatchObject({ code: 'rounds.not_open' });
    expect(await balance(memberId)).toBe(940n);
  });

  test('open, then void returns the stake', async () => {
    const memberId = await newMember();
    const { id, ...rest } = of(memberId);
    await wallet.transaction((tx) => rounds.open(tx, { id, ...rest }));
    const voided = await wallet.transaction((tx) => rounds.void(tx, { merchantId, memberId, id }));
    expect(voided).toMatchObject({ state: 'voided', stakeMinor: 0n });
    expect(await balance(memberId)).toBe(1_000n);
  });

  test('a round cannot be settled for another member', async () => {
    const [memberId, stranger] = [await newMember(), await newMember()];
    const given = of(memberId);
    await wallet.transaction((tx) => rounds.open(tx, given));
    await expect(
      wallet.transaction((tx) =>
        rounds.settle(tx, { ...game, memberId: stranger, id: given.id, payoutMinor: 9n }),
      ),
    ).rejects.toMatchObject({ code: 'rounds.mismatch' });
  });
});

describe('on the hot path', () => {
  test('a repeated bet or win gets the same answer and moves money once', async () => {
    const memberId = await newMember();
    const roundId = newId();
    const staked = bet(memberId, roundId, 100n);
    const paid = win(memberId, roundId, 250n);
    const first = [await rounds.submit(staked), await rounds.submit(paid)];
    expect(first).toMatchObject([
      { status: 'accepted', duplicate: false, balanceMinor: 900n, sequence: 2n },
      { status: 'accepted', duplicate: false, balanceMinor: 1_150n, sequence: 3n },
    ]);
    expect([await rounds.submit(staked), await rounds.submit(paid)]).toEqual(
      first.map((outcome) => ({ ...outcome, duplicate: true })),
    );
    expect(await rounds.getRound({ merchantId, roundId })).toMatchObject({
      state: 'settled',
      stakeMinor: 100n,
      payoutMinor: 250n,
      validBetMinor: 100n,
    });
    expect(await balance(memberId)).toBe(1_150n);
  });

  test('duplicates within one batch', async () => {
    const memberId = await newMember();
    const staked = bet(memberId, newId(), 100n);
    const outcomes = await Promise.all([staked, staked, { ...staked, amountMinor: 101n }].map(rounds.submit));
    expect(outcomes).toMatchObject([
      { status: 'accepted', duplicate: false, balanceMinor: 900n },
      { status: 'accepted', duplicate: true, balanceMinor: 900n },
      { status: 'refused', code: 'wallet.transfer_mismatch' },
    ]);
    expect(await balance(memberId)).toBe(900n);
  });

  test('each command of a batch is decided separately', async () => {
    const [rich, poor] = [await newMember(1_000n), await newMember(50n)];
    const outcomes = await Promise.all(
      [
        bet(rich, newId(), 400n),
        bet(poor, newId(), 51n),
        bet(rich, newId(), 600n),
        bet(rich, newId(), 1n),
        bet(poor, newId(), 50n),
      ].map(rounds.submit),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'accepted',
      'refused',
      'accepted',
      'refused',
      'accepted',
    ]);
    expect(outcomes[1]).toEqual({ status: 'refused', code: 'wallet.insufficient_funds', balanceMinor: 50n });
    expect([await balance(rich), await balance(poor)]).toEqual([0n, 0n]);
  });

  test('a lost round is closed by a win of zero, once', async () => {
    const memberId = await newMember();
    const roundId = newId();
    await rounds.submit(bet(memberId, roundId, 100n));
    const lost = win(memberId, roundId, 0n);
    const first = await rounds.submit(lost);
    expect(first).toMatchObject({ status: 'accepted', duplicate: false, balanceMinor: 900n });
    expect(await rounds.submit(lost)).toEqual({ ...first, duplicate: true });
    expect(await rounds.submit({ ...lost, amountMinor: 5n })).toMatchObject({
      code: 'wallet.transfer_mismatch',
    });
    expect(await rounds.submit(win(memberId, roundId, 5n))).toMatchObject({ code: 'rounds.not_open' });
    expect(await balance(memberId)).toBe(900n);
  });

  test('a rollback returns the stake, once', async () => {
    const memberId = await newMember();
    const staked = bet(memberId, newId(), 100n);
    await rounds.submit(staked);
    const back = rollback(staked);
    const first = await rounds.submit(back);
    expect(first).toMatchObject({ status: 'accepted', balanceMinor: 1_000n });
    expect(await rounds.submit(back)).toEqual({ ...first, duplicate: true });
    expect(await rounds.submit(rollback(staked))).toMatchObject({ status: 'accepted', balanceMinor: 1_000n });
    expect(await rounds.submit(staked)).toMatchObject({
      status: 'accepted',
      duplicate: true,
      balanceMinor: 900n,
    });
    expect(await balance(memberId)).toBe(1_000n);
    expect((await rounds.getRound({ merchantId, roundId: staked.roundId })).state).toBe('voided');
  });

  test('a rollback that arrives before its bet blocks the bet', async () => {
    const memberId = await newMember();
    const staked = bet(memberId, newId(), 100n);
    const back = rollback(staked);
    const first = await rounds.submit(back);
    expect(first).toMatchObject({ status: 'accepted', balanceMinor: 1_000n });
    expect(await rounds.submit(staked)).toMatchObject({ status: 'refused', code: 'rounds.bet_cancelled' });
    expect(await rounds.submit(back)).toEqual({ ...first, duplicate: true });
    const together = bet(memberId, newId(), 100n);
    expect(await Promise.all([rollback(together), together].map(rounds.submit))).toMatchObject([
      { status: 'accepted' },
      { status: 'refused', code: 'rounds.bet_cancelled' },
    ]);
    expect(await balance(memberId)).toBe(1_000n);
  });

  test('a round takes several bets and wins until the final one', async () => {
    const memberId = await newMember();
    const roundId = newId();
    const second = bet(memberId, roundId, 30n);
    for (const command of [
      bet(memberId, roundId, 100n),
      second,
      win(memberId, roundId, 20n, false),
      rollback(second),
      win(memberId, roundId, 5n),
    ])
      expect(await rounds.submit(command)).toMatchObject({ status: 'accepted' });
    expect(await rounds.getRound({ merchantId, roundId })).toMatchObject({
      state: 'settled',
      stakeMinor: 100n,
      payoutMinor: 25n,
      validBetMinor: 100n,
    });
    expect(await balance(memberId)).toBe(925n);
    expect(await rounds.submit(bet(memberId, roundId, 1n))).toMatchObject({ code: 'rounds.not_open' });
  });

  test('a round belongs to one member and one game', async () => {
    const [memberId, stranger] = [await newMember(), await newMember()];
    const roundId = newId();
    await rounds.submit(bet(memberId, roundId, 100n));
    expect(await rounds.submit(bet(stranger, roundId, 1n))).toMatchObject({ code: 'rounds.mismatch' });
    expect(await rounds.submit(win(stranger, roundId, 1n))).toMatchObject({ code: 'rounds.mismatch' });
    expect(await rounds.submit({ ...win(memberId, roundId, 1n), gameId: 'other' })).toMatchObject({
      code: 'rounds.mismatch',
    });
    expect(await rounds.submit(win(memberId, newId(), 1n))).toMatchObject({ code: 'rounds.not_found' });
  });

  test('an impossible command is refused without affecting others', async () => {
    const memberId = await newMember();
    const [wrong, right] = await Promise.allSettled([
      rounds.submit({ ...bet(memberId, newId(), 1n), id: 'not an id' }),
      rounds.submit(bet(memberId, newId(), 1n)),
    ]);
    expect(wrong).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) });
    expect(right).toMatchObject({ status: 'fulfilled', value: { status: 'accepted' } });
  });

  test('a command that the database refuses does not affect the others in the batch', async () => {
    const memberId = await newMember();
    const outcomes = await Promise.allSettled([
      rounds.submit(bet(memberId, newId(), 1n)),
      // PostgreSQL accepts no zero byte in text.
      rounds.submit({ ...bet(memberId, newId(), 1n), reference: 'a\0b' }),
      rounds.submit(bet(memberId, newId(), 1n)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await balance(memberId)).toBe(998n);
  });
});

test('the record is listed newest first, with totals of the whole selection', async () => {
  const memberId = await newMember();
  for (let index = 0; index < 5; index += 1) {
    const roundId = newId();
    clock.advance(1_000);
    await rounds.submit(bet(memberId, roundId, 10n));
    if (index < 3) await rounds.submit(win(memberId, roundId, 4n));
  }
  const page = await rounds.listRounds({ merchantId, memberId, pageNum: 2, pageSize: 2 });
  expect(page).toMatchObject({ totalItems: 5, totalPages: 3, totalStakeMinor: 50n, totalPayoutMinor: 12n });
  expect(page.items.map(({ state, gameName }) => [state, gameName])).toEqual([
    ['settled', 'reels'],
    ['settled', 'reels'],
  ]);
  const open = await rounds.listRounds({ merchantId, memberId, state: 'open', pageNum: 1, pageSize: 10 });
  expect(open).toMatchObject({ totalItems: 2, totalStakeMinor: 20n });
  const old = await rounds.listOpen({ merchantId, olderThan: clock.now(), limit: 100 });
  expect(old.filter((round) => round.memberId === memberId)).toHaveLength(1);
});

test('the record is narrowed by studio and by category', async () => {
  const memberId = await newMember();
  await rounds.submit(bet(memberId, newId(), 10n));
  await rounds.submit({ ...bet(memberId, newId(), 20n), vendor: 'OTHER' });
  const list = async (part: object): Promise<bigint[]> => {
    const page = await rounds.listRounds({ merchantId, memberId, pageNum: 1, pageSize: 10, ...part });
    return page.items.map(({ stakeMinor }) => stakeMinor);
  };
  expect(await list({ vendor: 'OTHER' })).toEqual([20n]);
  expect(await list({ vendor: 'NOBODY' })).toEqual([]);
  // The games of this test are in no catalogue.
  expect(await list({ category: 'live' })).toEqual([]);
});

test('the record is sorted by any of its columns, both ways', async () => {
  const memberId = await newMember();
  const ids: string[] = [];
  for (const [stake, payout] of [
    [10n, 0n],
    [30n, 40n],
    [20n, 90n],
  ] as const) {
    const roundId = newId();
    ids.push(roundId);
    clock.advance(1_000);
    await rounds.submit(bet(memberId, roundId, stake));
    await rounds.submit(win(memberId, roundId, payout));
  }
  const order = async (sort: 'time' | 'stake' | 'payout' | 'profit', direction: 'ascending' | 'descending') =>
    (await rounds.listRounds({ merchantId, memberId, sort, direction, pageNum: 1, pageSize: 10 })).items.map(
      ({ id }) => ids.indexOf(id),
    );
  expect(await order('time', 'ascending')).toEqual([0, 1, 2]);
  expect(await order('stake', 'descending')).toEqual([1, 2, 0]);
  expect(await order('payout', 'descending')).toEqual([2, 1, 0]);
  expect(await order('profit', 'ascending')).toEqual([0, 1, 2]);
  expect(await order('profit', 'descending')).toEqual([2, 1, 0]);
});

test('figures of the period are the sums of what was played', async () => {
  const memberId = await newMember();
  const from = clock.now();
  const roundId = newId();
  const gone = bet(memberId, newId(), 70n);
  for (const command of [bet(memberId, roundId, 100n), gone, win(memberId, roundId, 30n), rollback(gone)])
    await rounds.submit(command);
  const figures = await wallet.figures({
    merchantId,
    currency,
    memberId,
    from: new Date(from.getTime() - 300_000),
    until: new Date(from.getTime() + 300_000),
  });
  expect(figures).toMatchObject([
    { memberId, rounds: 1, stakeMinor: 100n, payoutMinor: 30n, validBetMinor: 100n, sealed: false },
  ]);
});

test('the ledger audit finds nothing afterwards', async () => {
  expect((await wallet.audit()).findings).toEqual([]);
});
