import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport, slowest } from './test-reports.ts';

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: '/repo/apps/a.test.ts',
      assertionResults: [
        { fullName: 'adds', duration: 1500 },
        { fullName: 'is skipped', duration: null },
      ],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [
        {
          title: 'signs in',
          file: 'login.spec.ts',
          tests: [{ status: 'expected', results: [{ duration: 900 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'plays',
              file: 'dice.spec.ts',
              tests: [{ status: 'flaky', results: [{ duration: 4000 }, { duration: 3000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('reads counts and durations from a Vitest report', () => {
  const { passed, failed, skipped, tests } = readVitestReport('unit', '/repo', vitestReport);
  expect({ passed, failed, skipped }).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(tests).toEqual([
    { kind: 'unit', file: 'apps/a.test.ts', title: 'adds', seconds: 1.5 },
    { kind: 'unit', file: 'apps/a.test.ts', title: 'is skipped', seconds: 0 },
  ]);
});

test('counts a flaky browser test as passed, names it and adds up its attempts', () => {
  const { passed, failed, flaky, tests } = readPlaywrightReport(playwrightReport);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(flaky.map(({ file, title }) => [file, title])).toEqual([['dice.spec.ts', 'plays']]);
  expect(tests.map(({ title, seconds }) => [title, seconds])).toEqual([
    ['signs in', 0.9],
    ['plays', 7],
  ]);
});

test('lists the slowest tests of all kinds first', () => {
  const tests = [
    ...readVitestReport('unit', '/repo', vitestReport).tests,
    ...readPlaywrightReport(playwrightReport).tests,
  ];
  expect(slowest(tests, 2)).toEqual([
    '    7.0 s  browser  dice.spec.ts: plays',
    '    1.5 s  unit     apps/a.test.ts: adds',
  ]);
});
