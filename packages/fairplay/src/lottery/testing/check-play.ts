import { expect } from 'vitest';
import { MAX_CELLS, addWins, worth } from '../laws/law.ts';
import { formatPick, parsePick } from '../pick.ts';
import type { Family, Pick, Play, Seen, View, Wins } from '../types.ts';
import { type Random, fullPick, randomPick, randomResult, seededRandom } from './random-picks.ts';

const oddsOf = ({ classes }: Play): number[] =>
  classes.map(({ ways, outcomes }) => Number(outcomes) / Number(ways));

function slowSum(play: Play, pick: Pick, timesOf: (line: readonly (readonly number[])[]) => number): Wins {
  const wins = play.classes.map(() => 0);
  for (const line of play.law.expand(pick)) {
    const index = play.law.classOf(line);
    wins[index] = (wins[index] ?? 0) + timesOf(line);
  }
  return wins;
}

/** A result, often one in which a line of the pick wins. */
function seenFor(random: Random, family: Family, play: Play, pick: Pick): Seen {
  let seen: Seen = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    seen = play.see(randomResult(random, family, play.draws));
    if (play.law.wins(pick, seen).some((times) => times > 0)) break;
  }
  return seen;
}

/** Compares the closed forms with the lines themselves, for random picks and results. */
function checkSlowPair(family: Family, play: Play, picks: number): void {
  const random = seededRandom(play.code.length * 7919 + picks);
  const odds = oddsOf(play);
  for (let index = 0; index < picks; index += 1) {
    const pick = randomPick(random, play, 300);
    const name = `${play.code} ${formatPick(play, pick)}`;
    expect(play.law.lines(pick), name).toEqual(slowSum(play, pick, () => 1));
    const read = parsePick(play, formatPick(play, pick)).pick;
    expect(read && formatPick(play, read), name).toBe(formatPick(play, pick));
    const most = worth(play.law.mostWins(pick), odds);
    for (let draw = 0; draw < 3; draw += 1) {
      const seen = seenFor(random, family, play, pick);
      const wins = play.law.wins(pick, seen);
      expect(wins, name).toEqual(slowSum(play, pick, (line) => play.law.hit(line, seen)));
      expect(worth(wins, odds), name).toBeLessThanOrEqual(most + 1e-6);
    }
  }
}

/** Over all results each class must win exactly as often as its chance says: of a pick with all classes, and of others. */
function checkEnumeration(play: Play, list: () => Iterable<View>, picks: number): void {
  const random = seededRandom(play.code.length * 104_729 + 1);
  const odds = oddsOf(play);
  for (let index = 0; index < picks; index += 1) {
    const pick = index === 0 ? fullPick(play) : randomPick(random, play, 200);
    const name = `${play.code} ${formatPick(play, pick)}`;
    let most = 0;
    let sums: Wins = play.classes.map(() => 0);
    let total = 0;
    for (const { seen, weight } of list()) {
      total += weight;
      const wins = play.law.wins(pick, seen);
      if (wins.every((times) => times === 0)) continue;
      sums = addWins(
        sums,
        wins.map((times) => times * weight),
      );
      most = Math.max(most, worth(wins, odds));
    }
    const outcomes = total;
    const expected = play.law.lines(pick).map((lines, at) => (lines * outcomes) / (odds[at] ?? 1));
    sums.forEach((sum, at) => expect(sum, `${name} class ${at}`).toBeCloseTo(expected[at] ?? 0, 4));
    const claimed = worth(play.law.mostWins(pick), odds);
    if (play.zones[0]?.code === 'marks') expect(claimed, name).toBeGreaterThanOrEqual(most - 1e-6);
    else expect(claimed, name).toBeCloseTo(most, 4);
  }
}

/** The cells of the fullest pick have names of their own, and a market has at most a thousand. */
function checkCells(play: Play): void {
  const cells = play.law.cells?.(fullPick(play)).map(({ cell }) => cell) ?? [];
  expect(new Set(cells).size, play.code).toBe(cells.length);
  expect(cells.length, play.code).toBeLessThanOrEqual(MAX_CELLS);
}

/** All checks of one play; throws what differs. */
export function checkPlay(family: Family, play: Play, enumerated = 2): void {
  checkCells(play);
  checkSlowPair(family, play, 12);
  if (play.views) checkEnumeration(play, play.views, enumerated);
}
