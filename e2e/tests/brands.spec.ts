import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const faceOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    hue: getComputedStyle(document.documentElement).getPropertyValue('--brand-hue').trim(),
    scheme: getComputedStyle(document.documentElement).colorScheme,
    html: document.documentElement.outerHTML,
  }));

test('two brands on one server differ by data only and know nothing of each other', async ({
  page,
  stack,
}) => {
  await page.goto(stack.site);
  const first = await faceOf(page);
  await page.goto(stack.lotus);
  const second = await faceOf(page);
  expect([first.lang, second.lang]).toEqual(['en', 'th']);
  expect([first.scheme, second.scheme]).toEqual(['dark', 'light']);
  expect(second.hue).not.toBe(first.hue);
  expect(second.title).not.toBe(first.title);
  expect(second.html).not.toContain(first.title);
  expect(first.html).not.toContain(second.title);
});

test('language and theme switch without a reload and are kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByText('ไทย', { exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.getByText('สว่าง', { exact: true }).first().click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
