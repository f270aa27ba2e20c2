import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../packages/i18n/src/languages.ts';
import { loadMessages } from '../../packages/i18n/src/load-messages.ts';
import { randomFor, shuffled } from '../fixtures/combinations.ts';
import { expectNoSideways } from '../fixtures/layout.ts';
import { newMember } from '../fixtures/member.ts';
import { putLanguages } from '../fixtures/merchant.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { IS_COMPLETE, SEED } from '../fixtures/run.ts';
import { expect, test } from '../fixtures/test.ts';

test.afterEach(({ stack }) => putLanguages(stack, 'croupier', ['EN', 'TY']));

/** Chooses a language in the footer; the label of the list is in the current language. */
const choose = (page: Page, language: Language): Promise<string[]> =>
  page
    .getByRole('contentinfo')
    .getByRole('combobox')
    .filter({ hasText: 'English' })
    .selectOption(LANGUAGES[language].name);

test('an operator chooses the languages of a site, and visitors choose among them', async ({
  page,
  browser,
  stack,
}) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  await expect(page.getByRole('heading', { name: 'Dice', level: 1 })).toBeVisible();
  const desk = await browser.newContext();
  const operator = await desk.newPage();
  await signInOperator(operator, stack);
  await operator.goto(`${stack.console}/sites`);
  const site = operator.getByRole('article', { name: 'Aurum Room' });
  for (const name of ['Deutsch', '日本語', 'Tiếng Việt']) await site.getByRole('checkbox', { name }).check();
  await site.getByRole('checkbox', { name: 'ไทย' }).uncheck();
  await site.getByLabel('Default for new visitors').selectOption('Deutsch');
  await site.getByRole('button', { name: 'Save languages' }).click();
  await expect(operator.getByText('Aurum Room saved.')).toBeVisible();
  await expect(site.getByLabel('Notice (Tiếng Việt)')).toBeVisible();
  await desk.close();

  // Visitors who have not chosen get the default language.
  const german = await loadMessages('DE');
  await expect(async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: german.originals.dice.title, level: 1 })).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText(/1\.000,00/);

  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await choose(page, 'JA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const japanese = await loadMessages('JA');
  await expect(page.getByRole('heading', { name: japanese.originals.dice.title, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  // The choice is kept, and the server renders the next page in it.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('link', { name: japanese.nav.home, exact: true }).first()).toBeVisible();
});

const SAMPLE_SIZE = 6;

test('texts of every language fit a phone', { tag: '@screens' }, async ({ page, stack }) => {
  await putLanguages(stack, 'croupier', LANGUAGE_CODES);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(async () => {
    await page.goto('/fairness');
    await expect(page.getByRole('contentinfo').getByRole('option')).toHaveCount(LANGUAGE_CODES.length, {
      timeout: 1_000,
    });
  }).toPass();
  const sample = shuffled(LANGUAGE_CODES, randomFor(SEED, 'languages')).slice(0, SAMPLE_SIZE);
  for (const language of IS_COMPLETE ? LANGUAGE_CODES : sample) {
    const { fairness } = await loadMessages(language);
    await choose(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].locale);
    await expect(page.getByRole('heading', { name: fairness.title, level: 1 })).toBeVisible();
    await expectNoSideways(page, language);
  }
});
