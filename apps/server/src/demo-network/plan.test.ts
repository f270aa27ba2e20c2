import { coverProblems } from '@croupier/agreements/contracts/cover.ts';
import { lineBudget, LINE_BUDGET_PPM } from '@croupier/agreements/contracts/line-budget.ts';
import { termsProblems } from '@croupier/agreements/contracts/validation.ts';
import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { expect, test } from 'vitest';
import { momentsOf } from './history.ts';
import { HISTORY_DAYS, planNetwork, ROOTS } from './plan.ts';
import { KINDS, kindsAt, ratesAt, termsAt } from './terms.ts';

const GAME_RETURN_PPM = 970_000;

test('the network is the same each time, and everybody is opened after the agent above', () => {
  const people = planNetwork();
  expect(planNetwork()).toEqual(people);
  expect(people.length).toBeGreaterThan(2_000);
  const byAccount = new Map(people.map((person) => [person.account, person]));
  expect(byAccount.size).toBe(people.length);
  for (const { upline, day, level } of people) {
    const above = upline === undefined ? undefined : byAccount.get(upline);
    if (above) expect([above.isAgent, above.day < day, above.level]).toEqual([true, true, level - 1]);
    expect(day).toBeLessThan(HISTORY_DAYS);
  }
  const begins = new Date('2026-01-05T00:00:00Z');
  const day = momentsOf(begins, 60, people);
  expect(momentsOf(begins, 60, people)).toEqual(day);
  expect(day.flatMap(({ players }) => players).length).toBeGreaterThan(50);
});

test('terms and rates of each level are covered by those above, within the budget of a line', () => {
  for (const root of ROOTS)
    for (const kind of KINDS)
      for (let level = 0; kindsAt(root, level).includes(kind); level += 1) {
        const terms = termsAt(kind, root, level);
        expect(termsProblems(terms), `${root} ${kind} ${level}`).toEqual([]);
        if (level > 0) expect(coverProblems(termsAt(kind, root, level - 1), terms)).toEqual([]);
      }
  for (let level = 1; level < 5; level += 1)
    for (const of of CLASSES) expect(ratesAt(level)[of]).toBeLessThanOrEqual(ratesAt(level - 1)[of]);
  const [root = ''] = ROOTS;
  const classes = ['rng', 'live'] as const;
  const used = lineBudget({
    returnsPpm: { rng: GAME_RETURN_PPM, live: GAME_RETURN_PPM },
    sheet: CLASSES.map((of) => ratesAt(0)[of]),
    contracts: kindsAt(root, 0).map((kind) => termsAt(kind, root, 0)),
    classes,
  });
  expect(used.map(({ isExceeded }) => isExceeded)).toEqual(classes.map(() => false));
  // An offer that is half a per mille higher waits for an answer at the end.
  expect(Math.max(...used.map(({ usedPpm }) => usedPpm)) + 500).toBeLessThanOrEqual(LINE_BUDGET_PPM);
});
