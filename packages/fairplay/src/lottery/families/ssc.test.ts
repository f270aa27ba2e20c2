import { expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { ssc } from './ssc.ts';

test('has 116 plays', () => {
  expect(new Set(ssc.plays.map(({ code }) => code)).size).toBe(116);
});

test.each(ssc.plays.map((play) => [play.code, play] as const))('%s wins as often as it says', (_, play) => {
  expect(() => checkPlay(ssc, play, play.tab.startsWith('r') ? 1 : 2)).not.toThrow();
});
