import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createS3Storage } from './s3.adapter.ts';
import { signS3 } from './s3-signature.adapter.ts';

describe('the signature', () => {
  // The examples of the Amazon S3 documentation for signatures in the authorization header.
  const key = {
    region: 'us-east-1',
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const at = new Date('2013-05-24T00:00:00Z');
  const base = 'https://examplebucket.s3.amazonaws.com';

  test('of a published GET', () => {
    const url = new URL(`${base}/test.txt`);
    const { authorization } = signS3(key, { method: 'GET', url, headers: { range: 'bytes=0-9' }, at });
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('of a published PUT', () => {
    const { authorization } = signS3(key, {
      method: 'PUT',
      url: new URL(`${base}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
      at,
    });
    expect(authorization).toMatch(
      /Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
    );
  });
});

describe('a bucket', () => {
  const KEY = { region: 'eu-central-1', keyId: 'files', secret: 'a secret/with+signs' };
  const NAME = 'aurum/01920000-0000-7000-8000-000000000001';
  const objects = new Map<string, Buffer>();
  let busy = 0;
  let calls = 0;

  /** What an S3-compatible store checks before it does anything. */
  function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
    const date = String(headers['x-amz-date']);
    const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
    const type = headers['content-type'];
    const expected = signS3(KEY, {
      method: method as 'GET',
      url: new URL(`http://${headers.host}${url}`),
      at: new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`),
      body,
      ...(type && { headers: { 'content-type': type } }),
    });
    return (
      headers.authorization === expected['authorization'] &&
      headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    calls += 1;
    if (busy > 0) {
      busy -= 1;
      response.writeHead(503).end('<Code>SlowDown</Code>');
    } else if (!isSigned(request, body)) response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    else if (request.method === 'PUT') {
      objects.set(path, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const found = objects.get(path);
      response.writeHead(found ? 200 : 404).end(found ?? '<Code>NoSuchKey</Code>');
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  let url = '';
  const clock = { now: () => new Date() };
  const storage = (secret = KEY.secret) => createS3Storage({ ...KEY, secret, url }, clock);
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    objects.clear();
    [busy, calls] = [0, 0];
  });

  test('keeps, replaces and removes a file', async () => {
    const files = storage();
    expect(await files.get(NAME)).toBeUndefined();
    await files.put(NAME, Buffer.from([0, 255, 1]));
    await files.put(NAME, Buffer.from([7, 0, 8]));
    expect([...objects.keys()]).toEqual([`/pictures/${NAME}`]);
    expect(await files.get(NAME)).toEqual(Buffer.from([7, 0, 8]));
    await files.remove(NAME);
    await files.remove(NAME);
    expect(await files.get(NAME)).toBeUndefined();
  });

  test('that is busy is called again, at most three times', async () => {
    busy = 2;
    await storage().put(NAME, Buffer.from('x'));
    expect(calls).toBe(3);
    busy = 3;
    await expect(storage().get(NAME)).rejects.toThrow(/answered 503/);
  });

  test('refuses a wrong secret, which is told', async () => {
    await expect(storage('another').put(NAME, Buffer.from('x'))).rejects.toThrow(
      /403.*SignatureDoesNotMatch/,
    );
    await expect(storage('another').get(NAME)).rejects.toThrow(/403/);
    expect(objects.size).toBe(0);
  });

  test.each(['../secret', 'aurum/../x', `${NAME}?acl`, `/${NAME}`])('has no file named %s', async (name) => {
    await expect(storage().get(name)).rejects.toThrow(/not the name of a file/);
    expect(calls).toBe(0);
  });
});
