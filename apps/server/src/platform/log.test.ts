import { expect, test } from 'vitest';
import { createLogger } from './log.ts';

test('what is secret is not logged, nor the row that a database error tells', () => {
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
