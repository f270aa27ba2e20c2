import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Api, Route } from '@croupier/contract/route.ts';
import { expect, test } from 'vitest';
import { requestErrors } from './platform/http/errors.ts';
import { translate } from './translate.ts';

const routes: Route[] = [siteApi, consoleApi].flatMap((api: Api) =>
  Object.values(api).flatMap((group) => Object.values(group)),
);
const contractCodes = routes.flatMap((route) => route.errors ?? []);
const codes = [...new Set([...contractCodes, ...Object.values(requestErrors).map(({ code }) => code)])];

/** Parameters of refusals because of a limit. */
const LIMIT = { seconds: 300, minutes: 5, number: '12', room: '100.00' };

test.each(codes)('%s has a text in every language', (code) => {
  const english = translate('EN', code, LIMIT);
  const thai = translate('TY', code, LIMIT);
  expect(english).not.toBe(code);
  expect(thai).not.toBe(code);
  expect(thai).not.toBe(english);
});

test('placeholders are filled', () => {
  expect(translate('EN', 'field.too_short', { min: 6 })).toContain('6');
});

test('an unknown language falls back to English, an unknown code to itself', () => {
  expect(translate('XX', 'request.not_found')).toBe(translate('EN', 'request.not_found'));
  expect(translate('EN', 'no.such_code')).toBe('no.such_code');
});

test('a pattern problem describes the required form', () => {
  expect(translate('EN', 'patterns.numbers', { length: '4–6' })).toContain('4–6');
});
