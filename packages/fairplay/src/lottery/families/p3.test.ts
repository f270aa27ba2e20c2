import { expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { p3 } from './p3.ts';

test('has 33 plays', () => {
  expect(new Set(p3.plays.map(({ code }) => code)).size).toBe(33);
});

test.each(p3.plays.map((play) => [play.code, play] as const))('%s wins as often as it says', (_, play) => {
  expect(() => checkPlay(p3, play)).not.toThrow();
});
