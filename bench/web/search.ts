import type { Browser, Page } from '../../e2e/fixtures/browser.ts';
import { freshPage } from './visit.ts';
import type { Profile } from './profiles.ts';

const WORDS = ['dragon', 'golden', 'tiger', 'moon', 'fruit', 'pirate'];

const GREETING_MILLISECONDS = 5_000;
/** Slower than most people type, so that each letter gets its own result. */
const LETTER_MILLISECONDS = 400;

type Timed = { pressedAt: number | undefined; timings: number[] };

/** Runs in the page: measures from each key press to the frame that shows its result. */
function timeKeys(): void {
  const timed: Timed = { pressedAt: undefined, timings: [] };
  Object.assign(globalThis, { timed });
  addEventListener('keydown', ({ timeStamp }) => (timed.pressedAt = timeStamp), true);
  const isResult = ({ target, addedNodes }: MutationRecord): boolean =>
    (target instanceof Element && target.closest('[role=listbox]') !== null) ||
    [...addedNodes].some((node) => node instanceof Element && node.querySelector('[role=option]'));
  const observer = new MutationObserver((changes) => {
    const { pressedAt } = timed;
    if (pressedAt === undefined || !changes.some(isResult)) return;
    timed.pressedAt = undefined;
    // After the frame has been painted.
    requestAnimationFrame(() => setTimeout(() => timed.timings.push(performance.now() - pressedAt)));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** A letter may leave the list unchanged: then there is no result to wait for. */
const nextLetter = async (page: Page): Promise<void> => {
  await page.waitForTimeout(LETTER_MILLISECONDS);
  await page.evaluate(() => {
    (globalThis as unknown as { timed: Timed }).timed.pressedAt = undefined;
  });
};

/** Milliseconds from key press to result, for each key that changed the list. */
export type SearchTimes = {
  /** The server renders pictures of games for the first time, on the same cores. */
  cold: number[];
  /** The same words again, with the empty cache of another browser. */
  warm: number[];
};

export async function timeSearch(browser: Browser, profile: Profile, url: string): Promise<SearchTimes> {
  return { cold: await typeWords(browser, profile, url), warm: await typeWords(browser, profile, url) };
}

async function typeWords(browser: Browser, profile: Profile, url: string): Promise<number[]> {
  const { page, context } = await freshPage(browser, profile);
  try {
    await page.addInitScript(timeKeys);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The greeting popup covers the page.
    const greeting = page.getByRole('dialog');
    await greeting.waitFor({ timeout: GREETING_MILLISECONDS }).catch(() => undefined);
    await page.keyboard.press('Escape');
    await greeting.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await nextLetter(page);
    for (const word of WORDS) {
      for (const letter of word) {
        await page.keyboard.press(letter);
        await nextLetter(page);
      }
      await field.fill('');
      await nextLetter(page);
    }
    return await page.evaluate(() => (globalThis as unknown as { timed: Timed }).timed.timings);
  } finally {
    await context.close();
  }
}
