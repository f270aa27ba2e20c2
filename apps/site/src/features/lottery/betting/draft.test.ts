import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { describe, expect, test } from 'vitest';
import { draftPick, emptyDraft, pickRow, toggleSymbol } from './draft.ts';

const playOf = (catalogue: string, code: string): Play => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};

const front = playOf('ssc/1', 'f2.d');
const two = playOf('11x5/1', 'a2');

test('keys become a canonical pick, whatever their order', () => {
  const zones = [[7, 1], [3]];
  expect(draftPick(front, { zones, text: '', mode: 'keys' })).toMatchObject({
    text: '1,7|3',
    problem: undefined,
  });
  expect(draftPick(front, { ...emptyDraft(front), zones: [[7], []] })).toMatchObject({
    text: '',
    problem: { reason: 'too_few', zone: 1 },
  });
});

test('typed entries become a pick; what is none is told', () => {
  const { text, typed } = draftPick(front, { ...emptyDraft(front), mode: 'text', text: '12 12 99 x3' });
  expect(text).toBe('12,99');
  expect(typed).toMatchObject({ duplicates: 1, problems: [{ reason: 'entry', start: 9, end: 11 }] });
});

test('typed entries on marked places', () => {
  const mix = playOf('ssc/1', 'r3.mix');
  const draft = { zones: [[0, 2, 4]], text: '123', mode: 'text' } as const;
  expect(draftPick(mix, draft).text).toBe('1,3,5|123');
  expect(emptyDraft(mix).mode).toBe('text');
});

test('a banker is taken out of the drag and the other way round', () => {
  let zones = toggleSymbol(two, [[], []], 1, 4);
  zones = toggleSymbol(two, zones, 0, 4);
  expect(zones).toEqual([[4], []]);
  expect(toggleSymbol(two, zones, 0, 5)).toEqual([[5], []]);
  expect(pickRow(two, zones, 1, 'all')[1]).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10]);
});

describe('rows', () => {
  test.each([
    ['big', [5, 6, 7, 8, 9]],
    ['small', [0, 1, 2, 3, 4]],
    ['odd', [1, 3, 5, 7, 9]],
    ['even', [0, 2, 4, 6, 8]],
    ['clear', []],
  ] as const)('%s', (kind, expected) => {
    expect(pickRow(front, [[2], [3]], 0, kind)).toEqual([expected, [3]]);
  });

  test('big of eleven numbers begins with six, as the play on signs says', () => {
    expect(pickRow(two, [[], []], 1, 'big')[1]).toEqual([5, 6, 7, 8, 9, 10]);
    expect(pickRow(two, [[], []], 1, 'odd')[1]).toEqual([0, 2, 4, 6, 8, 10]);
  });
});
