import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { OPERATOR, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();

/** Somebody else than the two owners, because nobody decides about themselves. */
const openThirdOperator = ({ database }: Stack): Promise<unknown> =>
  sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at, set_up_at)
      select gen_random_uuid(), 'third@example.com', 'third@example.com', 'Third operator', password_hash, now(), now(),
        now()
      from operators where email_key = ${OPERATOR.email}
      on conflict do nothing`.execute(database.db);

test('a second owner approves a change of grants by keyboard, and the new grant opens the screens', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  await signInOperator(page, stack, OPERATOR);
  const context = await browser.newContext();
  const second = await context.newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);
  await openThirdOperator(stack);

  // The first owner makes somebody a support agent of one brand.
  await openSection(page, 'Operators');
  await page.getByRole('button', { name: 'Second operator' }).click();
  await expect(page.getByRole('dialog').getByText('Act alone in an emergency')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Third operator' }).click();
  await page.getByRole('button', { name: 'Change grants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grants of Third operator' });
  await dialog.getByRole('button', { name: 'Add a role' }).click();
  const added = dialog.getByRole('group', { name: 'Support' });
  await added.getByLabel('Merchants').selectOption('Only these');
  await dialog.getByLabel('Reason').fill('Covers the night shift');
  await dialog.getByRole('button', { name: 'Request change' }).click();
  await expect(dialog.getByText('Please choose at least one merchant.')).toBeVisible();
  await added.getByLabel('Lotus Nine').check();
  await dialog.getByRole('button', { name: 'Request change' }).click();
  await expect(page.getByText('Requested. A second owner decides.').first()).toBeVisible();

  // Nobody decides their own request.
  await openSection(page, 'Inbox');
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  await page.getByRole('tab', { name: 'My requests' }).click();
  await page.getByRole('button', { name: /Grants of Third operator/ }).click();
  await expect(page.getByText('You requested this. Somebody else has to decide.')).toBeVisible();
  await page.keyboard.press('Escape');

  // The second owner decides by keyboard only.
  await second.goto(`${stack.console}/inbox`);
  await expect(second.getByRole('button', { name: /Covers the night shift/ })).toBeVisible();
  await expect(second.getByText('1 request to decide').first()).toBeAttached();
  await second.keyboard.press('j');
  await second.keyboard.press('a');
  const decision = second.getByRole('dialog', { name: 'Grants of Third operator' });
  await expect(decision.getByRole('row', { name: /Support/ })).toContainText('lotus');
  await expect(decision.getByLabel('Reason')).toBeFocused();
  await second.keyboard.type('Agreed on the phone');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Approved and done').first()).toBeVisible();
  await expect(second.getByText('Nothing to decide')).toBeVisible();

  await openSection(page, 'Operators');
  await expect(page.getByText('Support · Lotus Nine')).toBeVisible();
  await context.close();
});

test('an operator sees only the granted sections and merchants', async ({ page, stack }) => {
  await signInOperator(page, stack, OPERATOR);
  await expect(heading(page, 'Today')).toBeVisible();
  await page.getByRole('button', { name: 'Merchants: All merchants' }).click();
  await page.getByRole('checkbox', { name: 'Lotus Nine' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Lotus Nine' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Aurum Room' })).toBeHidden();
  // A link shows a colleague the same merchants.
  await openSection(page, 'Sites');
  await expect(page).toHaveURL(/\/sites\?merchant=lotus$/);

  await page.route('**/console/me/permissions', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        value: {
          permissions: [{ permission: 'sites.view', merchants: ['lotus'] }],
          merchants: [{ merchantCode: 'lotus', name: 'Lotus Nine', hue: 150 }],
        },
      },
    }),
  );
  await page.goto(stack.console);
  await expect(heading(page, 'Sites')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(1);
  const site = page.getByRole('article', { name: 'Lotus Nine' });
  await expect(site.getByText('Owners can do this.')).toBeVisible();
  await expect(site.getByRole('radio').first()).toBeDisabled();
  await page.goto(`${stack.console}/operators`);
  await expect(page.getByText('“See operators and roles”')).toBeVisible();
});
