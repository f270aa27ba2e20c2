import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { run } from '../../scripts/lib/processes.ts';
import { DATA } from '../../scripts/lib/root.ts';

/** Not a dependency of the repository: only this benchmark needs it, and it brings 200 packages. */
const VERSION = '13.5.0';
const FOLDER = join(DATA, 'lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const TIMEOUT_MILLISECONDS = 300_000;

/** @throws Error with what the command has printed */
async function mustRun(
  command: string,
  args: readonly string[],
  options: Parameters<typeof run>[2],
): Promise<void> {
  const { code, output } = await run(command, args, { ...options, timeout: TIMEOUT_MILLISECONDS });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`);
}

async function ensureLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  await mkdir(FOLDER, { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `lighthouse@${VERSION}`];
  await mustRun('npm', args, {});
}

type Report = { categories: { performance: { score: number | null } } };

/** Scores of 0 to 100 for the performance of a page on a phone, one for each run. */
export async function lighthouseScores(url: string, runs: number): Promise<number[]> {
  await ensureLighthouse();
  const env = { ...process.env, CHROME_PATH: await ensureChromium(console.log, 'browser') };
  const report = join(FOLDER, `report-${process.pid}.json`);
  const args = [
    CLI,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${report}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const scores: number[] = [];
  for (let done = 0; done < runs; done += 1) {
    await mustRun(process.execPath, args, { env });
    const { categories } = JSON.parse(await readFile(report, 'utf8')) as Report;
    scores.push(Math.round((categories.performance.score ?? 0) * 100));
  }
  await rm(report, { force: true });
  return scores;
}
