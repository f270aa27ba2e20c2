import { randomUUID } from 'node:crypto';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minesOf } from './testing/mines-play.ts';
import { createTestGames, ONE, type TestGames } from './testing/test-games.ts';

let games: TestGames;
beforeAll(async () => {
  games = await createTestGames();
});
afterAll(() => games.close());

const MERCHANT = 'croupier';

/** A trial account with only 100.00 of play money. */
async function addTrial() {
  const memberId = randomUUID();
  await games.wallet.transaction((tx) =>
    games.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: PLAY_MONEY,
      transfers: [
        {
          id: randomUUID(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'play-money' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor: 100n * ONE,
          code: 'welcome_credit',
          reference: memberId,
        },
      ],
    }),
  );
  return { merchantId: MERCHANT, memberId, isTrial: true };
}

const count = async (table: string, memberId: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from ${sql.table(table)}
    where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(games.db);
  return rows[0]?.count;
};

test('a trial account bets play money, which never reaches the jackpot or the winner boards', async () => {
  // Every round would win the jackpot if it took part.
  games.setJackpot({ drawnOncePerMinor: 1n, contributionBps: 100 });
  const player = await addTrial();
  let expected = 100n * ONE;
  for (let count = 0; count < 20; count += 1) {
    const bet = {
      id: randomUUID(),
      stakeMinor: ONE,
      game: 'dice',
      bet: { direction: 'over' as const, targetHundredths: 200 },
    };
    const result = await games.originals.bet({ ...player, ...bet });
    expected += result.payout - result.stake;
    expect(result).toMatchObject({ balance: expected, jackpot: null });
  }
  const mines = { ...player, id: randomUUID(), stakeMinor: ONE, mines: 1 };
  const { start, open, cashOut } = minesOf(games.originals);
  const { roundId } = await start(mines);
  const opened = await open({ ...player, roundId, step: 0, field: 7 });
  const ended = opened.isOver ? opened : await cashOut({ ...player, roundId, step: 1 });
  expect(ended.balance).toBe(expected - ONE + ended.payout);

  expect((await games.wallet.balanceOf(MERCHANT, player.memberId, 'EUR')).main.amountMinor).toBe(0n);
  expect(await count('round_wins', player.memberId)).toBe(0n);
  expect(await count('jackpot_hits', player.memberId)).toBe(0n);
  const returns = await games.originals.returns(MERCHANT);
  expect(returns.every(({ rounds }) => rounds === 0)).toBe(true);
  expect((await games.wallet.trialBalance(MERCHANT, PLAY_MONEY)).sumMinor).toBe(0n);
  expect((await games.wallet.audit()).findings).toEqual([]);
});

test('a trial account without play money is refused', async () => {
  const player = { merchantId: MERCHANT, memberId: randomUUID(), isTrial: true };
  const bet = {
    id: randomUUID(),
    stakeMinor: ONE,
    game: 'dice',
    bet: { direction: 'over' as const, targetHundredths: 5_050 },
  };
  await expect(games.originals.bet({ ...player, ...bet })).rejects.toMatchObject({
    code: 'wallet.insufficient_funds',
  });
});
