import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { PERIODS_OF_DAY } from './figures.config.ts';
import { slotsIn } from './index.ts';
import { periodOf } from './spans.rules.ts';
import { createFiguresWorld, type FiguresWorld } from './testing/figures-world.ts';

let world: FiguresWorld;
beforeAll(async () => {
  world = await createFiguresWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const nextMerchant = (() => {
  let number = 0;
  return () => `m${(number += 1)}`;
})();

async function sealAndFold(later = 5 * MINUTE): Promise<void> {
  world.clock.advance(later);
  await world.wallet.sealPeriods();
  await world.figures.fold();
}

test('settled rounds are in the slot of their period, open ones in none', async () => {
  const { play, bet, newMember, roundOf, slots, findings, clock } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  const period = periodOf(clock.now());
  await play(merchantId, memberId, 100n, 250n);
  await play(merchantId, memberId, 100n, 0n);
  await play(merchantId, memberId, 200_000n, 0n);
  await bet(roundOf(merchantId, memberId, newId()), 70n);
  expect(await slots(merchantId)).toEqual([]);
  await sealAndFold();
  const common = { merchant_id: merchantId, period, class: '', game_id: 'reels' };
  expect(await slots(merchantId)).toMatchObject([
    {
      ...common,
      band: 0,
      rounds: 2n,
      won_rounds: 1n,
      stake_minor: 200n,
      payout_minor: 250n,
      valid_bet_minor: 200n,
      won_bet_minor: 100n,
      best_multiplier_e4: 25_000n,
    },
    { ...common, band: 1, rounds: 1n, won_rounds: 0n, stake_minor: 200_000n, payout_minor: 0n },
  ]);
  expect(await findings()).toEqual([]);
});

test('a correction counts in the period in which it is made', async () => {
  const { play, correct, newMember, slots, findings } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  const round = await play(merchantId, memberId, 100n, 250n);
  await sealAndFold();
  const first = await slots(merchantId);
  await correct(round, { payoutMinor: 0n });
  await sealAndFold();
  const after = await slots(merchantId);
  expect(after.slice(0, 1)).toEqual(first);
  expect(after[1]).toMatchObject({ rounds: 0n, won_rounds: -1n, stake_minor: 0n, payout_minor: -250n });
  await correct(round, { state: 'voided', stakeMinor: 0n, payoutMinor: 0n, validBetMinor: 0n });
  await sealAndFold();
  expect((await slots(merchantId))[2]).toMatchObject({ rounds: -1n, stake_minor: -100n, payout_minor: 0n });
  expect(await findings()).toEqual([]);
});

test('a result that counts in an older period is in no slot', async () => {
  const { play, newMember, slots, tamper, findings, clock, db } = world;
  const merchantId = nextMerchant();
  const { roundId } = await play(merchantId, await newMember(merchantId), 100n, 0n);
  const ordered = new Date(clock.now().getTime() - DAY);
  await tamper(sql`update round_results set counts_at = ${ordered} where round_id = ${roundId}`);
  await sealAndFold();
  expect(await slots(merchantId)).toEqual([]);
  const { rows } = await sql`select counts_period, stake_minor from resettled_slots
    where merchant_id = ${merchantId}`.execute(db);
  expect(rows).toEqual([{ counts_period: periodOf(ordered), stake_minor: 100n }]);
  expect(await findings()).toEqual([]);
});

test('hours and days are made of their slots, and a member’s figures are read from all of them', async () => {
  const { play, newMember, figures, findings, clock, db } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  const from = clock.now();
  const query = { merchantId, memberId, currency: 'THB' };
  // Neither game is in a catalogue, whose categories other files of this worker may have read.
  await play(merchantId, memberId, 100n, 150n, 'reels');
  await sealAndFold();
  await play(merchantId, memberId, 10n, 0n, 'cards');
  await sealAndFold(DAY);
  await play(merchantId, memberId, 1n, 0n, 'reels');
  await sealAndFold();
  const { rows } = await sql<{ table: string }>`
    select 'days' as table, game_id, stake_minor from member_days where merchant_id = ${merchantId}
    union all select 'hours', game_id, stake_minor from member_hours where merchant_id = ${merchantId}
    order by 1, 2`.execute(db);
  expect(rows).toMatchObject([
    { table: 'days', game_id: 'cards', stake_minor: 10n },
    { table: 'days', game_id: 'reels', stake_minor: 100n },
    { table: 'hours', game_id: 'cards' },
    { table: 'hours', game_id: 'reels' },
  ]);
  await play(merchantId, memberId, 7n, 9n, 'reels');
  const { sealed, provisional, sealedUntil } = await figures.ofMember(query);
  expect(sealed).toMatchObject([
    { gameId: 'cards', rounds: 1n, stakeMinor: 10n, payoutMinor: 0n },
    { gameId: 'reels', rounds: 2n, stakeMinor: 101n, payoutMinor: 150n, wonRounds: 1n },
  ]);
  expect(provisional).toMatchObject([{ gameId: 'reels', rounds: 1n, stakeMinor: 7n, wonBetMinor: 7n }]);
  expect(sealedUntil && sealedUntil > from).toBe(true);
  const recent = await figures.ofMember({ ...query, from: new Date(clock.now().getTime() - 10 * MINUTE) });
  expect(recent.sealed).toMatchObject([{ gameId: 'reels', rounds: 1n, stakeMinor: 1n }]);
  expect(await findings()).toEqual([]);
});

test('other transfers are summed up by account and code', async () => {
  const { newMember, findings, db } = world;
  const merchantId = nextMerchant();
  await newMember(merchantId);
  await newMember(merchantId);
  await sealAndFold();
  await sealAndFold(DAY);
  const { rows } = await sql`
    select 'slot' as part, code, transfers, in_minor, out_minor from member_cash_slots
      where merchant_id = ${merchantId}
    union all select 'day', code, transfers, in_minor, out_minor from member_cash_days
      where merchant_id = ${merchantId} order by 1`.execute(db);
  const row = { code: 'deposit', transfers: 1n, in_minor: 10n ** 12n, out_minor: 0n };
  const [day, slot] = [
    { part: 'day', ...row },
    { part: 'slot', ...row },
  ];
  expect(rows).toEqual([day, day, slot, slot]);
  expect(await findings()).toEqual([]);
});

test('a reader gets each period once, in order, and keeps its mark with what it writes', async () => {
  const { play, newMember, figures, db } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  for (const stake of [1n, 2n, 4n]) {
    await play(merchantId, memberId, stake, 0n);
    await sealAndFold(10 * MINUTE);
  }
  const reader = figures.reader('points');
  const take = (fails = false) =>
    db.transaction().execute(async (tx) => {
      const span = await reader.take(tx, merchantId);
      if (!span) return undefined;
      const { rows } = await sql<{ stake: bigint }>`
        select sum(stake_minor)::int8 as stake from ${slotsIn(span)} s`.execute(tx);
      if (fails) throw new Error('the reader failed');
      return rows[0]?.stake;
    });
  expect(await take()).toBe(1n);
  await expect(take(true)).rejects.toThrow('failed');
  // Two workers at once: one of them gets the period, the other one the next.
  expect((await Promise.all([take(), take()])).toSorted()).toEqual([2n, 4n]);
  expect(await take()).toBeUndefined();

  const seen: number[] = [];
  await figures.reader('races').run(async (_, span) => {
    if (span.merchantId === merchantId) seen.push(span.from);
  });
  expect(seen).toHaveLength(3);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('planted differences are found', async () => {
  const { play, newMember, tamper, findings } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  await play(merchantId, memberId, 100n, 0n);
  await sealAndFold(2 * DAY);
  expect(await findings()).toEqual([]);
  const rulesAfter = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
    await tamper(change);
    const found = (await findings()).filter((finding) => finding.merchantId === merchantId);
    await tamper(undo);
    return found.map(({ rule }) => rule).toSorted();
  };
  const add = (table: string, column: string, more: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${more}
      where merchant_id = ${merchantId}`;
  const both = (table: string, column: string) => rulesAfter(add(table, column, 1), add(table, column, -1));
  expect(await both('member_slots', 'valid_bet_minor')).toEqual([
    'hours are the sums of their slots',
    'slots are the sums of the journal',
  ]);
  expect(await both('member_hours', 'won_rounds')).toEqual([
    'days are the sums of their hours',
    'hours are the sums of their slots',
  ]);
  expect(await both('member_days', 'stake_minor')).toEqual([
    'days are the sums of their hours',
    'what was placed is settled or open',
  ]);
  expect(await both('member_cash_slots', 'in_minor')).toEqual(['cash slots are the sums of the ledger']);
  expect(await both('round_results', 'payout_minor')).toEqual(['slots are the sums of the journal']);
  expect(await both('member_figures', 'payout_minor')).toEqual(['what was placed is settled or open']);
  expect(await both('figure_marks', 'until_period')).toContain('figures end where the seal does');
  expect(await findings()).toEqual([]);
});

test('old partitions are dropped, but nothing that a reader has not had', async () => {
  const { play, newMember, figures, findings, clock, db, wallet, slots } = world;
  const merchantId = nextMerchant();
  const memberId = await newMember(merchantId);
  const reader = figures.reader('late');
  await play(merchantId, memberId, 100n, 0n);
  await sealAndFold();
  await db.transaction().execute((tx) => reader.startAt(tx, merchantId, periodOf(clock.now()) - 2));
  for (let day = 0; day < 5; day += 1) await sealAndFold(9 * DAY);
  await wallet.ensurePartitions(clock.now());
  await figures.dropOld();
  expect(await slots(merchantId)).not.toEqual([]);
  const late = (await findings()).filter(({ rule }) => rule === 'readers of figures keep up');
  expect(late.map(({ subject }) => subject)).toContain('mark reader:late');
  for (const name of ['late', 'points', 'races'])
    await figures.reader(name).run(async () => {}, PERIODS_OF_DAY);

  await figures.dropOld();
  expect(await slots(merchantId)).toEqual([]);
  const { rows } = await sql`
    select (select count(*) from member_days where merchant_id = ${merchantId}) as days,
      (select count(*) from member_hours where merchant_id = ${merchantId}) as hours,
      (select count(*) from round_results where merchant_id = ${merchantId}) as results`.execute(db);
  expect(rows).toEqual([{ days: 1n, hours: 0n, results: 0n }]);
  expect(await findings()).toEqual([]);
});
