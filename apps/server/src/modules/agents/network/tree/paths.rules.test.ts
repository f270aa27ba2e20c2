import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfTeam, isInTeam, pathBelow } from './paths.rules.ts';

const HIGHEST = 64 ** 5 - 1;
const no = fc.integer({ min: 1, max: HIGHEST });
const pathOf = (numbers: readonly number[]): string => numbers.reduce(pathBelow, '');

test('codes have five characters and sort like their numbers', () => {
  expect([1, 64, HIGHEST].map((each) => pathBelow('', each))).toEqual(['----0', '---0-', 'zzzzz']);
  fc.assert(
    fc.property(no, no, (a, b) => {
      expect(pathBelow('', a) < pathBelow('', b)).toBe(a < b);
    }),
  );
});

test.each([0, -1, 1.5, HIGHEST + 1])('%s is no number of a node', (wrong) => {
  expect(() => pathBelow('', wrong)).toThrow(RangeError);
});

test('a team is one range of paths', () => {
  const line = fc.array(no, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(line, line, fc.boolean(), (agent, other, below) => {
      const path = pathOf(below ? [...agent, ...other] : other);
      const team = pathOf(agent);
      expect(path >= team && path < endOfTeam(team)).toBe(isInTeam(path, team));
      expect(isInTeam(path, team)).toBe(agent.every((each, level) => (below ? true : other[level] === each)));
    }),
  );
});
