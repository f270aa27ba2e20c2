import { expect, test } from '../fixtures/test.ts';
import { registerMember } from '../fixtures/member.ts';

test('an operator signs in and sees that the books are right', async ({ page, stack }) => {
  await registerMember(page);
  await page.goto(stack.console);
  await page.getByLabel('E-mail').fill('operator@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('not right')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Operator-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByText('Aurum Room')).toBeVisible();
  await expect(page.getByText('Lotus Nine')).toBeVisible();
});

test('a member is nobody at the console, an operator nobody at the site', async ({
  page,
  stack,
  request,
}) => {
  await registerMember(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await request.get(`${stack.console}/console/overview`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});
