import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createSandbox } from './server.ts';
import { STAND_INS } from './stand-ins.ts';

/** Time-out of tests that start processes on a busy machine. */
const SLOW = { timeout: 30_000 };

const sandbox = createSandbox();
let [address, smtpAddress] = ['', ''];

beforeAll(async () => {
  ({ url: address, smtpUrl: smtpAddress } = await sandbox.listen({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
  }));
});
afterAll(() => sandbox.close());

test('the page lists every stand-in and whether it is running', async () => {
  const answer = await fetch(`${address}/`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const standIn of STAND_INS) expect(html).toContain(`id="${standIn.id}"`);
  expect(html).toContain(`${STAND_INS.length} stand-ins running`);
});

async function readPolicy(): Promise<{ policy: string; nonce: string }> {
  const answer = await fetch(`${address}/`);
  const nonce = /<style nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? 'none';
  return { policy: answer.headers.get('content-security-policy') ?? '', nonce };
}

test('the policy allows only the inline style of the same response, and no script', async () => {
  const [first, second] = [await readPolicy(), await readPolicy()];
  expect(first.policy).toContain(`'nonce-${first.nonce}'`);
  expect(first.policy).toContain("default-src 'none'");
  expect(first.policy).not.toMatch(/unsafe|script-src/);
  expect(second.nonce).not.toBe(first.nonce);
});

test('a running stand-in is linked, and its texts are escaped', async () => {
  const { http } = createSandbox({
    standIns: [
      {
        id: 'x',
        title: '<b>"X"</b>',
        playing: '&',
        protocol: '',
        here: '',
        state: { name: 'running', path: '/x' },
      },
    ],
  });
  const { body } = await http.inject('/');
  expect(body).toContain('href="/x"');
  expect(body).toContain('&lt;b&gt;&quot;X&quot;&lt;/b&gt;');
  expect(body).toContain('1 stand-ins running');
});

test('health reports what is running', async () => {
  const answer = await fetch(`${address}/-/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: 'up',
    standIns: { sms: 'running', mail: 'running', payments: 'running', hub88: 'running' },
  });
});

test('an unknown path is not found', async () => {
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);
});

test.each(['abc', '-1', '70000', '1.5'])('port %s is refused with its variable named', (port) => {
  expect(() => readConfig({ SANDBOX_PORT: port })).toThrow(/SANDBOX_PORT/);
  expect(() => readConfig({ SANDBOX_SMTP_PORT: port })).toThrow(/SANDBOX_SMTP_PORT/);
});

test.each(['localhost:3002', 'ftp://localhost', 'http://localhost:3002/path', 'nowhere'])(
  'address %s is refused with its variable named',
  (url) => {
    expect(() => readConfig({ SANDBOX_URL: url })).toThrow(/SANDBOX_URL/);
  },
);

test('without variables it listens on loopback', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3002,
    smtpPort: 3025,
    url: undefined,
    dataFolder: undefined,
    vendorsUrl: 'http://localhost:3003',
  });
});

test('the process reports ready, and ends on request or when its parent is gone', SLOW, async () => {
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' },
      execArgv: [],
    });
    expect((await once(child, 'message'))[0]).toMatchObject({ ready: true });
    const exited = once(child, 'exit');
    if (end === 'disconnect') child.disconnect();
    else child.kill(end);
    expect(await exited).toEqual([0, null]);
  }
});

test('a port in use ends the start with one line that names it', SLOW, async () => {
  const { port } = new URL(smtpAddress);
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: port },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += String(chunk)));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(words.trim().split('\n')).toEqual([expect.stringContaining(port)]);
});

test('a sign-in writes nothing to stderr', SLOW, async () => {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += String(chunk)));
  const [message] = (await once(child, 'message')) as [{ details: { url: string } }];
  for (const path of ['/google/.well-known/openid-configuration', '/google/jwks', '/google/auth?client_id=x'])
    await (await fetch(message.details.url + path)).text();
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(words).toBe('');
});
