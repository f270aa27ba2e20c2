import { sql } from 'kysely';
import { newMember } from '../fixtures/member.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

type Terms = { contributionBps: number; drawnOncePerMinor: string; startMinor: string };
const USUAL: Terms = { contributionBps: 20, drawnOncePerMinor: '2500000.0000', startMinor: '5000.0000' };

/** Sets the jackpot's terms, as an operator may, and waits until the server applies them to new rounds. */
async function setTerms({ database, site }: Stack, terms: Terms): Promise<void> {
  await sql`update merchants set settings = jsonb_set(settings, '{jackpot}', ${JSON.stringify(terms)}::jsonb)
    where id = 'croupier'`.execute(database.db);
  const inForce = async (): Promise<unknown> => {
    const answer = (await (await fetch(`${site}/wps/jackpot`)).json()) as { value: { drawnOncePer: string } };
    return answer.value.drawnOncePer;
  };
  await expect.poll(inForce, { timeout: 20_000 }).toBe(terms.drawnOncePerMinor);
}

test('the pool grows with every stake on every open page, and is paid for a draw that can be verified', async ({
  page,
  context,
  stack,
}) => {
  const visitor = await context.newPage();
  await visitor.goto('/bgs/mines');
  const pool = visitor.getByTestId('jackpot-pool');
  await expect(pool).toContainText('€5,000.');
  const before = (await pool.textContent()) ?? '';

  await newMember(page);
  await page.goto('/bgs/dice');
  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  const placed = () => page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  // Enough for the pool to grow by cents, and hardly enough to win it.
  await page.getByLabel('Bet amount').fill('10');
  await Promise.all([placed(), bet.click()]);
  // The socket announces it, before the page would ask.
  await expect(pool).not.toHaveText(before, { timeout: 15_000 });
  await expect(page.getByTestId('jackpot-won')).toHaveCount(0);

  await setTerms(stack, { ...USUAL, drawnOncePerMinor: '1.0000' });
  try {
    await expect(bet).toBeEnabled();
    const [response] = await Promise.all([placed(), bet.click()]);
    const answer = (await response.json()) as { value: { jackpot: string } };
    expect(Number(answer.value.jackpot)).toBeGreaterThan(5_000);
  } finally {
    await setTerms(stack, USUAL);
  }
  const won = page.getByTestId('jackpot-won');
  await expect(won).toContainText('€5,000.');
  const amount = (await won.textContent()) ?? '';
  // The pool has started again.
  await expect(pool).toHaveText('€5,000.00', { timeout: 15_000 });

  await page.getByRole('button', { name: 'How the draw worked' }).click();
  await expect(page.getByRole('dialog').getByText('Jackpot won')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(amount);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Fairness', exact: true }).click();
  await page.getByRole('button', { name: 'Change seeds' }).click();
  await expect(page.getByText(/previous seed is revealed/)).toBeVisible();
  await page.goto('/member/transactionHistory');
  await page.getByLabel('Type').selectOption('jackpot');
  await expect(page.getByText(`+${amount}`).first()).toBeVisible();

  await page.goto('/member/personalHistoryCopy');
  await page
    .getByRole('button', { name: /Show round/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Check this round' }).click();
  await expect(page.getByText(/The hash matches/)).toBeVisible();
  await expect(page.getByText('Jackpot won', { exact: true })).toBeVisible();
  await expect(page.getByText(/:1:jackpot/)).toBeVisible();
});
