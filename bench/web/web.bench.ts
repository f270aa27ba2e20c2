// `npm run bench -- web`: the first load of public pages on a phone with slow 4G, beside a page with one sentence on the
// same connection, the tiles of a list over a weak signal, and the time from key press to search result.
// `-- web --path /rng --runs 5` measures one page only, `--lighthouse` adds Lighthouse's scores (installed on demand).
import { chromium, type Browser } from '../../e2e/fixtures/browser.ts';
import type { BenchOptions } from '../../scripts/bench.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { lighthouseScores } from './lighthouse.ts';
import { BARS, DESKTOP, DESKTOP_NEAR, PHONE, WEAK, type Profile } from './profiles.ts';
import { firstScripts } from './scripts.ts';
import { timeSearch, type SearchTimes } from './search.ts';
import { BLANK_PAGE, startSite, type SiteUnderTest } from './stack.ts';
import { visit } from './visit.ts';
import type { Visit } from './watch.ts';

const RUNS = 5;
const PATHS = ['/', '/rng', '/promotions'];
/** The list whose tiles are timed over a weak signal. */
const LIST = '/rng';
const LIGHTHOUSE_PATHS = ['/', '/rng', '/bgs/dice'];
const LIGHTHOUSE_BAR = 90;
const KILOBYTE = 1_000;

type Measured = { path: string; profile: Profile; runs: Visit[] };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medianOf = ({ runs }: Measured, of: (visit: Visit) => number | undefined): number =>
  median(runs.map((visit) => of(visit) ?? 0));
const ms = (value: number): string => `${count(value)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1)} kB`;
const bytesOf = ({ documentBytes, resources }: Visit): number =>
  resources.reduce((sum, { bytes }) => sum + bytes, documentBytes);

function optionsOf(flags: readonly string[], quick: boolean): { paths: string[]; runs: number } {
  const valueOf = (name: string): string | undefined => flags[flags.indexOf(name) + 1 || flags.length];
  const path = valueOf('--path');
  return { paths: path ? [path] : PATHS, runs: Number(valueOf('--runs') ?? (quick ? 1 : RUNS)) };
}

async function measure(
  browser: Browser,
  site: SiteUnderTest,
  options: Omit<Measured, 'runs'> & { runs: number },
) {
  const { path, profile } = options;
  const runs: Visit[] = [];
  for (let run = 0; run < options.runs; run += 1)
    runs.push(await visit(browser, profile, `${site.address}${path}`));
  return { path, profile, runs };
}

function printPaints(results: readonly Measured[], blanks: ReadonlyMap<Profile, Measured>): void {
  const rows = results.map((result) => {
    const blank = blanks.get(result.profile);
    const largest = medianOf(result, (visit) => visit.largestPaint);
    const ratio = blank && blank !== result ? largest / medianOf(blank, (visit) => visit.largestPaint) : 1;
    return [
      `${result.path} (${result.profile.name})`,
      ms(medianOf(result, (visit) => visit.firstByte)),
      ms(medianOf(result, (visit) => visit.firstPaint)),
      ms(largest),
      `${ratio.toFixed(1)} ×`,
      medianOf(result, (visit) => visit.layoutShift).toFixed(3),
      ms(medianOf(result, (visit) => visit.blocking)),
      ms(medianOf(result, (visit) => visit.longestTask)),
      ms(medianOf(result, (visit) => visit.ready)),
      kilobytes(medianOf(result, bytesOf)),
      result.runs.at(-1)?.largestElement ?? '',
    ];
  });
  const head = [
    'page',
    'first byte',
    'first paint',
    'largest',
    'blank',
    'shift',
    'blocking',
    'longest',
    'ready',
    'bytes',
  ];
  console.log(`\n${table([...head, 'largest element'], rows)}`);
}

async function printScripts(site: SiteUnderTest, { path, runs }: Measured): Promise<number> {
  const [first] = runs;
  if (!first) return 0;
  const chunks = await firstScripts(site.folder, first);
  const sum = (of: 'gzipBytes' | 'transferredBytes'): number =>
    chunks.reduce((total, chunk) => total + chunk[of], 0);
  const rows = chunks
    .toSorted((a, b) => b.gzipBytes - a.gzipBytes)
    .map(({ name, gzipBytes, transferredBytes }) => [
      name,
      kilobytes(gzipBytes),
      kilobytes(transferredBytes),
    ]);
  const total = ['all', kilobytes(sum('gzipBytes')), kilobytes(sum('transferredBytes'))];
  console.log(
    `\nScripts of ${path} before it is ready:\n${table(['script', 'gzip', 'transferred'], [...rows, total])}`,
  );
  return sum('gzipBytes');
}

