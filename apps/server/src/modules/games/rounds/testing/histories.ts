import fc from 'fast-check';
import { HOUSE, type Command, type Move } from './model.ts';

// Small pools on purpose, so that ids, rounds and members repeat.
export const MEMBERS = ['ann', 'bob', 'cem'];
export const ROUNDS = ['r1', 'r2', 'r3', 'r4'];
const IDS = Array.from({ length: 24 }, (_, index) => `t${index}`);
const MOVE_IDS = Array.from({ length: 12 }, (_, index) => `m${index}`);

/** The members' initial balance; low, so that funds run out. */
export const START = 100;

const member = fc.constantFrom(...MEMBERS);
const round = fc.constantFrom(...ROUNDS);
const id = fc.constantFrom(...IDS);
const amount = fc.integer({ min: 1, max: 60 });

const bet = fc.record({ kind: fc.constant('bet' as const), id, member, round, amount });
const win = fc.record({
  kind: fc.constant('win' as const),
  id,
  member,
  round,
  amount: fc.oneof(fc.constant(0), amount),
  final: fc.boolean(),
});
const rollback = fc.record({ kind: fc.constant('rollback' as const), id, member, round, bet: id });

const move = fc
  .record({
    // Occasionally reuses the id of a bet.
    id: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...MOVE_IDS) }, { weight: 1, arbitrary: id }),
    from: fc.constantFrom(...MEMBERS, HOUSE),
    to: fc.constantFrom(...MEMBERS, HOUSE),
    amount,
  })
  .filter(({ from, to }) => from !== to);
const transfers = fc.record({
  kind: fc.constant('transfers' as const),
  moves: fc.uniqueArray(move, { minLength: 1, maxLength: 3, selector: ({ id }: Move) => id }),
});

/** How a group of commands is submitted to the ledger. */
export type Group = { door: 'lane' | 'transaction'; commands: Command[] };

const play = fc.oneof({ weight: 6, arbitrary: bet }, { weight: 4, arbitrary: win }, rollback, rollback);
const playGroup = fc.record({
  door: fc.constant('lane' as const),
  commands: fc.array(play, { minLength: 1, maxLength: 12 }),
});
const transferGroup = fc.record({
  door: fc.constantFrom('lane' as const, 'transaction' as const),
  commands: fc.array(transfers, { minLength: 1, maxLength: 4 }),
});

/** Groups of commands, some of them repeated later, as after a lost answer. */
export const history: fc.Arbitrary<Group[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: playGroup }, { weight: 1, arbitrary: transferGroup }), {
      minLength: 2,
      maxLength: 10,
    }),
    fc.array(fc.nat(), { maxLength: 3 }),
  )
  .map(([groups, repeated]) => [
    ...groups,
    ...repeated.flatMap((index): Group[] => {
      const group = groups[index % groups.length];
      return group ? [group] : [];
    }),
  ]);

/** Only play, for several servers at once. */
export const rush: fc.Arbitrary<Command[]> = fc.array(play, { minLength: 10, maxLength: 60 });
