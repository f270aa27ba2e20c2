export type TestKind = 'unit' | 'db' | 'crash' | 'browser';
export type TestResult = { kind: TestKind; file: string; title: string; seconds: number };

/** The content of a test runner's JSON report. */
export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  tests: TestResult[];
  /** Passed only when they were tried again. */
  flaky: TestResult[];
};

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{ fullName: string; duration?: number | null }>;
  }>;
};

type Suite = {
  suites?: readonly Suite[];
  specs: ReadonlyArray<{
    title: string;
    file: string;
    tests: ReadonlyArray<{ status: string; results: ReadonlyArray<{ duration: number }> }>;
  }>;
};

export type PlaywrightReport = {
  suites: readonly Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const MILLISECONDS_PER_SECOND = 1000;

export const readVitestReport = (kind: TestKind, root: string, report: VitestReport): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      kind,
      file: name.replace(`${root}/`, ''),
      title: fullName,
      seconds: (duration ?? 0) / MILLISECONDS_PER_SECOND,
    })),
  ),
  flaky: [],
});

const testsIn = (suites: readonly Suite[]): Array<TestResult & { status: string }> =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        kind: 'browser' as const,
        file,
        title,
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / MILLISECONDS_PER_SECOND,
      })),
    ),
    ...testsIn(inner),
  ]);

export function readPlaywrightReport({ suites, stats }: PlaywrightReport): Report {
  const tests = testsIn(suites);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests,
    flaky: tests.filter(({ status }) => status === 'flaky'),
  };
}

/** The slowest tests, one line each. */
export const slowest = (tests: readonly TestResult[], most: number): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(
      ({ kind, file, title, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${kind.padEnd(7)}  ${file}: ${title}`,
    );
