import { newMember, verifyContact } from '../fixtures/member.ts';
import { SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member joins, applies with three pictures, and claims what two operators granted', async ({
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
  const pictures = [];
  for (const width of [200, 300, 400])
    pictures.push({
      name: `win-${width}.png`,
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 200 } }),
    });
  await page.locator('input[type=file]').first().setInputFiles(pictures);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('I told my friends <b>everything</b>')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOperator(desk, stack);
  await desk.goto(`${stack.console}/promotions/applications?merchant=croupier`);
  const queue = desk.getByRole('listitem').filter({ hasText: account });
  await expect(queue.getByRole('img')).toHaveCount(3);
  await queue.getByRole('button', { name: 'Grant', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount', { exact: true }).fill('1500');
  await dialog.getByLabel('Reason').fill('A well told story with pictures');
  await dialog.getByLabel(/again/).fill('1500');
  await dialog.getByRole('button', { name: 'Request approval', exact: true }).click();
  await expect(queue.getByText('With a second person')).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);
  await second.goto(`${stack.console}/inbox`);
  await expect(second.getByRole('button', { name: /A well told story/ })).toBeVisible();
  await second.keyboard.press('j');
  await second.keyboard.press('a');
  await expect(second.getByRole('dialog').getByLabel('Reason')).toBeFocused();
  await second.keyboard.type('The pictures show the win');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Approved and done').first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('No applications here')).toBeVisible();

  await page.goto('/member/rewardCenter');
  await expect(page.getByTestId('claimable')).toContainText('€1,500.00');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByTestId('balance')).toContainText('2,500.00');
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  await desk.context().close();
  await second.context().close();
});
