import { randomUUID } from 'node:crypto';
import type { LotteryTicket } from '@croupier/contract/games/lottery-tickets.ts';
import type { Page } from '@playwright/test';
import {
  endSales,
  setLotteryFaults,
  startNewDraws,
  typeResult,
  voidByTwo,
} from '../fixtures/lottery-draws.ts';
import { newMember, shownAmount, signedInClient } from '../fixtures/member.ts';
import { SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

/** Our own draws: what wins for sure, and what hardly ever does. */
const OWN = [
  { game: 'ssc-5m', voided: 'ssc-30s', rows: 1, play: 'a5.d', pick: '0|1|2|3|4' },
  { game: '3d-5m', voided: '3d-1m', rows: 3, play: 'a3.d', pick: '0|1|2' },
  { game: '11x5-5m', voided: '11x5-1m', rows: 1, play: 'f3.d', pick: '01|02|03' },
  { game: 'k3-5m', voided: 'k3-1m', rows: 1, play: 't1', pick: '111' },
  { game: 'pk10-5m', voided: 'pk10-1m', rows: 1, play: 'f5.d', pick: '01|02|03|04|05' },
];
/** Draws of others: an entry, and the ends of the first prize in its two results. */
const OUTSIDE = [
  { game: 'thai', entry: '123', ends: ['456', '123'] },
  { game: 'lao', entry: '123', ends: ['123', '456'] },
  { game: 'hanoi', entry: '123', ends: ['456', '123'] },
  { game: 'vn-north', entry: '12', ends: ['12', '45'] },
  { game: 'vn-ho-chi-minh', entry: '12', ends: ['45', '12'] },
];
const FIRST_BALANCE = 10_000_000n;

type Member = Awaited<ReturnType<typeof signedInClient>>;

/** Buys what is filled in on the betting page; a sale may end at any moment. */
async function buyFilledIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(async () => {
    const move = page.getByRole('button', { name: /^Move slip to draw/ });
    if (await move.first().isVisible()) await move.first().click();
    await page.getByRole('button', { name: /^Buy / }).click();
    await expect(page.getByText(/^Ticket bought for draw/)).toBeVisible({ timeout: 8_000 });
  }).toPass();
}

const newest = async (call: Member, gameCode: string): Promise<LotteryTicket> => {
  const { items } = await call('lotteryTickets.list', { query: { gameCode, pageNum: 1, pageSize: 1 } });
  const [ticket] = items;
  if (!ticket) throw new Error(`no ticket of ${gameCode}`);
  return ticket;
};

/** Buys one line over HTTP. */
async function buyLine(call: Member, { gameCode, play, pick }: Record<'gameCode' | 'play' | 'pick', string>) {
  const id = randomUUID();
  const buy = async (): Promise<boolean> => {
    const { draw, units, rulesVersion, plays } = await call('lottery.game', { params: { gameCode } });
    const group = plays.find(({ code }) => code === play)?.maxGroup;
    const [line] = units;
    if (!draw || !line || !group) return false;
    const bets = [{ play, pick, line, group, priceBps: 10_000 }];
    const order = { id, gameCode, drawId: draw.id, rulesVersion, words: '' };
    await call('lotteryTickets.buy', { body: { ...order, stake: line, bets } });
    return true;
  };
  await expect.poll(() => buy().catch(String), { timeout: 40_000 }).toBe(true);
  return newest(call, gameCode);
}

