import { newMember, verifyContact } from '../fixtures/member.ts';
import { OPERATOR, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

test('operators see at once what others request, view and take', async ({ page, browser, stack }) => {
  const call = await signInOperator(page, stack, OPERATOR);
  const context = await browser.newContext();
  const second = await context.newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);
  await second.goto(`${stack.console}/inbox`);
  await expect(second.getByText('Nothing to decide')).toBeVisible();

  const ask = (roleId: string, reason: string) =>
    call('permissions.changeRole', {
      params: { roleId },
      body: { role: { name: roleId, permissions: ['sites.view'] }, reason },
    });
  await ask('night-shift', 'The first of two requests');
  await expect(second.getByRole('button', { name: /The first of two requests/ })).toBeVisible();

  // Rows on the screen do not move: the next one waits.
  await ask('day-shift', 'The second of two requests');
  await second.getByRole('button', { name: '1 new' }).click();
  await expect(second.getByRole('button', { name: /The second of two requests/ })).toBeVisible();

  // The asker looks at the request, and the second operator sees it.
  await page.goto(`${stack.console}/inbox?view=mine`);
  await page.getByRole('button', { name: /The first of two requests/ }).click();
  const row = second.getByRole('button', { name: /The first of two requests/ });
  await expect(row).toContainText('Viewing: Demo operator');
  await row.click();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('Being viewed by Demo operator')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take for 5 minutes' }).click();
  await expect(dialog.getByText(/^You have this until/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/is working on this until/)).toBeVisible();
  await second.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByText(/is working on this until/)).toBeHidden();
  await context.close();
});

/** Its end is that of no other member's number. */
const MOBILE = '+66812349186';

test('a member is found by the end of a mobile and opened by keyboard alone', async ({ page, stack }) => {
  const username = await newMember(page);
  await verifyContact(stack, username, { mobile: MOBILE });
  await signInOperator(page, stack, OPERATOR);
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused();
  await page.keyboard.type(MOBILE.slice(-4));
  const option = page.getByRole('option', { name: new RegExp(username) });
  await expect(option).toContainText(`+66 ••• ${MOBILE.slice(-4)}`);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\?open=croupier\/[\da-f-]{36}$/);
  await expect(page.getByRole('dialog', { name: 'Search or go to' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText(username);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL(/\/inbox/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Members')).toBeVisible();
});
