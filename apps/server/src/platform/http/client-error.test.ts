import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createLogger } from '../log.ts';
import { translate } from '../../translate.ts';
import { decodableUrl } from './client-error.ts';
import { escapeHtml } from './page.ts';
import { createHttpServer } from './server.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = createHttpServer({
    log: createLogger('silent', 'test'),
    clock: systemClock,
    translate,
    keys: {} as never,
    languageOf: async () => 'EN',
    resolveContext: () => Promise.reject(new Error('has no calls')),
  });
  server.get('/page', async () => 'page');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function send(request: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(request);
  return text(socket);
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'request.malformed'],
  [
    'two lengths',
    'POST /page HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'request.malformed',
  ],
  [
    'a length and chunks',
    'POST /page HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'request.malformed',
  ],
  [
    'a chunk that is none',
    'POST /page HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    400,
    'request.malformed',
  ],
  [
    'an endless header',
    `GET /page HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    'request.too_large',
  ],
])('%s is answered with the envelope', async (_name, request, status, code) => {
  const answer = await send(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { message: string };
  expect(body).toMatchObject({ success: false, value: null, code });
  expect(body.message).not.toBe(code);
});

test('malformed bytes after a pipelined request never look like part of its response', async () => {
  const answer = await send('GET /page HTTP/1.1\r\nhost: x\r\n\r\nbroken\r\n\r\n');
  expect(answer).not.toContain('request.malformed');
});

test.each([
  ['/plain?a=%E0%A4%A', '/plain?a=%E0%A4%A'],
  ['/a%20b', '/a%20b'],
  ['/%E0%A4%A?a=b?c', '/%25E0%25A4%25A?a=b?c'],
  ['/100%', '/100%25'],
])('%j becomes %j', (url, decodable) => {
  expect(decodableUrl(url)).toBe(decodable);
});

test('a path that cannot be decoded is not found: a page for browsers, the envelope for calls', async () => {
  const asPage = await server.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
  expect([asPage.statusCode, asPage.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(asPage.body).toContain(escapeHtml(translate('EN', 'request.not_found')));
  const asCall = await server.inject({ url: '/wps/%E0%A4%A' });
  expect([asCall.statusCode, asCall.json()]).toMatchObject([404, { code: 'request.not_found' }]);
});
