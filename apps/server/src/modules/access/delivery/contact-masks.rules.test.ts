import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { maskEmail, maskMobile } from './contact-masks.rules.ts';

test.each([
  ['+66812341234', '+66 ••• 1234'],
  ['+12125550123', '+1 ••• 0123'],
  ['+358401234567', '+358 ••• 4567'],
  ['+4915112345678', '+49 ••• 5678'],
  ['+79161234567', '+7 ••• 4567'],
  ['+2901234', '+290 ••• 4'],
])('%s is shown as %s', (number, shown) => {
  expect(maskMobile(number)).toBe(shown);
});

test.each(getCountries())('the dialling code of %s is shown in full', (country) => {
  const code = getCountryCallingCode(country);
  expect(maskMobile(`+${code}812345678`)).toBe(`+${code} ••• 5678`);
});

test.each([
  ['ann@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['ärger@example.com', 'ä•••@example.com'],
  ['@example.com', '•••'],
  ['nonsense', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

describe('for any input', () => {
  test('at least three digits of a number stay hidden', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{6,14}$/), (digits) => {
        const shown = maskMobile(`+${digits}`).replaceAll(/\D/g, '');
        expect(shown.length).toBeLessThanOrEqual(digits.length - 3);
      }),
    );
  });
  test('the local part of a mail address is never shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (name) => {
        const [shown = ''] = maskEmail(`${name}@example.com`).split('@');
        expect(shown).not.toContain(name);
      }),
    );
  });
});
