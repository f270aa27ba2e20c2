import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { flightMilliseconds, placeOf, touchedRow } from './path.ts';

const allTurns = array(constantFrom(0, 1), { minLength: 8, maxLength: 16 });

test('a ball ends over the slot that its turns add up to', () => {
  assert(
    property(allTurns, (turns) => {
      const slot = turns.reduce((sum, turn) => sum + turn, 0);
      const end = placeOf(turns, flightMilliseconds(turns.length));
      expect(end.row).toBe(turns.length);
      expect(end.x).toBeCloseTo(slot - turns.length / 2, 9);
    }),
  );
});

test('a ball never jumps', () => {
  assert(
    property(allTurns, (turns) => {
      let before = placeOf(turns, 0);
      for (let time = 1; time <= flightMilliseconds(turns.length); time += 1) {
        const now = placeOf(turns, time);
        expect(Math.abs(now.x - before.x)).toBeLessThan(0.02);
        expect(Math.abs(now.row - before.row)).toBeLessThan(0.05);
        before = now;
      }
    }),
    { numRuns: 20 },
  );
});

test('touches each peg once', () => {
  expect(touchedRow([0, 1], 0)).toBeUndefined();
  expect(touchedRow([0, 1], 140)).toBe(0);
  expect(touchedRow([0, 1], 1_000)).toBeUndefined();
});
