import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestLedger, MERCHANT, type TestLedger } from '../../money/wallet/testing/ledger-fixture.ts';
import { createRounds, type BetCommand, type CorrectCommand, type Outcome, type Rounds } from './index.ts';

let ledger: TestLedger;
let rounds: Rounds;
beforeAll(async () => {
  ledger = await createTestLedger();
  const { database, clock, wallet } = ledger;
  rounds = createRounds({ db: database.db, clock, wallet });
  wallet.hooks.checks.push(rounds.check);
});
afterAll(() => ledger.close());

const game = { ...MERCHANT, vendor: 'ACME', gameId: 'reels' };
const newUnit = async (amountMinor = 1_000n) => {
  const memberId = await ledger.newMember(amountMinor);
  return { ...game, memberId, roundId: newId() };
};
type Unit = Awaited<ReturnType<typeof newUnit>>;
const bet = (unit: Unit, amountMinor: bigint): BetCommand => ({
  ...unit,
  kind: 'bet',
  id: newId(),
  amountMinor,
});
const win = (unit: Unit, amountMinor: bigint, final = true) => ({
  ...unit,
  kind: 'win' as const,
  id: newId(),
  amountMinor,
  final,
});
const cancel = (unit: Unit) => ({ ...unit, kind: 'cancel' as const, id: newId() });
const correct = (unit: Unit, previousMinor: bigint, payoutMinor: bigint): CorrectCommand => ({
  ...unit,
  kind: 'correct',
  id: newId(),
  previousMinor,
  payoutMinor,
  belowZero: 'refuse',
});
/** Names nothing but the member and the bet. */
const bareRollback = ({ memberId }: Unit, betId: string) => ({
  ...MERCHANT,
  vendor: 'ACME',
  memberId,
  kind: 'rollback' as const,
  id: newId(),
  betId,
});
const balance = async ({ memberId }: Unit) => (await ledger.balance(memberId)).amountMinor;
const roundOf = ({ merchantId, roundId }: Unit) => rounds.getRound({ merchantId, roundId });
const done = (balanceMinor: bigint) => ({ status: 'accepted', balanceMinor });

/** Submits a command twice: the answer is the same, and nothing happens the second time. */
async function twice(command: Parameters<Rounds['submit']>[0]): Promise<Outcome> {
  const first = await rounds.submit(command);
  const { sequence } = await ledger.balance(command.memberId);
  expect(await rounds.submit(command)).toEqual(
    first.status === 'accepted' ? { ...first, duplicate: true } : first,
  );
  expect((await ledger.balance(command.memberId)).sequence).toBe(sequence);
  return first;
}

