import { newMember } from '../fixtures/member.ts';
import { OPERATOR, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

test('an adjustment above the line is requested and approved by keyboard, and the player’s balance follows', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const site = await browser.newContext({ baseURL: stack.site });
  const player = await site.newPage();
  const account = await newMember(player);
  await player.goto('/download');
  await expect(player.getByTestId('balance')).toContainText('1,000.00');

  await signInOperator(page, stack, OPERATOR);
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);

  // From the list into the file.
  await page.goto(`${stack.console}/members?account=${account}`);
  await expect(page.getByRole('link', { name: account })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const file = page.getByRole('dialog', { name: account });
  await expect(file.getByRole('list', { name: 'Timeline' }).getByText('Registered')).toBeVisible();

  await file.getByRole('button', { name: 'Adjust', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Adjust the wallet of ${account}` });
  await dialog.getByLabel('Amount in EUR').pressSequentially('1500');
  const effects = dialog.getByRole('region', { name: 'What will happen' });
  await expect(effects).toContainText('€2,500.00');
  await expect(effects).toContainText('A second person decides');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Missing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The bank confirmed the deposit.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent to the inbox').first()).toBeVisible();

  // The second operator decides in the inbox.
  await second.goto(`${stack.console}/inbox`);
  await expect(second.getByRole('button', { name: new RegExp(`Adjustment for ${account}`) })).toBeVisible();
  await second.keyboard.press('j');
  await second.keyboard.press('a');
  const decision = second.getByRole('dialog', { name: `Adjustment for ${account}` });
  await expect(decision.getByRole('row', { name: /Main wallet/ })).toContainText('+€1,500.00');
  await expect(decision.getByLabel('Reason')).toBeFocused();
  await second.keyboard.type('Checked against the bank statement');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Approved and done').first()).toBeVisible();

  await expect(player.getByTestId('balance')).toContainText('2,500.00');
  await page.goto(`${stack.console}/members?account=${account}`);
  await page.getByRole('link', { name: account }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: account }).getByText('Wallet credited · €1,500.00'),
  ).toBeVisible();
  await Promise.all([site.close(), desk.close()]);
});
