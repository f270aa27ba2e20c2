import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFERENCE_BITS, findReferences, makeReference, referenceLetters } from './reference.rules.ts';

const LETTERS = 'DE';
const random = fc.bigInt({ min: 0n, max: 2n ** BigInt(REFERENCE_BITS) - 1n });
const references = random.map((bits) => makeReference(LETTERS, bits));

test.each([
  ['demo', 'DE'],
  ['9-kings', 'KI'],
  ['x1', 'XX'],
  ['7', 'XX'],
])('references of merchant %s begin with %s', (code, letters) => {
  expect(referenceLetters(code)).toBe(letters);
});

test('a reference has ten characters and none that is taken for another', () => {
  fc.assert(
    fc.property(references, (reference) => {
      expect(reference).toMatch(/^DE[0-9A-HJKMNP-TV-Z]{8}$/);
    }),
  );
  expect(makeReference(LETTERS, 0n)).not.toBe(makeReference(LETTERS, 1n));
  expect(() => makeReference('D1', 0n)).toThrow(RangeError);
});

test('every single wrong character is noticed', () => {
  const others = fc.record({ reference: references, at: fc.nat(9), by: fc.integer({ min: 1, max: 31 }) });
  fc.assert(
    fc.property(others, ({ reference, at, by }) => {
      const alphabet = at < 2 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const from = alphabet.indexOf(reference.charAt(at));
      const to = alphabet.charAt((from + 1 + (by % (alphabet.length - 1))) % alphabet.length);
      const wrong = reference.slice(0, at) + to + reference.slice(at + 1);
      expect(findReferences(wrong, wrong.slice(0, 2))).toEqual([]);
    }),
  );
});

/** What banks and people do to the text of a transfer. */
const mangled = fc
  .record({
    reference: references,
    before: fc.constantFrom(
      '',
      'MBVCB.7314009.',
      'NAP TIEN ',
      'IBFT 0012345',
      'Chuyển tiền: ',
      'โอนเงิน/',
      'X',
    ),
    after: fc.constantFrom('', '-091124-13:05:22 013422', '. CT tu 0123456789', 'GD 554193-FT2632', ' ขอบคุณ'),
    group: fc.integer({ min: 2, max: 10 }),
    separator: fc.constantFrom(' ', '-', '.', '/', '  '),
    lower: fc.boolean(),
    alike: fc.boolean(),
    cut: fc.nat(20),
  })
  .map(({ reference, before, after, group, separator, lower, alike, cut }) => {
    const written = alike
      ? LETTERS + reference.slice(2).replaceAll('0', 'O').replaceAll('1', 'I')
      : reference;
    const grouped = written.replaceAll(new RegExp(`(.{${group}})(?=.)`, 'g'), `$1${separator}`);
    const text = `${before}${grouped}${after.slice(0, cut)}`;
    return { reference, text: lower ? text.toLowerCase() : text };
  });

test('of 500 mangled texts every reference is found and no other', () => {
  const texts = fc.sample(mangled, { numRuns: 500, seed: 11 });
  const known = new Set(texts.map(({ reference }) => reference));
  const wrong = texts.filter(({ reference, text }) => {
    const found = findReferences(text, LETTERS).filter((each) => known.has(each));
    return found.length !== 1 || found[0] !== reference;
  });
  expect(texts).toHaveLength(500);
  expect(wrong).toEqual([]);
});

test.each(['', 'DE', 'DE1234567', 'DEUUUUUUUU', 'thank you for the dinner, see you in December'])(
  'nothing is found in %j',
  (text) => {
    expect(findReferences(text, LETTERS)).toEqual([]);
  },
);

test('a text may name several', () => {
  const [first, second] = [makeReference(LETTERS, 5n), makeReference(LETTERS, 6n)];
  expect(findReferences(`${second} ${first} ${second}`, LETTERS)).toEqual([second, first]);
});
