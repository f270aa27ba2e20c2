import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookedBalance, createPlayground, type Playground } from '../testing/seats.ts';

type Fish = { id: number; species: string };

let play: Playground;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  play = createPlayground();
});
afterEach(async () => {
  await play.close();
  vi.useRealTimers();
});

const enter = (options: Parameters<Playground['enter']>[1] = {}) => {
  const player = play.enter(play.gameOf('fish', 'shark'), options);
  const fish = () => player.read('pool', 'fish') as Fish[];
  let number = 0;
  const fire = async (shots: unknown[]) => {
    number += 1;
    await vi.advanceTimersByTimeAsync(500);
    await player.say({ type: 'salvo', salvo: number, shots });
    return player.sent.findLast(({ type }) => type === 'salvo' || type === 'refused');
  };
  return { ...player, fish, fire };
};

test('salvos are charged and paid, and what is caught is gone for everybody', async () => {
  const [player, other] = [enter(), enter()];
  const first = player.fish().findLast(({ species }) => ['minnow', 'clown', 'tang'].includes(species));
  let caught: number[] = [];
  for (let salvo = 0; salvo < 60 && caught.length === 0; salvo += 1) {
    await player.fire([
      [first?.id, 2],
      [first?.id, 2],
    ]);
    caught = (other.last('caught')?.['fish'] ?? []) as number[];
  }
  expect(caught).toEqual([first?.id]);
  expect(await other.fire([[first?.id, 2]])).toMatchObject({ shots: [], stake: '0' });
  expect(other.money()).toBe('1000.0000');
  expect(player.units().length).toBeGreaterThan(0);
  expect(player.balance()).toBe(bookedBalance(player));
});

test.each([
  ['a fish that is not there', [[1, 0]], { type: 'salvo', stake: '0' }],
  ['an unknown cannon', [[1, 99]], { reason: 'shots' }],
  ['too many shots', Array.from({ length: 13 }, () => [1, 0]), { reason: 'shots' }],
  ['nonsense', ['x'], { reason: 'shots' }],
])('%s costs nothing', async (_, shots, answer) => {
  const player = enter();
  expect(await player.fire(shots)).toMatchObject(answer);
  expect(player.money()).toBe('1000.0000');
});

test('without money nothing is caught', async () => {
  const player = enter({ money: 5_000n });
  const fish = player.fish().at(-1);
  for (let salvo = 0; salvo < 40; salvo += 1)
    expect(await player.fire([[fish?.id, 0]])).toMatchObject({ reason: 'funds' });
  expect(player.last('caught')).toBeUndefined();
  expect(player.money()).toBe('0.5000');
});

test('four players share a pool, the fifth opens another; a place is free again after its player', () => {
  const players = Array.from({ length: 5 }, () => enter());
  const pools = players.map((player) => player.last('pool')?.['pool']);
  expect(new Set(pools.slice(0, 4)).size).toBe(1);
  expect(pools[4]).not.toBe(pools[0]);
  players[1]?.leave();
  expect(enter().last('pool')).toMatchObject({ pool: pools[0], place: 1 });
});

test('the seed of past shots is shown, and the next one is another', async () => {
  const player = enter();
  const { hash } = player.read('pool', 'seed') as { hash: string };
  await player.say({ type: 'seed' });
  const { ended, next } = player.last('seed') as unknown as {
    ended: { hash: string };
    next: { hash: string };
  };
  expect(ended.hash).toBe(hash);
  expect(next.hash).not.toBe(hash);
});
