import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createOutgoingCall } from './outgoing-call.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api/`;
}

const call = createOutgoingCall({ timeoutMilliseconds: 300, maxBytes: 100 });
const get = (base: string, path = '/orders/1') => call('m', { base, path, method: 'GET' });

test('an answer comes with status and text, whatever the status', async () => {
  const base = await serve((request, response) => response.writeHead(422).end(`no ${request.url}`));
  expect(await get(base)).toEqual({ kind: 'answered', status: 422, text: 'no /api/orders/1' });
});

test.each<[string, RequestListener]>([
  ['cut connection', (request) => request.socket.destroy()],
  ['body that never ends', (_request, response) => response.writeHead(200).write('{')],
  ['body that is cut', (_request, response) => response.writeHead(200, { 'content-length': '50' }).end('{')],
  ['answer that is too long', (_request, response) => response.writeHead(200).end('x'.repeat(101))],
  ['redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['silence', () => undefined],
])('a %s is no answer', async (_name, listener) => {
  expect(await get(await serve(listener))).toMatchObject({ kind: 'unanswered' });
});

test('a closed port is no answer', async () => {
  const base = await serve(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  expect(await get(base)).toEqual({ kind: 'unanswered', message: 'ECONNREFUSED' });
});

test.each(['/../../admin', '@evil.example/', '.evil.example/'])(
  'the path %s can’t leave the provider',
  async (path) => {
    await expect(get('https://api.provider.example/v1', path)).rejects.toThrow('leads away');
  },
);