describe('bets that cost nothing', () => {
  test('a bet of zero is recorded, and moves nothing', async () => {
    const unit = await newUnit();
    const given = bet(unit, 0n);
    expect(await twice(given)).toMatchObject(done(1_000n));
    expect(await rounds.submit({ ...given, amountMinor: 5n })).toMatchObject({
      code: 'wallet.transfer_mismatch',
    });
    expect(await roundOf(unit)).toMatchObject({ state: 'open', stakeMinor: 0n });
    expect(await twice(win(unit, 0n))).toMatchObject(done(1_000n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 0n, payoutMinor: 0n });
  });

  test('a free bet is not debited, and its win is paid', async () => {
    const unit = await newUnit(0n + 1n);
    const given = { ...bet(unit, 500n), free: true };
    expect(await twice(given)).toMatchObject(done(1n));
    expect(await rounds.submit({ ...given, amountMinor: 400n })).toMatchObject({
      code: 'wallet.transfer_mismatch',
    });
    expect(await twice(win(unit, 70n))).toMatchObject(done(71n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 0n, payoutMinor: 70n });
  });

  test('a free win is paid without its bet, any other is not', async () => {
    const unit = await newUnit();
    expect(await twice(win(unit, 70n))).toMatchObject({ code: 'rounds.not_found' });
    expect(await twice({ ...win(unit, 70n), free: true })).toMatchObject(done(1_070n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', payoutMinor: 70n });
  });

  test('a rollback of a bet that cost nothing moves nothing, and voids the round', async () => {
    const unit = await newUnit();
    const given = bet(unit, 0n);
    await rounds.submit(given);
    expect(await twice(bareRollback(unit, given.id))).toMatchObject(done(1_000n));
    expect(await roundOf(unit)).toMatchObject({ state: 'voided' });
  });

  test('a bet may end its round', async () => {
    const unit = await newUnit();
    expect(await twice({ ...bet(unit, 100n), closes: true })).toMatchObject(done(900n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 100n, validBetMinor: 100n });
  });
});

test('no more than the stake counts as a valid bet, whatever is told', async () => {
  const unit = await newUnit();
  await rounds.submit(bet(unit, 100n));
  await rounds.submit({ ...win(unit, 10n), validBetMinor: 5_000n });
  expect(await roundOf(unit)).toMatchObject({ validBetMinor: 100n });
  const free = await newUnit();
  await rounds.submit({ ...win(free, 10n), free: true, validBetMinor: 5_000n });
  expect(await roundOf(free)).toMatchObject({ validBetMinor: 0n });
});

describe('rollbacks', () => {
  test('the bet is enough to find its round', async () => {
    const unit = await newUnit();
    const [first, second] = [bet(unit, 100n), bet(unit, 30n)];
    await Promise.all([first, second].map(rounds.submit));
    expect(await twice(bareRollback(unit, second.id))).toMatchObject({
      ...done(900n),
      roundId: unit.roundId,
    });
    expect(await roundOf(unit)).toMatchObject({ state: 'open', stakeMinor: 100n });
    expect(await twice(bareRollback(unit, first.id))).toMatchObject(done(1_000n));
    expect(await roundOf(unit)).toMatchObject({ state: 'voided' });
  });

  test('a bet and its rollback in one batch', async () => {
    const unit = await newUnit();
    const given = bet(unit, 100n);
    const outcomes = await Promise.all(rounds.submitAll([given, bareRollback(unit, given.id)]));
    expect(outcomes).toMatchObject([done(900n), done(1_000n)]);
  });

  test('an unknown bet is remembered and refused when it arrives', async () => {
    const unit = await newUnit();
    const late = bet(unit, 100n);
    expect(await twice(bareRollback(unit, late.id))).toMatchObject({ ...done(1_000n), remembered: true });
    expect(await rounds.submit(late)).toMatchObject({ code: 'rounds.bet_cancelled' });
    expect(await twice(bareRollback(unit, late.id))).toMatchObject(done(1_000n));
  });

  test('what is no bet, is settled or belongs to somebody else is not returned', async () => {
    const [unit, stranger] = [await newUnit(), await newUnit()];
    const [given, paid] = [bet(unit, 100n), win(unit, 30n)];
    await rounds.submit(given);
    await rounds.submit(paid);
    expect(await twice(bareRollback(unit, paid.id))).toMatchObject({ code: 'rounds.not_a_bet' });
    expect(await twice(bareRollback(unit, given.id))).toMatchObject({
      code: 'rounds.not_open',
      state: 'settled',
    });
    expect(await twice(bareRollback(stranger, given.id))).toMatchObject({ code: 'wallet.transfer_mismatch' });
  });
});

describe('a cancelled round', () => {
  test('returns all its bets and stays shut', async () => {
    const unit = await newUnit();
    const [first, second] = [bet(unit, 100n), bet(unit, 30n)];
    await rounds.submit(first);
    await rounds.submit(second);
    expect(await twice(cancel(unit))).toMatchObject(done(1_000n));
    expect(await roundOf(unit)).toMatchObject({ state: 'voided', isShut: true, stakeMinor: 0n });
    expect(await rounds.submit(bet(unit, 1n))).toMatchObject({ code: 'rounds.not_open', state: 'voided' });
    expect(await rounds.submit(win(unit, 1n))).toMatchObject({ code: 'rounds.not_open', state: 'voided' });
    expect(await twice(bareRollback(unit, first.id))).toMatchObject(done(1_000n));
    expect(await twice(cancel(unit))).toMatchObject(done(1_000n));
  });

  test('gives back what it has paid', async () => {
    const unit = await newUnit();
    await rounds.submit(bet(unit, 100n));
    await rounds.submit(win(unit, 40n, false));
    expect(await twice(cancel(unit))).toMatchObject(done(1_000n));
  });

  test('takes no bet that arrives later, even the first one', async () => {
    const unit = await newUnit();
    expect(await twice(cancel(unit))).toMatchObject({ ...done(1_000n), remembered: true });
    expect(await rounds.submit(bet(unit, 1n))).toMatchObject({ code: 'rounds.not_open', state: 'voided' });
  });

  test('is not cancelled once it is settled', async () => {
    const unit = await newUnit();
    await rounds.submit(bet(unit, 100n));
    await rounds.submit(win(unit, 0n));
    expect(await twice(cancel(unit))).toMatchObject({ code: 'rounds.not_open', state: 'settled' });
  });
});

describe('promotions and late wins', () => {
  test('a promotion opens a round and settles it', async () => {
    const unit = await newUnit();
    const given = { ...unit, kind: 'promo' as const, id: newId(), amountMinor: 500n };
    expect(await twice(given)).toMatchObject(done(1_500n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 0n, payoutMinor: 500n });
  });

  test('a win after the settlement is paid where the vendor may send one', async () => {
    const unit = await newUnit();
    await rounds.submit(bet(unit, 100n));
    await rounds.submit(win(unit, 30n));
    expect(await twice(win(unit, 5n))).toMatchObject({ code: 'rounds.not_open', state: 'settled' });
    expect(await twice({ ...win(unit, 5n), late: true })).toMatchObject({ ...done(935n), late: true });
    expect(await roundOf(unit)).toMatchObject({ payoutMinor: 35n, correctedAt: ledger.clock.now() });
  });

  test('a win may depend on its bet', async () => {
    const unit = await newUnit();
    const [taken, refused] = [bet(unit, 100n), bet(unit, 5_000n)];
    const outcomes = await Promise.all(
      rounds.submitAll([
        taken,
        { ...win(unit, 30n, false), betId: taken.id },
        refused,
        { ...win(unit, 30n), betId: refused.id },
      ]),
    );
    expect(outcomes).toMatchObject([
      done(900n),
      done(930n),
      { code: 'wallet.insufficient_funds' },
      { code: 'rounds.not_found' },
    ]);
    expect(await rounds.submit({ ...win(unit, 1n), betId: taken.id })).toMatchObject(done(931n));
  });
});

describe('corrections', () => {
  async function settled(payoutMinor: bigint): Promise<Unit> {
    const unit = await newUnit();
    await rounds.submit(bet(unit, 1_000n));
    await rounds.submit(win(unit, payoutMinor));
    return unit;
  }
  const debts = async ({ memberId }: Unit) => {
    const { rows } = await sql`select amount_minor from member_debts where member_id = ${memberId}`.execute(
      ledger.database.db,
    );
    return rows;
  };

  test('pay or take the difference, once', async () => {
    const unit = await settled(300n);
    expect(await twice(correct(unit, 300n, 500n))).toMatchObject(done(500n));
    expect(await twice(correct(unit, 500n, 0n))).toMatchObject(done(0n));
    expect(await twice(correct(unit, 0n, 0n))).toMatchObject(done(0n));
    expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 1_000n, payoutMinor: 0n });
  });

  test('are refused unless the sender knows the payout', async () => {
    const unit = await settled(300n);
    expect(await twice(correct(unit, 200n, 500n))).toMatchObject({ code: 'wallet.transfer_mismatch' });
    expect(await twice(correct(await newUnit(), 0n, 1n))).toMatchObject({ code: 'rounds.not_found' });
  });

  test('change the win on the boards', async () => {
    const unit = await settled(3_000n);
    const shown = async () => {
      const { rows } =
        await sql`select payout_minor from round_wins where round_id = ${unit.roundId}`.execute(
          ledger.database.db,
        );
      return rows;
    };
    expect(await shown()).toEqual([{ payout_minor: 3_000n }]);
    await rounds.submit(correct(unit, 3_000n, 2_000n));
    expect(await shown()).toEqual([{ payout_minor: 2_000n }]);
    await rounds.submit(correct(unit, 2_000n, 500n));
    expect(await shown()).toEqual([]);
  });

  test('are refused, become a debt or take the balance below zero when the money is gone', async () => {
    const [refuse, debt, negative] = await Promise.all([settled(300n), settled(300n), settled(300n)]);
    for (const unit of [refuse, debt, negative])
      await rounds.submit({ ...bet(unit, 200n), roundId: newId() });
    expect(await twice(correct(refuse, 300n, 0n))).toMatchObject({
      code: 'wallet.insufficient_funds',
      balanceMinor: 100n,
    });
    expect(await roundOf(refuse)).toMatchObject({ payoutMinor: 300n });
    expect(await twice({ ...correct(debt, 300n, 0n), belowZero: 'debt' })).toMatchObject(done(0n));
    expect(await debts(debt)).toEqual([{ amount_minor: 200n }]);
    expect(await twice({ ...correct(negative, 300n, 0n), belowZero: 'negative' })).toMatchObject(done(-200n));
    expect(await debts(negative)).toEqual([]);
    for (const unit of [debt, negative]) {
      expect(await roundOf(unit)).toMatchObject({ payoutMinor: 0n });
      expect(await rounds.submit({ ...bet(unit, 1n), roundId: newId() })).toMatchObject({
        code: 'wallet.insufficient_funds',
      });
    }
    await rounds.submit({ ...negative, roundId: newId(), kind: 'promo', id: newId(), amountMinor: 250n });
    expect(await rounds.submit({ ...bet(negative, 51n), roundId: newId() })).toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    expect(await rounds.submit({ ...bet(negative, 50n), roundId: newId() })).toMatchObject(done(0n));
  });
});