test('every family is bought, won, lost, corrected and voided', async ({ page, browser, stack }) => {
  const stopWorker = await stack.startWorker();
  const contexts = [await browser.newContext(), await browser.newContext()];
  try {
    const [one, two] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!one || !two) throw new Error('no pages');
    await newMember(page);
    const call = await signedInClient(page);
    const feeds = ['north', 'south'].map((provider) => ({ provider, fault: 'late' }));
    await setLotteryFaults(stack, feeds);
    const operators = [
      await signInOperator(one, stack),
      await signInOperator(two, stack, SECOND_OPERATOR),
    ] as const;

    await startNewDraws(
      stack,
      OWN.map(({ game }) => game),
    );
    const sure: LotteryTicket[] = [];
    for (const { game, rows } of OWN) {
      await page.goto(`/lottery?gameCode=${game}`);
      await page.getByText('€0.02', { exact: true }).click();
      const all = page.getByRole('button', { name: 'All', exact: true });
      for (let row = 0; row < rows; row += 1) await all.nth(row).click();
      await buyFilledIn(page);
      sure.push(await newest(call, game));
    }
    const hard: LotteryTicket[] = [];
    for (const { game, play, pick } of OWN) hard.push(await buyLine(call, { gameCode: game, play, pick }));
    const outside: LotteryTicket[] = [];
    for (const { game, entry } of OUTSIDE) {
      await page.goto(`/lottery?gameCode=${game}`);
      await page.getByText('Type or paste', { exact: true }).click();
      await page.getByLabel('Entries', { exact: true }).fill(entry);
      await buyFilledIn(page);
      outside.push(await newest(call, game));
    }

    // The list stays open: it hears of everything by itself.
    await page.goto('/lottery/tickets');
    const expectState = (id: string, state: string) =>
      expect(page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) })).toContainText(state, {
        timeout: 40_000,
      });
    /** What the tickets say, the wallet has. */
    const expectBalance = async (): Promise<void> => {
      const { items } = await call('lotteryTickets.list', { query: { pageNum: 1, pageSize: 50 } });
      const sum = items.reduce(
        (total, { state, stake, payout }) => (state === 'refunded' ? total : total - stake + payout),
        FIRST_BALANCE,
      );
      const { amount } = await call('wallet.balance');
      expect(amount).toBe(sum);
      const text = shownAmount(`${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')}`);
      await expect(page.getByTestId('balance')).toHaveText(`€${text}`);
    };
    for (const { id } of [...sure, ...hard, ...outside]) await expectState(id, 'Running');
    await expectBalance();

    const betting = await page.context().newPage();
    await betting.goto(`/lottery?gameCode=${OWN[0]?.game}`);
    await expect(betting.getByRole('button', { name: 'Add to slip' })).toBeVisible();
    await endSales(
      stack,
      [...sure, ...hard].map(({ drawId }) => drawId),
    );
    await expect(
      betting.getByRole('heading', { name: `Result of draw ${sure[0]?.drawNumber}` }),
    ).toBeVisible();
    await betting.close();
    for (const { id } of sure) await expectState(id, 'Won');
    for (const { id } of hard) {
      const { payout } = await call('lotteryTickets.get', { params: { id } });
      await expectState(id, payout > 0n ? 'Won' : 'Lost');
    }
    await expectBalance();

    await endSales(
      stack,
      outside.map(({ drawId }) => drawId),
    );
    for (const version of [0, 1]) {
      for (const [at, { drawId }] of outside.entries()) {
        const { shape } = await operators[0]('lotteryDesk.draw', { params: { id: drawId } });
        const numbers = shape.flatMap(({ count, digits }) => Array<string>(count).fill('7'.repeat(digits)));
        const end = OUTSIDE[at]?.ends[version] ?? '';
        numbers[0] = end.padStart(shape[0]?.digits ?? 0, '9');
        await typeResult(operators, drawId, numbers);
      }
      for (const [at, { id }] of outside.entries()) {
        const { entry, ends } = OUTSIDE[at] ?? { entry: '', ends: [] };
        await expectState(id, ends[version] === entry ? 'Won' : 'Lost');
      }
      await expectBalance();
    }
    for (const { drawId } of outside) await voidByTwo(operators, drawId);
    for (const { id } of outside) await expectState(id, 'Refunded');
    await expectBalance();

    const voided: LotteryTicket[] = [];
    for (const { voided: gameCode, play, pick } of OWN)
      voided.push(await buyLine(call, { gameCode, play, pick }));
    await setLotteryFaults(stack, [...feeds, { provider: 'beacon', fault: 'late' }]);
    await endSales(
      stack,
      voided.map(({ drawId }) => drawId),
      2,
    );
    await page.reload();
    for (const { id } of voided) await expectState(id, 'Refunded');
    await expectBalance();

    await page.goto(`/lottery/tickets/${outside[0]?.id}`);
    await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
    const { items } = await call('rounds.list', { query: { pageNum: 1, pageSize: 50 } });
    const rounds = new Map(items.map(({ id, state }) => [id, state]));
    for (const { id } of [...sure, ...hard]) expect(rounds.get(id)).toBe('settled');
    for (const { id } of [...voided, ...outside]) expect(rounds.get(id)).toBe('voided');
  } finally {
    await setLotteryFaults(stack, []);
    for (const context of contexts) await context.close();
    await stopWorker();
  }
});
