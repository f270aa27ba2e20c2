import { sql } from 'kysely';
import { newMember, signedInClient } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = '735184';

test('a member exchanges points, redeems a voucher and reads its code', async ({ page, browser, stack }) => {
  const account = await newMember(page);
  const call = await signedInClient(page);
  await call('account.setPaymentPassword', {
    body: { paymentPassword: PASSWORD, confirmPaymentPassword: PASSWORD },
  });
  // As if play had earned them; the worker posts them when they are spent.
  await sql`insert into loyalty_members (merchant_id, member_id, earned_ppm)
    select merchant_id, id, 2500::numeric * 10000 * 1000000 from members where account = ${account}`.execute(
    stack.database.db,
  );

  await page.goto('/pointMall');
  await expect(page.getByTestId('points')).toContainText('2,500');
  await page.getByRole('tab', { name: 'Exchange' }).click();
  await page.getByLabel('You give').fill('1200');
  await expect(page.getByTestId('exchange-result')).toContainText('€12.00');
  await page.getByLabel('Withdrawal password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Exchange for €12.00' }).click();
  await expect(page.getByText('€12.00 is in your main wallet')).toBeVisible();
  await expect(page.getByTestId('points')).toContainText('1,300');

  await page.getByRole('tab', { name: /Goods/ }).click();
  await page.getByRole('button', { name: 'Coffee for two' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill('+49 151 2345678');
  await dialog.getByLabel('Withdrawal password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Redeem for 1,000 points' }).click();
  await expect(page.getByText('We’ll tell you when it’s on its way')).toBeVisible();
  await page.getByRole('tab', { name: 'My redemptions' }).click();
  await expect(page.getByText('In process').last()).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOperator(desk, stack);
  await desk.goto(`${stack.console}/loyalty/redemptions?account=${account}`);
  await desk.getByText('Coffee for two').click();
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByLabel('Parcel number or code').fill('CAFE-2026');
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expect(desk.getByText('CAFE-2026').first()).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('CAFE-2026')).toBeVisible();
  await page.goto('/vip');
  await expect(page.getByText('You’re here')).toBeVisible();
  await expect(page.getByText('First treat')).toBeVisible();
});