test('later modules may object to new bets, but not to known ones', async () => {
  const unit = await newUnit();
  let isStopped = false;
  const given: BetCommand = { ...bet(unit, 100n), admission: () => (isStopped ? 'vendors.stopped' : null) };
  const first = await rounds.submit(given);
  isStopped = true;
  expect(await rounds.submit(given)).toEqual({ ...first, duplicate: true });
  expect(await rounds.submit({ ...given, id: newId() })).toMatchObject({
    status: 'refused',
    code: 'vendors.stopped',
    balanceMinor: 900n,
  });
});

test('bets of a transfer wallet leave the main account alone', async () => {
  const unit = await newUnit();
  const { memberId } = unit;
  const wallet = { owner: 'member', memberId, kind: `vendor_wallet:${newId()}` } as const;
  const main = { owner: 'member', memberId, kind: 'main' } as const;
  const into = {
    id: newId(),
    debit: main,
    credit: wallet,
    amountMinor: 400n,
    code: 'vendor_in',
    reference: newId(),
  };
  await ledger.wallet.submit({ ...MERCHANT, transfers: [{ ...into, code: 'vendor_in' }] });
  const given = { ...bet(unit, 150n), wallet };
  expect(await twice(given)).toMatchObject(done(250n));
  // The vendor has taken it already, perhaps from winnings that are booked later.
  const over = { ...bet(unit, 251n), wallet };
  expect(await twice(over)).toMatchObject(done(-1n));
  await rounds.submit({ ...bareRollback(unit, over.id), wallet });
  expect(await twice({ ...bareRollback(unit, given.id), wallet })).toMatchObject(done(400n));
  await rounds.submit({ ...bet(unit, 100n), wallet });
  expect(await twice({ ...win(unit, 70n), wallet })).toMatchObject(done(370n));
  expect(await twice({ ...correct(unit, 70n, 90n), wallet })).toMatchObject(done(390n));
  expect(await balance(unit)).toBe(600n);
});

test('101 bets in a round, and two of them end differently', async () => {
  const unit = await newUnit();
  const bets = Array.from({ length: 101 }, () => bet(unit, 2n));
  await Promise.all(rounds.submitAll(bets));
  const [first] = bets;
  expect(await rounds.submit(win(unit, 9n, false))).toMatchObject(done(807n));
  expect(await rounds.submit(bareRollback(unit, first?.id ?? ''))).toMatchObject(done(809n));
  await rounds.submit(win(unit, 0n));
  expect(await roundOf(unit)).toMatchObject({ state: 'settled', stakeMinor: 200n, payoutMinor: 9n });
});

test('the ledger audit finds nothing, but what was tampered with', async () => {
  expect((await ledger.wallet.audit()).findings).toEqual([]);
  const unit = await newUnit();
  await rounds.submit(cancel(unit));
  await sql`update rounds set corrected_at = now() where id = ${unit.roundId}`.execute(ledger.database.db);
  expect((await ledger.wallet.audit()).findings).toMatchObject([
    {
      rule: 'a cancelled round is voided, and only settled rounds are corrected',
      subject: `round ${unit.roundId}`,
    },
  ]);
});
