import { expect, test } from 'vitest';
import { privateFields, sameServers } from './config-addresses.rules.ts';

test.each([
  [{ url: 'http://127.0.0.1:4000' }, ['url']],
  [{ url: ' http://169.254.169.254/latest' }, ['url']],
  [{ url: 'ht\ntp://10.0.0.1' }, ['url']],
  [{ rate: { url: 'https://rates.internal' } }, ['rate.url']],
  [{ nodes: ['https://node.example', 'wss://[::1]'] }, ['nodes.1']],
  [{ url: 'https://api.example', holder: 'localhost', count: 3, none: null }, []],
])('%j names private hosts in %j', (config, fields) => {
  expect(privateFields(config)).toEqual(fields);
});

test.each([
  [{ url: 'https://a.example/v1' }, { url: 'https://A.example/v2', name: 'x' }, true],
  [{ url: 'https://a.example' }, { url: 'https://b.example' }, false],
  [{ url: 'https://a.example' }, { url: 'http://a.example' }, false],
  [{ url: 'https://a.example' }, { url: 'https://a.example:8443' }, false],
  [{}, { url: 'https://b.example' }, false],
  [{ url: 'https://a.example' }, {}, false],
  [
    { a: 'https://a.example', b: 'https://b.example' },
    { a: 'https://b.example', b: 'https://a.example' },
    false,
  ],
  [{ holder: 'Ann' }, { holder: 'Bob' }, true],
])('%j and %j name the same servers: %s', (before, after, isSame) => {
  expect(sameServers(before, after)).toBe(isSame);
});
