import type { Locator, Page } from '@playwright/test';
import { OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const language = (page: Page, name: string): Locator => page.getByRole('group', { name });

/** Publishes or archives the open item. */
async function act(page: Page, name: 'Publish' | 'Archive', said: RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(said).first()).toBeVisible();
}

test('a banner and a popup are drafted in two languages, published to open pages, and archived', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  const [title, thai, news] = ['Spring in the garden', 'ฤดูใบไม้ผลิในสวน', 'The garden is open'];
  const site = await context.newPage();
  await site.goto('/');
  await signInOperator(page, stack, OPERATOR);

  await page.goto(`${stack.console}/content?merchant=croupier&kind=banner`);
  await page.getByRole('button', { name: 'New banner' }).click();
  await language(page, 'English').getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.').first()).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  // The gap is marked until the second language is there.
  await expect(page.getByTitle('ไทย')).toBeVisible();
  await language(page, 'ไทย').getByLabel('Title').fill(thai);
  await expect(page.getByText('Complete')).toBeVisible();
  await act(page, 'Publish', /^Published\./);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const banner = page.url();

  // The page that was open has the banner without a reload.
  await expect(site.getByText(title).first()).toBeAttached();
  await expect(site.getByText(thai)).toHaveCount(0);

  await page.goto(`${stack.console}/content/croupier/new?kind=popup`);
  await language(page, 'English').getByLabel('Title').fill(news);
  const text = language(page, 'English').getByRole('textbox', { name: 'Text (English)' });
  await text.fill('<p>Come <strong>in</strong>.</p><script>alert(1)</script>');
  await expect(page.getByRole('region', { name: 'Preview of Text (English)' })).toHaveText('Come in.');
  await language(page, 'ไทย').getByLabel('Title').fill('สวนเปิดแล้ว');
  await language(page, 'ไทย').getByRole('textbox', { name: 'Text (ไทย)' }).fill('<p>เชิญ</p>');
  await page.getByLabel('For', { exact: true }).selectOption('Visitors only');
  await act(page, 'Publish', /^Published\./);
  const greeting = site.getByRole('region', { name: news });
  await expect(greeting.getByText('Come in.')).toBeVisible();

  await act(page, 'Archive', /^Archived and taken off/);
  await page.goto(banner);
  await act(page, 'Archive', /^Archived and taken off/);
  await expect(site.getByText(title)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('main')).toBeVisible();
  await expect(other.getByText(title)).toHaveCount(0);
  await expect(other.getByRole('region', { name: news })).toHaveCount(0);
});
