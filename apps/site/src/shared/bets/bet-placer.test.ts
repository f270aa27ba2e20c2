import { ApiError } from '@croupier/contract/client.ts';
import { describe, expect, test, vi } from 'vitest';
import { createBetPlacer, type Order } from './bet-placer.ts';

const failure = (code: string, status: number) => new ApiError({ code, message: code, value: null }, status);
const lost = failure('network.timeout', 0);
const refused = failure('wallet.insufficient_funds', 409);

/** A server that settles every bet once and loses the given number of answers. */
function house(loses: Error[]) {
  const settled = new Set<string>();
  const asked: string[] = [];
  const waited: number[] = [];
  let made = 0;
  const placer = createBetPlacer<number, string>({
    newId: () => `id-${(made += 1)}`,
    wait: async (milliseconds) => void waited.push(milliseconds),
    send: async ({ id, bet }: Order<number>) => {
      asked.push(id);
      const problem = loses.shift();
      if (problem === refused) throw problem;
      settled.add(`${id}:${bet}`);
      if (problem) throw problem;
      return `${id}:${bet}`;
    },
  });
  return { placer, settled, asked, waited };
}

describe('a bet is placed once', () => {
  test('retries a lost answer under the same id', async () => {
    const { placer, settled, asked, waited } = house([lost, failure('server.unavailable', 503)]);
    await expect(placer.place(5)).resolves.toEqual({ bet: 5, result: 'id-1:5', recovered: false });
    expect(asked).toEqual(['id-1', 'id-1', 'id-1']);
    expect(settled.size).toBe(1);
    expect(waited).toEqual([400, 800]);
  });

  test('stops retrying, and the next bet first fetches the missing answer', async () => {
    const { placer, settled, asked } = house(Array.from({ length: 6 }, () => lost));
    await expect(placer.place(5)).rejects.toBe(lost);
    expect(placer.missing()).toEqual({ id: 'id-1', bet: 5 });
    await expect(placer.place(9)).resolves.toEqual({ bet: 5, result: 'id-1:5', recovered: true });
    expect(new Set(asked)).toEqual(new Set(['id-1']));
    await expect(placer.place(9)).resolves.toMatchObject({ result: 'id-2:9', recovered: false });
    expect(settled).toEqual(new Set(['id-1:5', 'id-2:9']));
  });

  test('a refusal is final and the next bet has a new id', async () => {
    const { placer, asked } = house([refused]);
    await expect(placer.place(5)).rejects.toBe(refused);
    expect(placer.missing()).toBeUndefined();
    await placer.place(5);
    expect(asked).toEqual(['id-1', 'id-2']);
  });

  test('a second click during a bet does nothing', async () => {
    const { placer, asked } = house([]);
    const both = await Promise.all([placer.place(1), placer.place(2)]);
    expect(both[1]).toBeUndefined();
    expect(asked).toEqual(['id-1']);
  });

  test('stopping ends the retries', async () => {
    const stop = new AbortController();
    const send = vi.fn<() => Promise<number>>(async () => {
      stop.abort();
      throw lost;
    });
    const placer = createBetPlacer({ send, newId: () => 'a', wait: async () => {} });
    await expect(placer.place(1, stop.signal)).rejects.toBe(lost);
    expect(send).toHaveBeenCalledOnce();
    expect(placer.missing()).toBeDefined();
  });
});
