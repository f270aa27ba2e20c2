// `npm test`: every check there is, and at the end one line that counts them.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { onStopSignal, run } from './lib/processes.ts';
import { DATA, ROOT } from './lib/root.ts';

type Count = { passed: number; failed: number; skipped: number };
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

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
    say(output.trim().split('\n').slice(-200).join('\n'));
  }
}

/** A program that is right or wrong as a whole counts as one check. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const since = performance.now();
  const { code, output } = await run(command, args);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, since, output);
}

/** What a runner's JSON report says; a runner that died without one counts as one failure. */
async function counted(
  name: string,
  file: string,
  read: (report: never) => Count,
  work: () => ReturnType<typeof run>,
) {
  const since = performance.now();
  const { code, output } = await work();
  const report = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8')) as never) : undefined;
  const count = report ?? { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && count.failed === 0) count.failed = 1;
  if (count.passed + count.failed === 0) count.failed = 1;
  add(name, count, since, output);
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type Suite = {
  suites?: Suite[];
  specs: Array<{ title: string; file: string; tests: Array<{ status: string }> }>;
};
type PlaywrightReport = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Browser tests that failed and passed when they were tried again. */
const atSecondTry = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...atSecondTry(inner),
  ]);

const vitestRun = (project: string, file: string): ReturnType<typeof run> =>
  run(process.execPath, [
    vitest,
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);

async function main(): Promise<void> {
  await mkdir(DATA, { recursive: true });
  const reports = await mkdtemp(join(DATA, 'test-reports-'));
  onStopSignal(() => process.exit(130));
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
  for (const project of ['unit', 'db', 'crash'])
    if (wanted(project)) {
      const file = join(reports, `${project}.json`);
      await counted(
        `${project} tests`,
        file,
        (report: VitestReport) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests,
        }),
        () => vitestRun(project, file),
      );
    }
  if (wanted('browser')) {
    const file = join(reports, 'browser.json');
    const env = {
      ...process.env,
      SITE_FOLDER: await ensureBuilt('site', say),
      CONSOLE_FOLDER: await ensureBuilt('console', say),
      CHROMIUM_PATH: await ensureChromium(say),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    await counted(
      'browser tests',
      file,
      ({ stats, suites }: PlaywrightReport) => {
        for (const title of atSecondTry(suites)) say(`! passed only at the second try: ${title}`);
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          skipped: stats.skipped,
        };
      },
      () => run(bin('playwright'), ['test', '--reporter=list,json'], { cwd: join(ROOT, 'e2e'), env }),
    );
  }
  await rm(reports, { recursive: true, force: true });
}

try {
  await main();
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
say(`\n${failures.length ? `Failed: ${failures.join(', ')}. ` : ''}All of it took ${seconds(started)}.`);
say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
