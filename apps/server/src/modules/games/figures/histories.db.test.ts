import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { slotsIn } from './index.ts';
import { foldSealed } from './fold.usecases.ts';
import { createFiguresWorld, type SlotRow } from './testing/figures-world.ts';

/** More with `FIGURES_RUNS`. */
const RUNS = Number(process.env['FIGURES_RUNS'] ?? 5);
const MEMBERS = 3;
const ROUNDS = 6;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      round: fc.nat(ROUNDS - 1),
      amount: fc.integer({ min: 1, max: 300_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round: fc.nat(ROUNDS - 1),
      amount: fc.nat(500_000),
      final: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback' as const), round: fc.nat(ROUNDS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      round: fc.nat(ROUNDS - 1),
      amount: fc.nat(500_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), round: fc.nat(ROUNDS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('time' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'seal' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fold' as const), max: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('read' as const), max: fc.integer({ min: 1, max: 30 }) }),
  },
);
const history = fc.array(step, { minLength: 10, maxLength: 50 });

/** What the sums of a slot are without what it is called. */
const keyOf = (row: SlotRow): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

test('every history gives the same figures however it is folded, and sealed periods never change', async () => {
  const world = await createFiguresWorld();
  const { db, clock, wallet, rounds, figures, slots } = world;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 400 }), async (steps, otherGrouping) => {
      const merchantId = `h${(number += 1)}`;
      const members = await Promise.all(Array.from({ length: MEMBERS }, () => world.newMember(merchantId)));
      const played = Array.from({ length: ROUNDS }, (_, index) => ({
        round: world.roundOf(
          merchantId,
          members[index % MEMBERS] ?? '',
          newId(),
          index % 2 ? 'dice' : 'reels',
        ),
        bets: [] as string[],
      }));
      const reader = figures.reader(`of-${merchantId}`);
      let read = 0n;
      const readAll = (max: number) =>
        reader.run(async (tx, span) => {
          const { rows } = await sql<{ stake: bigint | null }>`
            select sum(stake_minor)::int8 as stake from ${slotsIn(span)} s`.execute(tx);
          if (span.merchantId === merchantId) read += rows[0]?.stake ?? 0n;
        }, max);

      for (const one of steps) {
        const game = 'round' in one ? played[one.round] : undefined;
        if (one.kind === 'time') clock.advance(one.minutes * 60_000);
        else if (one.kind === 'seal') await wallet.sealPeriods();
        else if (one.kind === 'fold') {
          const before = await slots(merchantId);
          await foldSealed(db, one.max);
          const after = new Set((await slots(merchantId)).map(keyOf));
          expect(before.filter((row) => !after.has(keyOf(row)))).toEqual([]);
        } else if (one.kind === 'read') await readAll(one.max);
        else if (!game) throw new Error('no such round');
        else if (one.kind === 'bet') {
          const id = newId();
          const bet = { ...game.round, kind: 'bet' as const, id, amountMinor: BigInt(one.amount) };
          // The second one is a repetition and does nothing.
          await Promise.all([rounds.submit(bet), rounds.submit(bet)]);
          game.bets.push(id);
        } else if (one.kind === 'win') await world.win(game.round, BigInt(one.amount), one.final);
        else if (one.kind === 'rollback') await world.rollback(game.round, game.bets.pop() ?? newId());
        else if (one.kind === 'correct')
          await world.correct(game.round, {
            payoutMinor: BigInt(one.amount),
            validBetMinor: BigInt(one.amount % 7),
          });
        else
          await world.correct(game.round, {
            state: 'voided',
            stakeMinor: 0n,
            payoutMinor: 0n,
            validBetMinor: 0n,
          });
      }
      clock.advance(25 * 3_600_000);
      await wallet.sealPeriods();
      await figures.fold();
      await readAll(7);
      const folded = await slots(merchantId);
      expect(read).toBe(folded.reduce((sum, row) => sum + row.stake_minor, 0n));
      expect((await world.findings()).filter((finding) => finding.merchantId === merchantId)).toEqual([]);

      // The same once more in other spans.
      for (const table of [
        'member_slots',
        'member_hours',
        'member_days',
        'member_cash_slots',
        'member_cash_days',
        'figure_marks',
      ])
        await sql`delete from ${sql.table(table)} where merchant_id = ${merchantId}`.execute(db);
      await foldSealed(db, otherGrouping);
      expect(await slots(merchantId)).toEqual(folded);
      expect((await world.findings()).filter((finding) => finding.merchantId === merchantId)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  await world.close();
});
