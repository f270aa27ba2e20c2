import { expect, test } from 'vitest';
import { createCountryOf } from './page-request.ts';

test.each([
  ['cf-ipcountry', 1, 'de', 'DE'],
  ['cf-ipcountry', 0, 'DE', ''],
  ['', 1, 'DE', ''],
  ['cf-ipcountry', 1, 'Germany', ''],
  ['cf-ipcountry', 1, undefined, ''],
])('header %j behind %i proxies with the value %j gives %j', (header, trustProxy, said, country) => {
  const headers = said === undefined ? {} : { 'cf-ipcountry': said };
  expect(createCountryOf({ header, trustProxy })({ headers })).toBe(country);
});
