import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const appearanceOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    hue: getComputedStyle(document.documentElement).getPropertyValue('--brand-hue').trim(),
    scheme: getComputedStyle(document.documentElement).colorScheme,
    html: document.documentElement.outerHTML,
  }));

test('two brands on one server differ in language, theme and name, and reveal nothing of each other', async ({
  page,
  stack,
}) => {
  await page.goto(stack.site);
  const first = await appearanceOf(page);
  await page.goto(stack.lotus);
  const second = await appearanceOf(page);
  expect([first.lang, second.lang]).toEqual(['en', 'th']);
  // The second brand insists on its theme, the first follows the device.
  expect([first.scheme, second.scheme]).toEqual(['light dark', 'light']);
  expect(second.hue).not.toBe(first.hue);
  expect(second.title).not.toBe(first.title);
  expect(second.html).not.toContain(first.title);
  expect(first.html).not.toContain(second.title);
});

const lightnessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, lightness = ''] = /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(lightness);
  });

test('a visitor sees the theme of the device without any script, unless the brand insists on one', async ({
  browser,
  stack,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stack.site);
    expect((await lightnessOf(page)) > 0.5, `the first brand on a ${colorScheme} device`).toBe(
      colorScheme === 'light',
    );
    await page.goto(stack.lotus);
    expect(await lightnessOf(page), `the second brand on a ${colorScheme} device`).toBeGreaterThan(0.5);
    await context.close();
  }
});

/** The theme of the `theme-color` tag that phones use for their own bars. */
const barTheme = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.dataset['for'],
  );

test('language and theme switch without a reload, also in manifest and phone bars, and are kept', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByText('ไทย', { exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /lang=TY$/);
  // The browser of the tests prefers light.
  expect(await barTheme(page)).toBe('light');
  await page.getByText('มืด', { exact: true }).first().click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => barTheme(page)).toBe('dark');
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
