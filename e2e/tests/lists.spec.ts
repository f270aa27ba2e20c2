import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

test('a list is filtered, walked and shared by keyboard', async ({ page, stack }) => {
  await signInOperator(page, stack);
  await page.goto(`${stack.console}/members?sort=account`);
  const rows = page.getByRole('table', { name: 'Members' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();

  // Filters are in the address, so that a link shows a colleague the same.
  await page.keyboard.press('/');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByLabel('Account')).toBeFocused();
  await page.keyboard.type('nobody has this name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No rows match these filters.')).toBeVisible();
  await expect(page).toHaveURL(/\/members\?sort=account&account=nobody\+has\+this\+name$/);
  await page.getByRole('button', { name: 'Remove the filter “Account”' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/members\?sort=account$/);

  // A row opens over its list; the same keys go on to the next one.
  await page.goto(`${stack.console}/audit`);
  const links = page.locator('[data-list-row]');
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Subject')).toBeVisible();
  const first = page.url();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  // The address changes before the page does.
  await expect(page.locator('tr[aria-current="true"]').locator(links)).toHaveAttribute(
    'href',
    new URL(second).pathname + new URL(second).search,
  );
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  await page.goto(second);
  await expect(panel.getByText('Subject')).toBeVisible();
});
