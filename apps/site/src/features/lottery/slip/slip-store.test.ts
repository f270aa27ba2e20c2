import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
/** As after a reload: the module's own memory is gone. */
const load = async () => (await import('./slip-store.ts')).slipStore('ssc-1m');

const bets = [{ play: 'a5.pos', pick: '1||||', line: 20_000n, group: 1_900, priceBps: 10_000 }];
const draw = { id: 'd1', number: '20261128-0001' };
const order = { id: 'o1', drawId: 'd1', drawNumber: draw.number, rulesVersion: 1, words: 'w', bets };

test('a slip and an order without an answer outlive a reload', async () => {
  (await load()).set({ bets, draw, order, last: bets });
  expect((await load()).get()).toEqual({ bets, draw, order, last: bets });
});

test('what cannot be read is an empty slip', async () => {
  kept.set('lottery-slip:ssc-1m', '{"bets":7}');
  expect((await load()).get()).toMatchObject({ bets: [], order: null });
  kept.set('lottery-slip:ssc-1m', 'no json');
  expect((await load()).get()).toMatchObject({ bets: [], order: null });
});

test('bets that waited for a sale are for the draw that came, others for their own', async () => {
  const { drawOf, EMPTY_SLIP } = await import('./slip-store.ts');
  const next = { id: 'd2', number: '20261128-0002' };
  expect(drawOf({ ...EMPTY_SLIP, bets, draw: null }, next)).toEqual(next);
  expect(drawOf({ ...EMPTY_SLIP, bets, draw }, next)).toEqual(draw);
  expect(drawOf({ ...EMPTY_SLIP, bets, draw: null }, null)).toBeNull();
});
