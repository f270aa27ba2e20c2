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
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(10, 20, 60));

const amountOrZero = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: amount });
const rarely = fc.nat(5).map((number) => number === 0);
const of = <Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind), id, member, round });

const bet = fc.record({ ...of('bet'), amount: amountOrZero, free: rarely, closes: rarely });
const win = fc.record({
  ...of('win'),
  amount: amountOrZero,
  final: fc.boolean(),
  free: rarely,
  late: rarely,
});
const rollback = fc.record({ ...of('rollback'), bet: id, named: fc.boolean() });
const cancel = fc.record(of('cancel'));
const promo = fc.record({ ...of('promo'), amount: amountOrZero });
const few = fc.constantFrom(0, 10, 20, 60);
const correct = fc.record({
  ...of('correct'),
  previous: few,
  payout: few,
  belowZero: fc.constantFrom('refuse' as const, 'debt' as const, 'negative' as const),
});

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

const play = fc.oneof(
  { weight: 12, arbitrary: bet },
  { weight: 8, arbitrary: win },
  { weight: 4, arbitrary: rollback },
  cancel,
  promo,
  { weight: 3, arbitrary: correct },
);
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

/** Only play, for several servers at once; nothing that takes a balance below zero. */
export const rush: fc.Arbitrary<Command[]> = fc.array(
  play.map((command) => (command.kind === 'correct' ? { ...command, belowZero: 'debt' as const } : command)),
  { minLength: 10, maxLength: 60 },
);
