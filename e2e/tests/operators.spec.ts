import type { Page } from '@playwright/test';
import { codeOf, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
/** A call of the operator who is signed in on a page. */
const callAs = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async (call) => {
      const response = await fetch(call.path, {
        method: call.method,
        headers: {
          authorization: `Bearer ${sessionStorage.getItem('token')}`,
          ...(call.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      });
      return ((await response.json()) as { value: unknown }).value;
    },
    { method, path, body },
  );
const PASSWORD = 'four words in a row';

test('an owner invites a colleague, who sets up the account and sees nothing until a role is granted', async ({
  page,
  browser,
  stack,
}) => {
  const email = `colleague-${Date.now()}@example.com`;
  await signInOperator(page, stack);
  await openSection(page, 'Operators');
  await press(page, 'Invite operator');
  await page.getByLabel('Name', { exact: true }).fill('New colleague');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Create account');
  const shown = page.getByRole('dialog', { name: 'Setup link for New colleague' });
  await expect(shown.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const link = (await shown.getByRole('status', { name: 'Setup link' }).textContent()) ?? '';
  await press(page, 'Done');
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Invited');

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.getByText(`Choose a password for ${email}.`)).toBeVisible();
  // The token does not stay in the history.
  await expect(colleague).toHaveURL(`${stack.console}/setup`);
  await colleague.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Confirm new password').fill(PASSWORD);
  await press(colleague, 'Save password');
  await colleague.getByLabel('Email').fill(email);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(colleague, 'Sign in');
  const secret = (await colleague.locator('code').textContent()) ?? '';
  await colleague.getByLabel('Code from the app').fill(codeOf(secret));
  await press(colleague, 'Turn on');
  await press(colleague, 'I’ve saved them');
  await expect(colleague.getByRole('banner').getByRole('button', { name: /New colleague/ })).toBeVisible();
  await expect(colleague.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(0);

  const second = await context.newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);
  const operators = (await callAs(page, 'GET', '/console/operators')) as Array<{ id: string; email: string }>;
  const id = operators.find((operator) => operator.email === email)?.id ?? '';
  const support = { roleId: 'support', merchants: null, actCeiling: null, dayCeiling: null, until: null };
  const request = { grants: [support], reason: 'Joins the support team' };
  const asked = (await callAs(page, 'POST', `/console/operators/${id}/grants`, request)) as { id: string };
  const { approval } = (await callAs(second, 'GET', `/console/approvals/${asked.id}`)) as {
    approval: { payloadHash: string };
  };
  const decision = { payloadHash: approval.payloadHash, reason: 'Agreed on the phone' };
  await callAs(second, 'POST', `/console/approvals/${asked.id}/approval`, decision);
  await colleague.reload();
  await expect(
    colleague.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Members' }),
  ).toBeVisible();
  await context.close();

  await page.reload();
  await page.getByRole('button', { name: 'New colleague' }).click();
  await expect(page.getByRole('dialog').getByText('Open', { exact: true })).toBeVisible();
  await press(page, 'Close account');
  await page.getByLabel('Reason').fill('Has left the company');
  await press(page, 'Send request');
  await expect(page.getByText('Requested. A second owner decides.').first()).toBeVisible();
});
