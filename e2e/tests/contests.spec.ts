import { addDeposit, aimMissionAtDice, useSpokenBeacon } from '../fixtures/contests.ts';
import { betOnDice, newMember, newName, PASSWORD, placeDiceBets, verifyContact } from '../fixtures/member.ts';
import { DAY, SLOT, test } from '../fixtures/settlement.ts';
import { siteClient } from '../fixtures/site-client.ts';
import { expect } from '../fixtures/test.ts';

test.use({ stackName: 'contests' });

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
  await aimMissionAtDice(stack);

  await page.goto('/races');
  await page.getByRole('button', { name: /^Highest multiplier of the day/ }).click();
  await expect(page.getByRole('heading', { name: 'Highest multiplier of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Join the race' }).click();
  await expect(page.getByText('You’re in', { exact: true })).toBeVisible();
  const race = page.url();

  await placeDiceBets(page, 25, 20_000n);
  await page.goto('/member/missions');
  const path = page.getByRole('list').filter({ hasText: 'Verify your mobile number' });
  const done = path.locator('[data-testid="mission-step"][data-done="true"]');
  // Not sealed yet: shown as on its way, and not ticked.
  await expect(path.getByText(/on its way/)).toHaveCount(2);
  await expect(done).toHaveCount(0);
  await settlement.settle(SLOT);
  await page.reload();
  await expect(done).toHaveCount(3);
  for (const collected of [1, 2]) {
    await page.getByRole('button', { name: 'Collect reward' }).first().click();
    await expect(page.getByRole('main').getByText('Collected', { exact: true })).toHaveCount(1 + collected);
  }
  // What play has earned, besides the points of both missions.
  await page.goto('/pointMall');
  await expect(page.getByTestId('points')).toContainText('282');

  await page.goto(race);
  await expect(page.getByTestId('board-me')).toContainText('You');

  await page.goto('/redEnvelope');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/You got/)).toBeVisible();

  await page.goto('/luckyWheel');
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByText(/Computed again in your browser/)).toBeVisible();
  await expect(page.getByText('Next spin', { exact: true })).toBeVisible();

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

  // The race of the day is sealed, and paid after a day for objections. By then the envelope is over, too.
  await settlement.settle(DAY);
  await settlement.settle(DAY);
  await page.goto('/member/rewardCenter');
  const prize = page.getByRole('listitem').filter({ hasText: 'Highest multiplier of the day' });
  await expect(prize).toContainText('€50.00 in cash');
  await prize.getByRole('button', { name: 'Claim' }).click();
  await expect(prize).toContainText('Claimed');
  await page.goto('/redEnvelope');
  const shares = page.getByRole('dialog', { name: 'All shares' });
  const isRight = shares.getByText('Checked in your browser: every share is right');
  await page.getByRole('button', { name: 'All shares' }).first().click();
  await expect(isRight).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shares).toBeHidden();
  // Cut again from the seed, without a network.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'All shares' }).first().click();
  await expect(isRight).toBeVisible();
  await context.setOffline(false);
});

test('a friend registers with the code, appears, masked, and qualifies', async ({
  page,
  playwright,
  stack,
  settlement,
}) => {
  await newMember(page);
  await page.goto('/member/inviteFriends');
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  const address = await page.getByText(/referralCode=/).textContent();
  const referralCode = new URL(address ?? '').searchParams.get('referralCode') ?? '';
  const username = newName();
  // Another device: who shares one doesn't count.
  const device = await playwright.request.newContext({ baseURL: stack.site });
  let token: string | null = null;
  const call = siteClient(device, () => token);
  ({ token } = await call('identity.register', {
    body: {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      ageConfirmed: true,
      referralCode,
    },
  }));
  await page.reload();
  const friend = page.getByRole('region', { name: 'Friends' }).getByRole('listitem').first();
  await expect(friend).toContainText(`${username.slice(0, 2)}***`);
  await expect(friend).not.toContainText(username);
  await expect(friend).toContainText('30 days left');

  await verifyContact(stack, username, { mobile: '+447700900127' });
  await addDeposit(stack, username);
  await betOnDice(call, 5, { stake: 100_000n });
  await settlement.settle(SLOT);
  await page.reload();
  await expect(friend).toContainText('Qualified');
  await page.goto('/member/rewardCenter');
  await expect(page.getByTestId('claimable')).toContainText('€10.00');
  await device.dispose();
});
