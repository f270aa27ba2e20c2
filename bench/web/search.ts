import type { Browser } from '../../e2e/fixtures/browser.ts';
import { freshPage } from './visit.ts';
import type { Profile } from './profiles.ts';

const WORDS = ['dragon', 'golden', 'tiger', 'moon', 'fruit', 'pirate'];

const GREETING_MILLISECONDS = 5_000;

type Timing = { key: string; milliseconds: number };

/** In the page: from each key pressed to the frame that shows what was found for it. */
function timeKeys(): void {
  const timings: Timing[] = [];
  Object.assign(globalThis, { timings });
  let pressed: { key: string; at: number } | undefined;
  addEventListener('keydown', ({ key, timeStamp }) => (pressed = { key, at: timeStamp }), true);
  const paint = (): void => {
    const mine = pressed;
    if (!mine) return;
    pressed = undefined;
    // After the frame that draws it, not before.
    requestAnimationFrame(() =>
      setTimeout(() => timings.push({ key: mine.key, milliseconds: performance.now() - mine.at })),
    );
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof Element && target.closest('[role=listbox]'))) paint();
    if (
      changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof Element && node.querySelector('[role=option]')),
      )
    )
      paint();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Types words as quickly as a hand does. @returns milliseconds from key to result, one for each that changed the list */
export async function timeSearch(browser: Browser, profile: Profile, url: string): Promise<number[]> {
  const { page, context } = await freshPage(browser, profile);
  try {
    await page.addInitScript(timeKeys);
    await page.goto(url, { waitUntil: 'networkidle' });
    // What greets a visitor stands before everything else.
    const greeting = page.getByRole('dialog');
    await greeting.waitFor({ timeout: GREETING_MILLISECONDS }).catch(() => undefined);
    await page.keyboard.press('Escape');
    await greeting.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    for (const word of WORDS) {
      for (const letter of word) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(180);
      }
      await field.fill('');
      await page.waitForTimeout(180);
    }
    const timings = await page.evaluate(() => (globalThis as unknown as { timings: Timing[] }).timings);
    return timings.filter(({ key }) => /^[a-z]$/.test(key)).map(({ milliseconds }) => milliseconds);
  } finally {
    await context.close();
  }
}
