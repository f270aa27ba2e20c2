import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { insertMessage } from '../../apps/server/src/modules/engagement/messages/messages.queries.ts';
import { solveCaptcha } from '../fixtures/inbox.ts';
import { expectNoSideways } from '../fixtures/layout.ts';
import { newMember } from '../fixtures/member.ts';
import { button, dialogOf } from '../fixtures/sign-in.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const article = (page: Page, name: string): Locator => dialogOf(page).getByRole('article', { name });

test('help: opens at an anchor, can be searched, follows its links without a reload, back closes it', async ({
  page,
}) => {
  await page.goto('/fairness');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footer(page).getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/help#term$/);
  await expect(dialogOf(page).getByRole('heading', { name: 'Help centre' })).toBeVisible();
  await expect(article(page, 'Terms of use')).toBeInViewport();
  await expect(article(page, 'How do I open an account?')).not.toBeInViewport();
  await expect(article(page, 'Terms of use')).toBeFocused();

  const search = dialogOf(page).getByRole('searchbox', { name: 'Search help' });
  await search.fill('welcome password user');
  await expect(dialogOf(page).getByRole('article')).toHaveCount(1);
  await article(page, 'How do I open an account?').getByRole('link', { name: 'terms' }).click();
  await expect(search).toHaveValue('');
  await expect(article(page, 'Terms of use')).toBeInViewport();
  await search.fill('qqqq');
  await expect(dialogOf(page).getByText('No answers found')).toBeVisible();
  await search.fill('');
  await dialogOf(page).getByRole('link', { name: 'Responsible gaming' }).filter({ visible: true }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Responsible gaming' })).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/);
  await expect(dialogOf(page)).toBeHidden();
  await page.goForward();
  await article(page, 'Terms of use').getByRole('link', { name: 'checked by anyone' }).click();
  await expect(page).toHaveURL(/\/fairness$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the terms open in a new tab, and closing them there leads to the home page', async ({ page }) => {
  await page.goto('/register');
  const opened = page.waitForEvent('popup');
  await dialogOf(page).getByRole('link', { name: 'terms' }).click();
  const help = await opened;
  await expect(article(help, 'Terms of use')).toBeInViewport();
  await help.setViewportSize({ width: 360, height: 740 });
  await expectNoSideways(help);
  await help.keyboard.press('Escape');
  await expect(dialogOf(help)).toBeHidden();
  await expect(help).toHaveURL(/\/$/);
});

test.describe('unsafe HTML', () => {
  // The browser logs every handler that the content security policy refuses.
  test.use({ strictConsole: false });

  test('is removed by the page even if the server sends it', async ({ page }) => {
    const content = `<p onclick="window.evil = 1">Plain <b>words</b></p><script>window.evil = 1</script>
    <img src="x:y" onerror="window.evil = 1"><svg onload="window.evil = 1"><text>drawn</text></svg>
    <iframe src="/fairness"></iframe><a href="javascript:window.evil = 1">act</a>
    <a href="/\t/evil.example">away</a><a href="#two">down</a><style>p { display: none }</style>`;
    await page.route('**/wps/system/helpCenter?*', (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          value: [{ anchor: 'one', title: 'One', articles: [{ anchor: 'two', title: 'Two', content }] }],
        },
      }),
    );
    await page.goto('/help');
    const text = article(page, 'Two');
    await expect(text.getByText('Plain words')).toBeVisible();
    await text.getByText('act').click();
    await expect(text.getByRole('link')).toHaveText(['away', 'down']);
    await expect(text.getByRole('link', { name: 'away' })).toHaveAttribute('rel', /noopener/);
    expect(await text.locator('script, img, svg, iframe, style, [onclick], b').count()).toBe(0);
    await expect(text.getByText('drawn')).toHaveCount(0);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    await text.getByRole('link', { name: 'down' }).click();
    await expect(page).toHaveURL(/\/help#two$/);
    await expect(text).toBeFocused();
  });
});

test('feedback: names what is missing, keeps what was typed, and sends it', async ({ page, stack }) => {
  const text = `The picture of a round was late. ${randomUUID()}`;
  await page.goto('/help');
  await button(page, 'Send us feedback').click();
  const form = page.getByRole('dialog', { name: 'Send us feedback' });
  await form.getByRole('button', { name: 'Send' }).click();
  const warning = page.getByRole('dialog', { name: 'Almost there' });
  await expect(warning.getByText('Question type, Description, and Captcha are empty.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await expect(form.getByText('Question type is empty.')).toBeVisible();
  await expect(form.getByText('Description is empty.')).toBeVisible();

  await form.getByLabel('Question type').selectOption('Game');
  await form.getByLabel('Description').fill('Too short');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await button(page, 'Send us feedback').click();
  await expect(form.getByLabel('Description')).toHaveValue('Too short');
  await solveCaptcha(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please write at least 20 characters.')).toBeVisible();
  await form.getByLabel('Description').fill(text);
  await expect(form.getByText(`${text.length}/200`)).toBeVisible();
  await form.getByLabel('Contact details').fill('visitor@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible();
  await expect(form).toBeHidden();
  const { rows } = await sql<{ type: number; contact: string }>`
    select type, contact from feedback where content = ${text}`.execute(stack.database.db);
  expect(rows).toEqual([{ type: 3, contact: 'visitor@example.com' }]);
});

async function putIntoInbox(stack: Stack, account: string, count: number, evil = ''): Promise<void> {
  const { rows } = await sql<{ merchantId: string; memberId: string }>`
    select merchant_id as "merchantId", id as "memberId" from members where account = ${account}`.execute(
    stack.database.db,
  );
  const [member] = rows;
  if (!member) throw new Error('no such member');
  await stack.database.db.transaction().execute(async (tx) => {
    for (let index = 1; index <= count; index += 1)
      await insertMessage(tx, {
        ...member,
        id: randomUUID(),
        kind: 'notice',
        params: {
          titles: { EN: `News ${index}` },
          contents: { EN: `<p>Read the <a href="/help#term">terms</a>${evil}.</p>` },
        },
        at: new Date(),
      });
  });
}

test('inbox: counts new messages live, and shows, removes and pages through them', async ({
  page,
  stack,
}) => {
  test.slow();
  const account = await newMember(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: /Account menu/ });
  await expect(menu).toHaveAccessibleName(/1 unread message$/);
  await menu.click();
  await page.getByRole('menuitem', { name: /Messages/ }).click();
  await expect(page).toHaveURL(/\/member\/messageV2$/);
  const welcome = page.getByRole('button', { name: /^Welcome to/ });
  await welcome.press('Enter');
  await expect(page.getByText(/welcome credit of €1,000\.00/)).toBeVisible();
  await expect(menu).toHaveAccessibleName(/Account menu$/);

  await putIntoInbox(
    stack,
    account,
    1,
    '<script>document.title = "evil"</script><img src="javascript:alert(1)" onerror="alert(1)">',
  );
  await expect(menu).toHaveAccessibleName(/1 unread message$/);
  const news = page.getByRole('button', { name: /^News 1/ });
  await news.click();
  await expect(page).toHaveTitle(/^Messages/);
  await page.getByRole('link', { name: 'terms' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/help#term$/);
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/member\/messageV2$/);

  await putIntoInbox(stack, account, 20);
  await expect(menu).toHaveAccessibleName(/20 unread messages$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Messages\s*20/ })).toBeVisible();
  await page.getByRole('button', { name: 'Page 2 of 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await welcome.click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  // The dialog fades out with a button of the same name.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(welcome).toBeHidden();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(menu).toHaveAccessibleName(/Account menu$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideways(page);
});
