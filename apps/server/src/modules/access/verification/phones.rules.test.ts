import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { countriesFrom, COUNTRIES } from './countries.rules.ts';
import { countryOfNumber, mobileNumberOf } from './phones.rules.ts';

const THAI = '+66812345678';

describe('a number as people type it', () => {
  test.each([
    ['081 234 5678', undefined],
    ['812345678', undefined],
    ['081-234-5678', '+66'],
    ['081 234 5678', '66'],
    ['812345678', '0066'],
    ['+66 81 234 5678', undefined],
    ['0066 81 234 5678', undefined],
    ['66812345678', undefined],
    ['(081) 234.5678', undefined],
    ['  0812345678 ', ''],
    // A dialling code within the number wins over the separate one.
    ['+66812345678', '+49'],
  ])('%s with dialling code %s', (typed, diallingCode) => {
    expect(mobileNumberOf(typed, { country: 'TH', diallingCode })).toBe(THAI);
  });

  test('the separate dialling code wins over the merchant’s country', () => {
    expect(mobileNumberOf('0151 12345678', { country: 'TH', diallingCode: '+49' })).toBe('+4915112345678');
    expect(mobileNumberOf('0151 12345678', { country: 'DE' })).toBe('+4915112345678');
  });

  test('numbers are accepted in countries where mobile and fixed lines look the same', () => {
    expect(mobileNumberOf('(212) 555-0123', { country: 'US' })).toBe('+12125550123');
  });

  test.each([
    ['a landline', '02 123 4567', 'TH'],
    ['a landline abroad', '+44 20 7946 0958', 'TH'],
    ['a free call', '800 555 0123', 'US'],
    ['a dear call', '+1 900 555 0123', 'US'],
    ['too short', '0812', 'TH'],
    ['too long', '0812345678999', 'TH'],
    ['an extension', '0812345678 ext. 5', 'TH'],
    ['words around it', 'call 0812345678', 'TH'],
    ['two numbers', '0812345678, 0812345679', 'TH'],
    ['letters', 'abc', 'TH'],
    ['nothing', '', 'TH'],
    ['a sign', '+', 'TH'],
    ['an unknown code', '+999 812345678', 'TH'],
    ['no known country', '0812345678', 'XX'],
    ['an emergency call', '911', 'US'],
  ])('%s is refused', (_, typed, country) => {
    expect(mobileNumberOf(typed, { country })).toBeUndefined();
  });

  test('an impossible dialling code is refused', () => {
    expect(mobileNumberOf('0812345678', { country: 'TH', diallingCode: '999' })).toBeUndefined();
    expect(mobileNumberOf(THAI, { country: 'TH', diallingCode: '999' })).toBe(THAI);
  });
});

describe.each(COUNTRIES)('$countryCode', ({ countryCode, countryDialingCode, example }) => {
  test('its example is valid in every notation', () => {
    const known = examples[countryCode as keyof typeof examples];
    const number = getExampleNumber(countryCode as never, examples)?.number;
    expect(known).toBeDefined();
    expect(number).toMatch(/^\+[1-9]\d{5,14}$/);
    expect(mobileNumberOf(example, { country: countryCode })).toBe(number);
    expect(mobileNumberOf(number ?? '', { country: 'US' })).toBe(number);
    expect(number?.startsWith(countryDialingCode)).toBe(true);
  });
});

test('any input gives E.164 or nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 32 }), fc.string({ maxLength: 6 }), (typed, diallingCode) => {
      const number = mobileNumberOf(typed, { country: 'TH', diallingCode });
      expect(number ?? '+100000').toMatch(/^\+[1-9]\d{5,14}$/);
    }),
  );
});

test('parsing is idempotent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[689]\d{8}$/), (typed) => {
      const number = mobileNumberOf(typed, { country: 'TH' });
      expect(number && mobileNumberOf(number, { country: 'DE' })).toBe(number);
    }),
  );
});

describe('the list of countries', () => {
  test.each(['TH', 'DE'])('starts with %s and has no duplicates', (home) => {
    const list = countriesFrom(home);
    expect(list[0]?.countryCode).toBe(home);
    expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(200);
  });
  test('is unchanged for an unknown country', () => {
    expect(countriesFrom('XX')).toEqual(COUNTRIES);
  });
  test('a number belongs to a country', () => {
    expect([
      countryOfNumber(THAI),
      countryOfNumber('+4915112345678'),
      countryOfNumber('ann@example.com'),
    ]).toEqual(['TH', 'DE', undefined]);
  });
});
