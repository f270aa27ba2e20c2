import { expect, test } from 'vitest';
import { wantsPage } from './page-request.ts';

test.each([
  ['GET', '/', true],
  ['GET', '/index.html', true],
  ['GET', '/bgs/dice?x=1.5', true],
  ['GET', '/?from=partner.com', true],
  ['GET', '/register?next=/wps/x.js', true],
  ['HEAD', '/member/securityCenter', true],
  ['POST', '/bgs', false],
  ['GET', '/wps/unknown', false],
  ['GET', '/js/gone.abc.js', false],
  ['GET', '/favicon.ico?v=2', false],
])('%s %s: %s', (method, url, page) => {
  expect(wantsPage({ method, url })).toBe(page);
});
