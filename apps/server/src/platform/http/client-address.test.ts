import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (forwarded: string | undefined) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.1' },
});

test.each([
  ['no proxy: the header is anybody’s', '198.51.100.7', 0, '10.0.0.1'],
  ['one proxy', '198.51.100.7', 1, '198.51.100.7'],
  ['one proxy, and a caller who makes up another', '6.6.6.6, 198.51.100.7', 1, '198.51.100.7'],
  ['two proxies', '6.6.6.6, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['fewer entries than proxies', '198.51.100.7', 3, '198.51.100.7'],
  ['a proxy that says nothing', undefined, 1, '10.0.0.1'],
])('%s', (_name, forwarded, proxies, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});
