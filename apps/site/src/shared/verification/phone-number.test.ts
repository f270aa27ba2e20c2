import { expect, test } from 'vitest';
import { internationalNumber, looksLikeNumber } from './phone-number.ts';

test.each([
  ['081 234 5678', '66', '+66812345678'],
  ['81-234-5678', '+66', '+66812345678'],
  ['+49 (151) 2345678', '66', '+491512345678'],
  ['06 1234 5678', '39', '+390612345678'],
  ['', '66', ''],
])('%j with %s is %j', (mobileNum, countryDialingCode, international) => {
  expect(internationalNumber({ mobileNum, countryDialingCode })).toBe(international);
});

test.each([
  ['0812345678', true],
  ['+66 81-234.5678', true],
  ['1234', false],
  ['12345678901234567', false],
  ['08123456ab', false],
])('%j could be a number: %j', (text, could) => {
  expect(looksLikeNumber(text)).toBe(could);
});
