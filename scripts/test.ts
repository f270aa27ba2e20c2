// `npm test`: every check; the last line counts them. `npm test -- unit db` runs only the parts named.
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { browserEnvironment, playwright } from './lib/browser-tests.ts';
import { interruptRunning, onStopSignal, run, type RunResult } from './lib/processes.ts';
import { reportProgress } from './lib/progress.ts';
import { DATA, ROOT } from './lib/root.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  slowest,
  type Report,
  type TestResult,
} from './lib/test-reports.ts';

type Count = { passed: number; failed: number; skipped: number };
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const tests: TestResult[] = [];

const MAX_LISTED_TESTS = 20;
const MAX_FAILURE_LINES = 200;

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const started = performance.now();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (line: string): void => console.log(line);

function add(name: string, count: Count, since: number, output: string): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const mark = count.failed ? '✗' : '✓';
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  say(`${mark} ${name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds(since)})`);
  if (count.failed) {
    failures.push(name);
    say(output.trim().split('\n').slice(-MAX_FAILURE_LINES).join('\n'));
  }
}

/** A program that succeeds or fails as a whole counts as one check. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const since = performance.now();
  const { code, output } = await run(command, args);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, since, output);
}

type RunTests = (onLine: (line: string) => void) => Promise<RunResult>;

/** Counts what the runner's JSON report says; a runner that ends without a report counts as one failure. */
async function runTests(
  name: string,
  file: string,
  read: (report: never) => Report,
  work: RunTests,
): Promise<void> {
  const since = performance.now();
  const progress = reportProgress(name, say);
  const { code, output } = await work(progress.onLine).finally(progress.stop);
  const report = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8')) as never) : undefined;
  const count: Count = report ?? { passed: 0, failed: 1, skipped: 0 };
  const isUnreported = code !== 0 && count.failed === 0;
  const isEmpty = count.passed + count.failed === 0;
  tests.push(...(report?.tests ?? []));
  for (const test of report?.flaky ?? []) say(`! passed only when retried: ${test.file}: ${test.title}`);
  add(name, isUnreported || isEmpty ? { ...count, failed: 1 } : count, since, output);
}

async function runVitest(project: 'unit' | 'db' | 'crash', file: string): Promise<void> {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  await runTests(
    `${project} tests`,
    file,
    (report) => readVitestReport(project, ROOT, report),
    (onLine) => run(process.execPath, [vitest, ...args, `--outputFile.json=${file}`], { onLine }),
  );
}

async function runPlaywright(file: string): Promise<void> {
  const seed = process.env['E2E_SEED'] ?? String(randomInt(2 ** 31));
  say(`Browser tests choose their combinations by seed ${seed} (repeat them with E2E_SEED=${seed}).`);
  const env = { ...(await browserEnvironment(say)), E2E_SEED: seed, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await runTests('browser tests', file, readPlaywrightReport, (onLine) =>
    playwright(['--reporter=list,json'], { env, onLine }),
  );
}

async function main(): Promise<void> {
  await mkdir(DATA, { recursive: true });
  const reports = await mkdtemp(join(DATA, 'test-reports-'));
  onStopSignal(() => void interruptRunning().then(() => process.exit(130)));
  const only = process.argv.slice(2);
  const wanted = (part: string): boolean => only.length === 0 || only.includes(part);

  if (wanted('static')) {
    await check('format', bin('oxfmt'), ['--check', '.']);
    await check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']);
    await check('types: server and packages', bin('tsc'), ['-p', 'tsconfig.json']);
    await check('types: browser', bin('tsc'), ['-p', 'tsconfig.web.json']);
    await check('types: browser tests', bin('tsc'), ['-p', 'tsconfig.e2e.json']);
    await check('unused code', bin('knip'), []);
  }
  for (const project of ['unit', 'db', 'crash'] as const)
    if (wanted(project)) await runVitest(project, join(reports, `${project}.json`));
  if (wanted('browser')) await runPlaywright(join(reports, 'browser.json'));
  await rm(reports, { recursive: true, force: true });
}

try {
  await main();
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
if (tests.length > 0) say(['\nThe slowest tests:', ...slowest(tests, MAX_LISTED_TESTS)].join('\n'));
say(`\n${failures.length ? `Failed: ${failures.join(', ')}. ` : ''}All of it took ${seconds(started)}.`);
say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
