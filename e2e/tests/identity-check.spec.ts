import { deflateSync } from 'node:zlib';
import { CASE_CHECKS } from '@croupier/contract/risk/risk-states.ts';
import { newMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 360, height: 780 };
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A grey PNG, so that nobody's document is needed. */
function greyPicture(size: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 8;
  const rows = Buffer.alloc(size * (size + 1), 0xaa);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a document is sent on a phone and accepted, and a case is opened, checked and closed', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const phone = await browser.newContext({ baseURL: stack.site, viewport: PHONE, hasTouch: true });
  const member = await phone.newPage();
  const account = await newMember(member);

  await member.goto('/member/identity');
  await member.getByLabel('Full name').fill('Test Person');
  await member.getByLabel('Date of birth').fill('1990-01-31');
  await member.getByRole('button', { name: 'Save details' }).click();
  await member.getByRole('button', { name: 'Send documents now' }).click();
  const wanted = member.locator('form', { has: member.getByLabel('Document', { exact: true }) });
  await wanted.getByRole('button', { name: 'Send for checking' }).click();
  await expect(wanted.getByText('Please add a picture first.')).toBeVisible();
  const chooser = wanted.getByLabel('Pictures', { exact: true }).locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(wanted.getByText('Only PNG and JPEG pictures can be used.')).toBeVisible();
  await chooser.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: greyPicture(300) });
  await expect(wanted.getByText('Uploaded')).toBeVisible();
  await wanted.getByLabel('Document', { exact: true }).selectOption('Passport');
  await wanted.getByRole('button', { name: 'Send for checking' }).click();
  await expect(member.getByText('We have it and are checking it.').first()).toBeVisible();

  await signInOperator(page, stack);
  await page.goto(`${stack.console}/risk/documents?account=${account}&state=submitted`);
  await page.getByRole('link', { name: account }).press('Enter');
  const panel = page.getByRole('dialog', { name: account });
  await expect(panel.getByRole('img', { name: 'Picture 1 of the document' })).toBeVisible();
  await expect(panel.getByText('Test Person')).toBeVisible();
  await panel.getByRole('button', { name: 'Accept' }).press('Enter');
  const accepting = page.getByRole('dialog', { name: 'Accept' });
  await accepting.getByLabel('Date of birth on the document').fill('1990-01-31');
  await accepting.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByText('Document accepted').first()).toBeVisible();
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible();

  await member.reload();
  await expect(member.getByText('Accepted', { exact: true })).toBeVisible();

  await page.goto(`${stack.console}/members?account=${account}`);
  await page.getByRole('link', { name: account }).press('Enter');
  const file = page.getByRole('dialog', { name: account });
  await file.getByRole('tab', { name: 'Checks' }).click();
  await expect(file.getByRole('link', { name: 'Passport' })).toBeVisible();
  await file.getByRole('button', { name: 'Open case' }).press('Enter');
  const opening = page.getByRole('dialog', { name: 'Open case' });
  await opening.getByLabel('Reason').fill('A payment provider has asked about it.');
  await opening.getByRole('button', { name: 'Open case' }).press('Enter');
  await page.getByRole('button', { name: 'Take the case' }).press('Enter');
  const taking = page.getByRole('dialog', { name: 'Take the case' });
  await taking.getByLabel('Reason').fill('I look at it now, as agreed.');
  await taking.getByRole('button', { name: 'Take the case' }).press('Enter');
  await expect(page.getByText('In progress', { exact: true })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Checklist' });
  for (const index of CASE_CHECKS.keys()) {
    const box = checks.getByRole('checkbox').nth(index);
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Decide and close' }).press('Enter');
  const closing = page.getByRole('dialog', { name: 'Decide and close' });
  await closing.getByRole('combobox').selectOption('Explained');
  await closing.getByLabel('Explanation').fill('The member has shown the account statement.');
  await closing.getByRole('button', { name: 'Decide and close' }).press('Enter');
  await expect(page.getByText('Case closed').first()).toBeVisible();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await phone.close();
});
