import { expect, test } from '../fixtures/test.ts';

test('two brands on one server differ by data only and know nothing of each other', async ({
  page,
  stack,
}) => {
  await page.goto(stack.site);
  const first = await page.locator('html').evaluate((html) => ({
    title: document.title,
    lang: document.documentElement.lang,
    hue: getComputedStyle(html).getPropertyValue('--brand-hue').trim(),
    text: document.body.innerText,
  }));
  await page.goto(stack.lotus);
  const second = await page.locator('html').evaluate((html) => ({
    title: document.title,
    lang: document.documentElement.lang,
    hue: getComputedStyle(html).getPropertyValue('--brand-hue').trim(),
    text: document.documentElement.outerHTML,
  }));
  expect(first.lang).toBe('en');
  expect(second.lang).toBe('th');
  expect(second.hue).not.toBe(first.hue);
  expect(second.title).not.toBe(first.title);
  expect(second.text).not.toContain(first.title);
  expect(first.text).not.toContain(second.title);
});

test('language and theme switch without a reload and are kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole('button', { name: 'Language' }).first().click();
  await page.getByRole('menuitemradio', { name: 'ไทย' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});
