import { ApiError } from '@croupier/contract/client.ts';
import { describe, expect, test, vi } from 'vitest';
import { createBetDesk, type Order } from './bet-desk.ts';

const failure = (code: string, status: number) => new ApiError({ code, message: code, value: null }, status);
const lost = failure('network.timeout', 0);
const refused = failure('wallet.insufficient_funds', 409);

/** A house that settles every order once, and loses as many answers as it is told to. */
function house(loses: Error[]) {
  const settled = new Set<string>();
  const asked: string[] = [];
  const waited: number[] = [];
  let made = 0;
  const desk = createBetDesk<number, string>({
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
  return { desk, settled, asked, waited };
}

describe('a bet is placed once', () => {
  test('a lost answer is asked for again under the same id', async () => {
    const { desk, settled, asked, waited } = house([lost, failure('server.unavailable', 503)]);
    await expect(desk.place(5)).resolves.toEqual({ bet: 5, result: 'id-1:5', recovered: false });
    expect(asked).toEqual(['id-1', 'id-1', 'id-1']);
    expect(settled.size).toBe(1);
    expect(waited).toEqual([400, 800]);
  });

  test('asking is bounded, and the next bet first brings the missing answer', async () => {
    const { desk, settled, asked } = house(Array.from({ length: 6 }, () => lost));
    await expect(desk.place(5)).rejects.toBe(lost);
    expect(desk.missing()).toEqual({ id: 'id-1', bet: 5 });
    await expect(desk.place(9)).resolves.toEqual({ bet: 5, result: 'id-1:5', recovered: true });
    expect(new Set(asked)).toEqual(new Set(['id-1']));
    await expect(desk.place(9)).resolves.toMatchObject({ result: 'id-2:9', recovered: false });
    expect(settled).toEqual(new Set(['id-1:5', 'id-2:9']));
  });

  test('a refusal is final: nothing is missing, and the next bet has an id of its own', async () => {
    const { desk, asked } = house([refused]);
    await expect(desk.place(5)).rejects.toBe(refused);
    expect(desk.missing()).toBeUndefined();
    await desk.place(5);
    expect(asked).toEqual(['id-1', 'id-2']);
  });

  test('a second press while a bet is under way does nothing', async () => {
    const { desk, asked } = house([]);
    const both = await Promise.all([desk.place(1), desk.place(2)]);
    expect(both[1]).toBeUndefined();
    expect(asked).toEqual(['id-1']);
  });

  test('whoever stops does not wait for further attempts', async () => {
    const stop = new AbortController();
    const send = vi.fn<() => Promise<number>>(async () => {
      stop.abort();
      throw lost;
    });
    const desk = createBetDesk({ send, newId: () => 'a', wait: async () => {} });
    await expect(desk.place(1, stop.signal)).rejects.toBe(lost);
    expect(send).toHaveBeenCalledOnce();
    expect(desk.missing()).toBeDefined();
  });
});
