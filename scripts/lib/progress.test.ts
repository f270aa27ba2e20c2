import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function progressOf(lines: readonly string[]): string[] {
  const said: string[] = [];
  const progress = reportProgress('tests', (line) => said.push(line));
  lines.forEach(progress.onLine);
  vi.advanceTimersByTime(15_000);
  progress.stop();
  return said;
}

test('counts the files of a Vitest run, without the slow tests listed under them', () => {
  const said = progressOf([
    ' \u001B[32m✓\u001B[39m \u001B[30m\u001B[42m unit \u001B[49m\u001B[39m a.test.ts (3 tests) 7ms',
    '     ✓ a slow one 1078ms',
    ' ❯ unit  b.test.ts (2 tests | 1 failed) 5ms',
    '   × breaks 3ms',
  ]);
  expect(said).toEqual(['   × breaks 3ms', '  … tests: 2 files after 15 s']);
});

test('counts the tests of a Playwright run and prints a failure at once', () => {
  const said = progressOf([
    'Running 12 tests using 2 workers',
    '  ✓    1 tests/a.spec.ts:16:1 › opens (9.9s)',
    '  ✘    2 tests/a.spec.ts:29:1 › closes (41.3s)',
    '  -    3 tests/a.spec.ts:40:1 › is skipped',
  ]);
  expect(said).toEqual([
    '  ✘    2 tests/a.spec.ts:29:1 › closes (41.3s)',
    '  … tests: 3 of 12 tests after 15 s',
  ]);
});
