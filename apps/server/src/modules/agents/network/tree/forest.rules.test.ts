import { HOUSE } from '@croupier/agreements/tree/depth-order.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forestOf } from './forest.rules.ts';
import { pathBelow } from './paths.rules.ts';

const byBytes = (a: string, b: string): number => (a < b ? -1 : 1);

test('the lines of any nodes are found from their paths alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
      fc.array(fc.nat(), { maxLength: 30 }),
      (choices, picks) => {
        const uplines = choices.map((choice, index) => choice % (index + 1));
        const paths: string[] = [''];
        uplines.forEach((upline, index) => paths.push(pathBelow(paths[upline] ?? '', index + 1)));
        const chosen = [...new Set(picks.map((pick) => 1 + (pick % uplines.length)))];
        const sorted = chosen.map((no) => paths[no] ?? '').toSorted(byBytes);
        const forest = forestOf(sorted);

        expect(forest.places).toHaveLength(sorted.length);
        sorted.forEach((path, index) => expect(paths[forest.nos[forest.places[index] ?? 0] ?? 0]).toBe(path));
        const lines = new Set<number>();
        for (const no of chosen) for (let up = no; up > 0; up = uplines[up - 1] ?? 0) lines.add(up);
        expect(new Set(forest.nos)).toEqual(lines);
        expect(forest.nos).toHaveLength(lines.size);
        forest.nos.forEach((no, place) => {
          const upline = forest.uplines[place] ?? HOUSE;
          expect(upline).toBeLessThan(place);
          expect(upline === HOUSE ? 0 : forest.nos[upline]).toBe(uplines[no - 1]);
        });
      },
    ),
  );
});
