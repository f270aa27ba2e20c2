import { expect, test } from 'vitest';
import { createLogger } from './log.ts';

test('secrets and the row quoted by a database error are not logged', () => {
  const lines: string[] = [];
  const log = createLogger('info', 'test', { write: (line: string) => lines.push(line) });
  const err = Object.assign(new Error('violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (croupier, SECRET).',
  });
  log.error({ err, password: 'SECRET', body: { token: 'SECRET', deep: { serverSeed: 'SECRET' } } }, 'failed');
  const text = lines.join('');
  expect(text).not.toContain('SECRET');
  expect(text).toContain('violates check constraint');
  expect(text).toContain('23514');
});

test('the same failure is logged once per burst, different ones separately', () => {
  const lines: string[] = [];
  const log = createLogger('info', 'test', { write: (line: string) => lines.push(line) });
  for (let port = 0; port < 100; port += 1)
    log.child({ port }).error({ err: new Error(`no connection to port ${port}`) }, 'call failed');
  for (const queue of ['seal', 'audit'])
    log.error({ err: { message: `something else (Queue: ${queue}, Worker: 1)` } }, 'call failed');
  log.error({ err: new Error('no connection to port 7') }, 'job failed');
  for (let turn = 0; turn < 3; turn += 1) log.info('started');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'call failed',
    'call failed',
    'job failed',
    'started',
    'started',
    'started',
  ]);
});
