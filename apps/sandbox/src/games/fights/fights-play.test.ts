import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookedBalance, createPlayground, type Playground } from '../testing/seats.ts';
import { drawOf, findFight } from './card.ts';
import { settlementOf, type Outcome } from './tickets.rules.ts';

type FightMessage = {
  id: string;
  bellAt: number;
  nextAt: number;
  odds: Record<Outcome, number>;
  seed: string | null;
};

let play: Playground;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  play = createPlayground();
});
afterEach(async () => {
  await play.close();
  vi.useRealTimers();
});

const enter = (category: 'cockfight' | 'esports') => {
  const player = play.enter(play.gameOf(category));
  const fight = () => player.read('fight', 'fight') as FightMessage;
  const bet = (outcome: string, amount: string, id = fight().id) =>
    player.say({ type: 'bet', request: 'r', fight: id, outcome, amount });
  return { ...player, fight, bet };
};

/** Goes to the beginning of the next fight, so that its bets are open. */
const toNextFight = async (player: ReturnType<typeof enter>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(player.fight().nextAt - Date.now() + 500);
};

describe.each(['cockfight', 'esports'] as const)('%s', (category) => {
  test('a ticket is paid by the result that the seed gives, and the seed is shown after the fight', async () => {
    const player = enter(category);
    await toNextFight(player);
    const opened = player.fight();
    expect(opened.seed).toBeNull();
    await player.bet('a', '100');
    expect(player.money()).toBe('900.0000');
    expect(player.last('tickets')?.['tickets']).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(opened.nextAt - Date.now() - 1_000);
    const { seed } = player.fight();
    const fight = findFight(opened.id);
    if (!fight || !seed) throw new Error('the fight is not over');
    const settled = settlementOf(
      { outcome: 'a', oddsE3: opened.odds.a, stakeMinor: 1_000_000n },
      drawOf(seed, fight).result,
    );
    expect(player.balance()).toBe(9_000_000n + (settled?.payoutMinor ?? 1_000_000n));
    expect(player.balance()).toBe(bookedBalance(player));
    expect(player.last('tickets')?.['tickets']).toHaveLength(0);
  });

  test('bets close at the bell, and the next fight takes them', async () => {
    const player = enter(category);
    await toNextFight(player);
    const { id, bellAt } = player.fight();
    await vi.advanceTimersByTimeAsync(bellAt - Date.now() + 300);
    await player.bet('a', '100', id);
    expect(player.last('refused')).toMatchObject({ reason: 'closed' });
    expect(player.money()).toBe('1000.0000');
    const next = player.read('fight', 'open') as FightMessage;
    await player.bet('a', '100', next.id);
    expect(player.money()).toBe('900.0000');
    await toNextFight(player);
    expect(player.fight().id).toBe(next.id);
    expect(player.units()).toMatchObject([{ state: 'open' }]);
    await toNextFight(player);
    expect(player.units()[0]?.state).not.toBe('open');
    expect(player.balance()).toBe(bookedBalance(player));
  });

  test('lobbies list the fight on show and the one that takes bets', async () => {
    const { seat, fight, read } = enter(category);
    const fixtures = () => play.host.engineOf(seat.game)?.fixtures?.(seat.game) ?? [];
    await vi.advanceTimersByTimeAsync(fight().nextAt - Date.now() + 500);
    expect(fixtures()).toMatchObject([{ id: fight().id, live: null, closesAt: fight().bellAt }]);
    await vi.advanceTimersByTimeAsync(fight().bellAt - Date.now() + 500);
    const next = (read('fight', 'open') as FightMessage).id;
    expect(fixtures()).toMatchObject([
      { id: fight().id, live: { score: null }, odds: { home: null, away: null } },
      { id: next, live: null, odds: { home: expect.any(Number) as number } },
    ]);
  });
});

test.each([
  ['b', '0', 'amount'],
  ['b', '-5', 'amount'],
  ['b', '1e3', 'amount'],
  ['c', '5', 'outcome'],
  ['b', '1000.01', 'funds'],
])('a bet on %s of %s is refused: %s', async (outcome, amount, reason) => {
  const player = enter('cockfight');
  await toNextFight(player);
  await player.bet(outcome, amount);
  expect(player.last('refused')).toMatchObject({ reason });
  expect(player.money()).toBe('1000.0000');
});

test('a result that the judges change is paid again', async () => {
  const player = enter('cockfight');
  const { vendor, account } = player.seat.operator;
  play.host.faults.arm({ provider: vendor, fault: 'result_corrected', account, times: 1 });
  const drawn = (id: string) => {
    const fight = findFight(id);
    if (!fight) throw new Error('no fight');
    return drawOf(play.host.seeds.of(id, 0).seed, fight).result;
  };
  do await toNextFight(player);
  while (drawn(player.fight().id) === 'no_contest');
  const { id } = player.fight();
  await player.bet('a', '100');
  await player.bet('b', '50');
  await vi.advanceTimersByTimeAsync(120_000);
  const first = drawn(id);
  const changed = first === 'a' ? 'b' : 'a';
  const won = player.units().filter(({ payout }) => payout > 0n);
  expect(won).toMatchObject([{ detail: { outcome: changed } }]);
  expect(player.balance()).toBe(bookedBalance(player));
});

test('a process that stopped during a fight pays it after its restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-fights-'));
  try {
    const before = createPlayground({ dataFolder: folder });
    const player = before.enter(before.gameOf('cockfight'), { name: 'anna' });
    const next = (player.read('fight', 'fight') as FightMessage).nextAt;
    await vi.advanceTimersByTimeAsync(next - Date.now() + 500);
    const fight = player.read('fight', 'fight') as FightMessage;
    await player.say({ type: 'bet', fight: fight.id, outcome: 'b', amount: '20' });
    await before.close();
    await vi.advanceTimersByTimeAsync(600_000);
    const after = createPlayground({ dataFolder: folder });
    const again = after.enter(after.gameOf('cockfight'), { name: 'anna', money: 0n });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(again.units()).toMatchObject([{ reference: fight.id }]);
    expect(again.units()[0]?.state).not.toBe('open');
    expect(again.balance()).toBe(bookedBalance(again));
    await after.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
