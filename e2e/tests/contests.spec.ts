import { addDeposit, useSpokenBeacon } from '../fixtures/contests.ts';
import { newMember, PASSWORD, newName, placeDiceBets, verifyContact } from '../fixtures/member.ts';
import { SLOT, test } from '../fixtures/settlement.ts';
import { siteClient } from '../fixtures/site-client.ts';
import { expect } from '../fixtures/test.ts';

test('a member races, walks a mission, tears an envelope, spins and checks a raffle', async ({
  page,
  context,
  stack,
  settlement,
}) => {
  test.slow();
  const account = await newMember(page);
  await verifyContact(stack, account, { mobile: '+447700900123' });
  await addDeposit(stack, account);
  await useSpokenBeacon(stack);

  await page.goto('/races');
  await page.getByRole('button', { name: 'Join the race' }).click();
  await expect(page.getByText('You’re in', { exact: true })).toBeVisible();

  await placeDiceBets(page, 12);
  await page.goto('/member/missions');
  // Not sealed yet: shown as on its way, and not ticked.
  await expect(page.getByText(/on its way/).first()).toBeVisible();
  await expect(page.getByTestId('mission-step').filter({ hasText: 'Play 10 rounds' })).toHaveAttribute(
    'data-done',
    'false',
  );
  await settlement.settle(SLOT);
  await page.reload();
  await page.getByRole('button', { name: 'Collect reward' }).click();
  await expect(page.getByText('Collected', { exact: true })).not.toHaveCount(0);
  await page.goto('/races');
  await expect(page.getByTestId('board-me')).toContainText('You');

  await page.goto('/redEnvelope');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/You got/)).toBeVisible();

  await page.goto('/luckyWheel');
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByText(/Computed again in your browser/)).toBeVisible();
  await expect(page.getByText('Next spin')).toBeVisible();

  // The first round asks the beacon, the second one has its answer.
  await settlement.settle(SLOT);
  await settlement.settle(SLOT);
  await page.goto('/raffles');
  await page.getByRole('link', { name: 'Check this draw' }).click();
  await expect(page.getByText(/Everything is right/)).toBeVisible();
  await expect(page.getByTestId('raffle-beacon')).toHaveAttribute('data-state', 'ok');
  await context.setOffline(true);
  // Another seed in the kept text is found, and the right one passes, both without a network.
  const data = page.getByRole('textbox', { name: 'Published data' });
  const text = await data.inputValue();
  await data.fill(text.replace(/"seed": "(.)/, (_, first) => `"seed": "${first === '0' ? '1' : '0'}`));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByTestId('raffle-seed')).toHaveAttribute('data-state', 'failed');
  await data.fill(text);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByText(/Everything is right/)).toBeVisible();
  await context.setOffline(false);
});

test('a friend registers with the code and appears, masked', async ({ page }) => {
  await newMember(page);
  await page.goto('/member/inviteFriends');
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  const address = await page.getByText(/referralCode=/).textContent();
  const referralCode = new URL(address ?? '').searchParams.get('referralCode') ?? '';
  const username = newName();
  await siteClient(page.request, () => null)('identity.register', {
    body: {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      ageConfirmed: true,
      referralCode,
    },
  });
  await page.reload();
  const friend = page.getByRole('region', { name: 'Friends' }).getByRole('listitem').first();
  await expect(friend).toContainText(`${username.slice(0, 2)}***`);
  await expect(friend).not.toContainText(username);
});
