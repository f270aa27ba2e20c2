import { CASE_CHECKS } from '@croupier/contract/risk/risk-states.ts';
import { newMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 360, height: 780 };

test('a document is sent on a phone and accepted, and a case is opened, checked and closed', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const account = await newMember(page);

  await page.goto('/member/identity');
  await page.getByLabel('Full name').fill('Test Person');
  await page.getByLabel('Date of birth').fill('1990-01-31');
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByRole('button', { name: 'Send documents now' }).click();
  const wanted = page.locator('form', { has: page.getByLabel('Document', { exact: true }) });
  await wanted.getByRole('button', { name: 'Send for checking' }).click();
  await expect(wanted.getByText('Please add a picture first.')).toBeVisible();
  const chooser = wanted.getByLabel('Pictures', { exact: true }).locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(wanted.getByText('Only PNG and JPEG pictures can be used.')).toBeVisible();
  await chooser.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(wanted.getByText('Uploaded')).toBeVisible();
  await wanted.getByLabel('Document', { exact: true }).selectOption('Passport');
  await wanted.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByText('We have it and are checking it.').first()).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await signInOperator(desk, stack);
  await desk.goto(`${stack.console}/risk/documents?account=${account}`);
  await desk.getByRole('link', { name: account }).first().press('Enter');
  const panel = desk.getByRole('dialog', { name: account });
  await expect(panel.getByRole('img', { name: 'Picture 1 of the document' })).toBeVisible();
  await expect(panel.getByText('Test Person')).toBeVisible();
  await panel.getByRole('button', { name: 'Accept' }).press('Enter');
  const accepting = desk.getByRole('dialog', { name: 'Accept' });
  await accepting.getByLabel('Date of birth on the document').fill('1990-01-31');
  await accepting.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(desk.getByText('Document accepted').first()).toBeVisible();
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();

  await desk.goto(`${stack.console}/members?account=${account}`);
  await desk.getByRole('link', { name: account }).press('Enter');
  const file = desk.getByRole('dialog', { name: account });
  await file.getByRole('tab', { name: 'Checks' }).click();
  await expect(file.getByRole('link', { name: 'Passport' })).toBeVisible();
  await file.getByRole('button', { name: 'Open case' }).press('Enter');
  const opening = desk.getByRole('dialog', { name: 'Open case' });
  await opening.getByLabel('Reason').fill('A payment provider has asked about it.');
  await opening.getByRole('button', { name: 'Open case' }).press('Enter');
  await desk.getByRole('button', { name: 'Take the case' }).press('Enter');
  const taking = desk.getByRole('dialog', { name: 'Take the case' });
  await taking.getByLabel('Reason').fill('I look at it now, as agreed.');
  await taking.getByRole('button', { name: 'Take the case' }).press('Enter');
  const history = desk.getByRole('list', { name: 'History' });
  await expect(history.getByText('In progress', { exact: true })).toBeVisible();
  const checks = desk.locator('section', { has: desk.getByRole('heading', { name: 'Checklist' }) });
  for (const index of CASE_CHECKS.keys()) {
    const box = checks.getByRole('checkbox').nth(index);
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeEnabled();
  }
  await desk.getByRole('button', { name: 'Decide and close' }).press('Enter');
  const closing = desk.getByRole('dialog', { name: 'Decide and close' });
  await closing.getByRole('combobox').selectOption('Explained');
  await closing.getByLabel('Explanation').fill('The member has shown the account statement.');
  await closing.getByRole('button', { name: 'Decide and close' }).press('Enter');
  await expect(desk.getByText('Case closed').first()).toBeVisible();
  await expect(history.getByText('Closed', { exact: true })).toBeVisible();
  await office.close();
});
