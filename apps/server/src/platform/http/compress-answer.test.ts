import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createLogger } from '../log.ts';
import { createHttpServer } from './server.ts';

const LARGE = Array.from({ length: 200 }, (_, n) => ({ id: n, name: `game ${n}` }));
let server: FastifyInstance;
beforeAll(() => {
  server = createHttpServer({
    log: createLogger('silent', 'test'),
    clock: systemClock,
    translate: (_language, code) => code,
    languageOf: async () => 'EN',
    keys: {} as never,
    resolveContext: () => Promise.reject(new Error('has no calls')),
  });
  server.get('/large', async () => LARGE);
  server.get('/small', async () => ({ id: 1 }));
  server.get('/file', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
});
afterAll(() => server.close());

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });
const asText = (text: Buffer): unknown => JSON.parse(text.toString());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a large response is compressed for a client that accepts %s',
  async (accepted, encoding, open) => {
    const answer = await get('/large', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(LARGE).length / 4);
    expect(asText(open(answer.rawPayload))).toEqual(LARGE);
  },
);

test.each([
  ['/large', undefined],
  ['/large', 'identity'],
  ['/small', 'br'],
  ['/file', 'br'],
])('%s is not compressed for a client that accepts %s', async (url, accepted) => {
  const answer = await get(url, accepted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
