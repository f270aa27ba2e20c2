import { expect, test } from 'vitest';
import { allowedTypos, countTypos, partsOf } from './typos.rules.ts';

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
])('from %s to %s: %i typos, whole %s', (word, term, typos, whole) => {
  expect(countTypos(word, term, { max: 2, anywhere: false })).toEqual({ typos, whole });
});

test('too many typos do not match', () => {
  expect(countTypos('zebra', 'dragon', { max: 2, anywhere: false })).toBeUndefined();
  expect(countTypos('roullete', 'roulette', { max: 1, anywhere: false })).toBeUndefined();
});

test('a part of a longer run is found with a typo in it', () => {
  expect(countTypos('มักร', 'ราชามังกรทอง', { max: 1, anywhere: true })?.typos).toBe(1);
  expect(countTypos('มักร', 'ราชามังกรทอง', { max: 1, anywhere: false })).toBeUndefined();
});

test.each([
  ['fox', 0],
  ['dice', 1],
  ['diamond', 1],
  ['elephant', 2],
])('%s may have %i typos', (word, typos) => {
  expect(allowedTypos(word)).toBe(typos);
});

/** Every text that one typo makes of a word. */
function* typosOf(word: string): Generator<string> {
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

test('one or two typos leave at least one part unchanged', () => {
  for (const one of typosOf('golden')) {
    expect(
      partsOf('golden', 1).some((part) => one.includes(part)),
      one,
    ).toBe(true);
    expect(countTypos('golden', one, { max: 1, anywhere: false }), one).toBeDefined();
  }
  for (const one of typosOf('elephant'))
    for (const two of typosOf(one)) {
      const isNear = countTypos('elephant', two, { max: 2, anywhere: false }) !== undefined;
      expect(isNear && !partsOf('elephant', 2).some((part) => two.includes(part)), two).toBe(false);
    }
});
