import { expect, test } from 'vitest';
import { allowedSlips, countSlips, partsOf } from './slips.rules.ts';

test.each([
  ['dragon', 'dragon', 0, true],
  ['drag', 'dragon', 0, false],
  ['dargon', 'dragon', 1, true],
  ['dcie', 'dice', 1, true],
  ['ambre', 'amber', 1, true],
  ['goldn', 'golden', 1, true],
  ['golldn', 'golden', 2, true],
  ['roullete', 'roulette', 2, true],
  ['ragon', 'dragon', 1, true],
  ['dargo', 'dragons', 1, false],
])('from %s to %s: %i slips, whole %s', (word, term, slips, whole) => {
  expect(countSlips(word, term, { max: 2, anywhere: false })).toEqual({ slips, whole });
});

test('too many slips are no match', () => {
  expect(countSlips('zebra', 'dragon', { max: 2, anywhere: false })).toBeUndefined();
  expect(countSlips('roullete', 'roulette', { max: 1, anywhere: false })).toBeUndefined();
});

test('a part of a longer run is found with a slip in it', () => {
  expect(countSlips('มักร', 'ราชามังกรทอง', { max: 1, anywhere: true })?.slips).toBe(1);
  expect(countSlips('มักร', 'ราชามังกรทอง', { max: 1, anywhere: false })).toBeUndefined();
});

test.each([
  ['fox', 0],
  ['dice', 1],
  ['diamond', 1],
  ['elephant', 2],
])('%s may have %i slips', (word, slips) => {
  expect(allowedSlips(word)).toBe(slips);
});

/** Every text that one slip makes of a word. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, next, after] = [
      word.slice(0, at),
      word[at],
      word[at + 1] ?? '',
      word.slice(at + 2),
    ];
    yield before + next + after;
    yield `${before}x${next}${after}`;
    yield `${before}x${letter}${next}${after}`;
    yield before + next + letter + after;
  }
}

test('at least one of the parts survives every slip, and every two', () => {
  for (const one of slipsOf('golden')) {
    expect(
      partsOf('golden', 1).some((part) => one.includes(part)),
      one,
    ).toBe(true);
    expect(countSlips('golden', one, { max: 1, anywhere: false }), one).toBeDefined();
  }
  for (const one of slipsOf('elephant'))
    for (const two of slipsOf(one)) {
      const isNear = countSlips('elephant', two, { max: 2, anywhere: false }) !== undefined;
      expect(isNear && !partsOf('elephant', 2).some((part) => two.includes(part)), two).toBe(false);
    }
});
