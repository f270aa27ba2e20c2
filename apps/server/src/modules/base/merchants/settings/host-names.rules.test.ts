import { expect, test } from 'vitest';
import { isHostName } from './host-names.rules.ts';

test.each([
  ['localhost', true],
  ['play.example.com', true],
  ['xn--12c1fe0br.example', true],
  ['a-b.example', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['example.com:3000', false],
  ['Example.com', false],
  ['-a.example', false],
  ['a_b.example', false],
  ['example..com', false],
  ['example.com.', false],
  [`${'a'.repeat(64)}.example`, false],
  ['', false],
])('%s as a host name: %s', (host, is) => {
  expect(isHostName(host)).toBe(is);
});