function printSearch({ cold, warm }: SearchTimes): void {
  const row = (name: string, times: readonly number[]): string[] => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string => ms(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return [name, count(sorted.length), at(0.5), at(0.9), at(1)];
  };
  const rows = [row('pictures not yet rendered', cold), row('pictures rendered before', warm)];
  console.log(
    `\nFrom key press to the frame with the result, ${DESKTOP_NEAR.name}:\n${table(['', 'keys', 'p50', 'p90', 'worst'], rows)}`,
  );
}

function printBars(home: Measured, scriptBytes: number, search: readonly number[], list?: Measured): void {
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  const paint = medianOf(home, (visit) => visit.largestPaint);
  const shift = medianOf(home, (visit) => visit.layoutShift);
  const blocking = medianOf(home, (visit) => visit.blocking);
  const found = median(search);
  const { largestPaintMilliseconds, layoutShift, blockingMilliseconds, scriptGzipBytes, searchMilliseconds } =
    BARS;
  const rows = [
    [
      'largest paint',
      ms(paint),
      `≤ ${ms(largestPaintMilliseconds)}`,
      verdict(paint <= largestPaintMilliseconds),
    ],
    ['layout shift', shift.toFixed(3), `≤ ${layoutShift}`, verdict(shift <= layoutShift)],
    ['blocking', ms(blocking), `≤ ${ms(blockingMilliseconds)}`, verdict(blocking <= blockingMilliseconds)],
    [
      'scripts, gzip',
      kilobytes(scriptBytes),
      `≤ ${kilobytes(scriptGzipBytes)}`,
      verdict(scriptBytes <= scriptGzipBytes),
    ],
    ...(list
      ? [
          [
            `first tiles of ${list.path} with pictures, weak signal`,
            ms(medianOf(list, tilesOf)),
            `≤ ${ms(BARS.tilesMilliseconds)}`,
            verdict(medianOf(list, tilesOf) <= BARS.tilesMilliseconds),
          ],
        ]
      : []),
    ...(search.length > 0
      ? [
          [
            'key press to result, median',
            milliseconds(found),
            `≤ ${searchMilliseconds} ms`,
            verdict(found <= searchMilliseconds),
          ],
        ]
      : []),
  ];
  console.log(`\n${table(['bar', 'measured', 'limit', ''], rows)}`);
}

/** A tile without its picture counts as never drawn. */
const tilesOf = ({ tiles }: Visit): number => tiles ?? Infinity;

async function printLighthouse(site: SiteUnderTest, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const path of LIGHTHOUSE_PATHS) {
    const scores = await lighthouseScores(`${site.address}${path}`, runs);
    const score = median(scores);
    rows.push([
      path,
      scores.join(', '),
      String(score),
      `≥ ${LIGHTHOUSE_BAR}`,
      score >= LIGHTHOUSE_BAR ? 'met' : 'MISSED',
    ]);
  }
  console.log(
    `\nLighthouse, performance on a phone:\n${table(['page', 'runs', 'median', 'limit', ''], rows)}`,
  );
}

export async function run(options: BenchOptions): Promise<void> {
  const { paths, runs } = optionsOf(options.flags, options.quick);
  const site = await startSite(options);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log, 'browser'),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
    // The command closes the browser itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  options.onEnd(() => browser.close());
  console.log(
    `First load, median of ${runs}. ${machine()}, Chromium ${browser.version()}; browser, server and database on the same cores; ${count(site.games)} vendor games.`,
  );
  // Warms up the server's and the browser's caches.
  for (const path of [BLANK_PAGE, ...paths]) await visit(browser, DESKTOP, `${site.address}${path}`);
  const results: Measured[] = [];
  const blanks = new Map<Profile, Measured>();
  for (const profile of [PHONE, DESKTOP])
    for (const path of [BLANK_PAGE, ...paths]) {
      const measured = await measure(browser, site, { path, profile, runs });
      if (path === BLANK_PAGE) blanks.set(profile, measured);
      results.push(measured);
    }
  printPaints(results, blanks);
  const home = results.find(({ path, profile }) => path === paths[0] && profile === PHONE);
  if (!home) return;
  const scriptBytes = await printScripts(site, home);
  const list = paths.includes(LIST)
    ? await measure(browser, site, { path: LIST, profile: WEAK, runs })
    : undefined;
  if (list)
    console.log(
      `\n${LIST} over ${WEAK.name}: tiles painted after ${ms(medianOf(list, (visit) => visit.firstPaint))}, with pictures after ${ms(medianOf(list, tilesOf))}.`,
    );
  const search = home.path === '/' ? await timeSearch(browser, DESKTOP_NEAR, `${site.address}/`) : undefined;
  if (search) printSearch(search);
  printBars(home, scriptBytes, search?.warm ?? [], list);
  if (options.flags.includes('--lighthouse')) await printLighthouse(site, runs);
}
