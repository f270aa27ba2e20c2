import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derivedId } from '../../../platform/ids.ts';
import { listBonuses } from './bonuses.reads.ts';
import { createBonusWorld, termsOf, type BonusWorld } from './testing/bonus-world.ts';
import { createModel, LIMIT, TIMES, type Command } from './testing/model.ts';
import type { RoundCommand } from '../../games/rounds/index.ts';

const merchantId = 'demo';
const OWN = 60;
const RUNS = Number(process.env['MODEL_RUNS'] ?? 12);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
let world: BonusWorld;

beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

const TERMS = termsOf({ wagerTimes: TIMES, days: 7, maxBet: `0.00${LIMIT}` });

const round = fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5');
/** Ids of one kind only: what else is known of ids is not the bonuses' subject. */
const idOf = (kind: string) => fc.nat(14).map((index) => `${kind}${index}`);
const betId = idOf('bet');
const amount = fc.constantFrom(1, 3, 7, 10, 20, 31);
const paid = fc.constantFrom(0, 0, 5, 13, 40);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      id: betId,
      round,
      amount,
      closes: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      id: idOf('win'),
      round,
      amount: paid,
      final: fc.boolean(),
      late: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), id: idOf('rollback'), bet: betId }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), id: idOf('cancel'), round }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      id: idOf('correct'),
      round,
      previous: paid,
      payout: paid,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('issue' as const),
      grant: fc.constantFrom('g1', 'g2', 'g3'),
      amount: fc.constantFrom(20, 50),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      how: fc.constantFrom('cancelled' as const, 'excluded' as const, 'revoked' as const),
    }),
  },
);
/** Groups that are submitted at once, and some of them again. */
const history = fc
  .tuple(
    fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 3, maxLength: 9 }),
    fc.array(fc.nat(), { maxLength: 3 }),
  )
  .map(([groups, repeated]) => [
    ...groups,
    ...repeated.flatMap((index) => [groups[index % groups.length] ?? []]),
  ]);

let runs = 0;

async function newRun() {
  runs += 1;
  const name = `run ${runs}`;
  const idOf = (of: string): string => derivedId(name, of);
  const member = await world.newMember(BigInt(OWN));
  const roundCommand = (given: Exclude<Command, { kind: 'issue' | 'end' }>): RoundCommand => {
    const of = {
      ...world.of(member, 'slot', 'round' in given ? idOf(given.round) : undefined),
      id: idOf(given.id),
    };
    if (given.kind === 'rollback') {
      const { gameId: _game, roundId: _round, ...bare } = of;
      return { ...bare, kind: 'rollback', betId: idOf(given.bet) };
    }
    if (given.kind === 'cancel') return { ...of, kind: 'cancel' };
    if (given.kind === 'correct') {
      const [previousMinor, payoutMinor] = [BigInt(given.previous), BigInt(given.payout)];
      return { ...of, kind: 'correct', belowZero: 'refuse', previousMinor, payoutMinor };
    }
    const amountMinor = BigInt(given.amount);
    if (given.kind === 'bet') return { ...of, kind: 'bet', amountMinor, closes: given.closes };
    return { ...of, kind: 'win', amountMinor, final: given.final, late: given.late };
  };
  const done = async (given: Command): Promise<string> => {
    if (given.kind === 'issue') {
      await world.issue(member, TERMS, BigInt(given.amount), idOf(given.grant));
      return 'ok';
    }
    if (given.kind === 'end') {
      await world.wallet.transaction((tx) =>
        world.bonuses.endPlaying(tx, { merchantId, memberId: member, reason: given.how }),
      );
      return 'ok';
    }
    const outcome = await world.submit(roundCommand(given));
    return outcome.status === 'accepted' ? 'ok' : outcome.code;
  };
  const state = async () => {
    const { main, bonus } = await world.balances(member);
    const bonuses = await listBonuses(world.db, { merchantId, memberId: member });
    return {
      main: Number(main),
      bonus: Number(bonus),
      bonuses: Object.fromEntries(
        bonuses.map((one) => [one.grantId, [one.state, one.endedHow, Number(one.wageredMinor)]]),
      ),
    };
  };
  return { done, state, idOf };
}

test('every history of bets, ends and corrections has the answers and balances of the model', async () => {
  console.log(`bonus model: seed ${SEED}`);
  await fc.assert(
    fc.asyncProperty(history, async (groups) => {
      const real = await newRun();
      const model = createModel(OWN);
      for (const group of groups) {
        // What the model does not describe: a round that is cancelled before its first bet.
        const expected: string[] = [];
        const commands = group.filter((one) => {
          const answer = model.do(one);
          if (answer === 'skip') return false;
          expected.push(answer);
          return true;
        });
        // Rounds go together into batches; issuing and ending are transactions of their own.
        const answers: string[] = [];
        let together: Promise<string>[] = [];
        for (const one of commands) {
          if (one.kind === 'issue' || one.kind === 'end') {
            answers.push(...(await Promise.all(together)));
            together = [];
            answers.push(await real.done(one));
          } else together.push(real.done(one));
        }
        answers.push(...(await Promise.all(together)));
        expect(answers).toEqual(expected);
        const { bonuses, ...balances } = model.state();
        expect(await real.state()).toEqual({
          ...balances,
          bonuses: Object.fromEntries(
            bonuses.map((one) => [real.idOf(one.id), [one.state, one.how, one.wagered]]),
          ),
        });
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect((await world.audit()).findings).toEqual([]);
}, 120_000);
