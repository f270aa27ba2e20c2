import { newMember, verifyContact } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member joins, applies with a picture, and claims what an operator granted', async ({
  page,
  browser,
  stack,
}) => {
  const account = await newMember(page);
  await verifyContact(stack, account, { mobile: '+447700900125' });
  await page.goto('/promotions#first-deposit');
  await expect(page.getByText(/brings €100.00 in bonus money/i)).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You joined under these terms; they stay yours.')).toBeVisible();

  await page.goto('/promotions#share-your-win');
  await page.getByLabel('Comment').fill('I told my friends <b>everything</b>');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'win.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('I told my friends <b>everything</b>')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOperator(desk, stack);
  await desk.goto(`${stack.console}/promotions/applications?merchant=croupier`);
  const queue = desk.getByRole('listitem').filter({ hasText: account });
  await expect(queue.getByRole('img')).toBeVisible();
  await queue.getByRole('button', { name: 'Grant', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount', { exact: true }).fill('25');
  await dialog.getByLabel('Reason').fill('A well told story with a picture');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(queue).toHaveCount(0);

  await page.goto('/member/rewardCenter');
  await expect(page.getByTestId('claimable')).toContainText('€25.00');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByTestId('balance')).toContainText('1,025.00');
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  await desk.context().close();
});
