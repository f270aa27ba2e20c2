import { expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { elevenFive } from './eleven-five.ts';

test('has 36 plays', () => {
  expect(new Set(elevenFive.plays.map(({ code }) => code)).size).toBe(36);
});

test.each(elevenFive.plays.map((play) => [play.code, play] as const))(
  '%s wins as often as it says',
  (_, play) => {
    expect(() => checkPlay(elevenFive, play)).not.toThrow();
  },
);
