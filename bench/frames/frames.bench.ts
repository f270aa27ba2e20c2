// `npm run bench -- frames`: frames per second of the moving games on a phone whose processor is four times slower than
// this one, beside the same page at rest. `-- frames --game wheel` measures one game.
import { randomBytes } from 'node:crypto';
import { chromium, type Page } from '../../e2e/fixtures/browser.ts';
import { siteClient } from '../../e2e/fixtures/site-client.ts';
import type { BenchOptions } from '../../scripts/bench.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { machine, table } from '../src/table.ts';
import { PHONE } from '../web/profiles.ts';
import { startSite } from '../web/stack.ts';
import { freshPage } from '../web/visit.ts';
import { recordFrames, summaryOf, type Frames } from './record.ts';

const PASSWORD = 'Correct-Horse-9';
const REST_MILLISECONDS = 3_000;
const LOAD_MILLISECONDS = 3_000;
/** The longest that crash lasts between two curves, and how much of a curve is recorded. */
const NEXT_ROUND_MILLISECONDS = 60_000;
const CURVE_MILLISECONDS = 4_000;

type Moving = { game: string; motion: string; act: (page: Page) => Promise<void>; milliseconds: number };

const bet = (page: Page): Promise<void> => page.locator('.bet-dock button').first().click();
const bets = async (page: Page, count: number): Promise<void> => {
  for (let done = 0; done < count; done += 1) await bet(page);
};
const still = (): Promise<void> => Promise.resolve();

const MOVING: readonly Moving[] = [
  { game: 'plinko', motion: 'one ball', act: bet, milliseconds: 1_200 },
  { game: 'plinko', motion: 'ten balls', act: (page) => bets(page, 10), milliseconds: 1_200 },
  { game: 'wheel', motion: 'a spin', act: bet, milliseconds: 900 },
  { game: 'roulette', motion: 'a spin', act: bet, milliseconds: 900 },
  { game: 'nine-lanterns', motion: 'a spin', act: bet, milliseconds: 1_000 },
  { game: 'limbo', motion: 'a climb', act: bet, milliseconds: 700 },
  { game: 'crash', motion: 'the curve', act: still, milliseconds: CURVE_MILLISECONDS },
];

async function open(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}/bgs/${game}`);
  await page.waitForLoadState('load');
  await page.waitForTimeout(LOAD_MILLISECONDS);
  if (game === 'roulette') await page.locator('[data-spot="red"]').click();
}

/** Whether the multiplier of crash has been climbing for a moment. */
const waitForCurve = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const text = document.querySelector('.game-stage p.text-6xl')?.textContent ?? '';
      const value = Number.parseFloat(text);
      return value > 1 && value < 1.1;
    },
    undefined,
    { timeout: NEXT_ROUND_MILLISECONDS },
  );

function rowOf(name: string, frames: Frames): string[] {
  const { perSecond, late, p95, longest } = summaryOf(frames);
  return [
    name,
    perSecond.toFixed(1),
    `${(late * 100).toFixed(1)} %`,
    `${p95.toFixed(1)} ms`,
    `${longest.toFixed(1)} ms`,
  ];
}

export async function run(options: BenchOptions): Promise<void> {
  const site = await startSite(options);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log, 'browser'),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  options.onEnd(() => browser.close());
  const { line: _line, ...phone } = PHONE;
  const { page, context } = await freshPage(browser, phone);
  const { token } = await siteClient(
    (await browser.newContext({ baseURL: site.address })).request,
    () => null,
  )('identity.register', {
    body: {
      username: `m${randomBytes(5).toString('hex')}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      ageConfirmed: true,
    },
  });
  await page.goto(`${site.address}/favicon.svg`);
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  console.log(
    `Frames, ${phone.width} × ${phone.height} at ${phone.pixelRatio} ×, processor ${phone.cpuSlowdown} × slower, drawn without a graphics processor. ${machine()}, Chromium ${browser.version()}; browser, server and database on the same cores.`,
  );
  const rows: string[][] = [];
  const only = options.flags[options.flags.indexOf('--game') + 1 || options.flags.length];
  for (const { game, motion, act, milliseconds } of MOVING.filter((one) => !only || one.game === only)) {
    await open(page, site.address, game);
    const rest = await recordFrames(page, still, REST_MILLISECONDS);
    rows.push(rowOf(`${game}: at rest`, rest));
    // The first round loads sounds and scenes.
    if (game === 'crash') await waitForCurve(page);
    else await act(page).then(() => page.waitForTimeout(LOAD_MILLISECONDS));
    rows.push(rowOf(`${game}: ${motion}`, await recordFrames(page, () => act(page), milliseconds)));
  }
  await context.close();
  console.log(`\n${table(['page', 'frames a second', 'late', 'p95', 'longest'], rows)}`);
}
