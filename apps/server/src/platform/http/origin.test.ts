import { expect, test } from 'vitest';
import { hostName, originOf, portIn } from './origin.ts';

test.each([
  ['localhost', 'localhost', undefined],
  ['Lotus.LocalHost:3000', 'lotus.localhost', 3000],
  ['lotus.localhost.:80', 'lotus.localhost', 80],
  ['127.0.0.1:5173', '127.0.0.1', 5173],
  ['[::1]:3000', '::1', 3000],
  ['[::1]', '::1', undefined],
  ['[::1]@evil.example', '[::1]@evil.example', undefined],
  ['[::1]:80@evil.example', '[::1]:80@evil.example', undefined],
  ['localhost:80@evil.example', 'localhost:80@evil.example', undefined],
  ['', '', undefined],
])('host header %j: name %j, port %j', (header, name, port) => {
  expect([hostName(header), portIn(header)]).toEqual([name, port]);
});

test.each([
  ['http', 'localhost', 3000, 'http://localhost:3000'],
  ['http', 'localhost', 80, 'http://localhost'],
  ['https', 'play.example.com', 443, 'https://play.example.com'],
  ['https', 'play.example.com', 0, 'https://play.example.com'],
  ['https', 'play.example.com', 8443, 'https://play.example.com:8443'],
  ['javascript', 'play.example.com', 0, 'http://play.example.com'],
  ['http', '::1', 3000, 'http://[::1]:3000'],
] as const)('%s, %s and port %i give %s', (protocol, name, port, origin) => {
  expect(originOf({ protocol: protocol as 'http' }, name, port)).toBe(origin);
});
