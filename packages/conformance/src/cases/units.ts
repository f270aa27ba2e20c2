import { formatMoney } from '@croupier/contract/money.ts';
import type { ListedCall } from '../driver.types.ts';
import { minorOf, type ConformanceCase } from '../suite.ts';

/** What only the vendor protocol has, and what no vendor can see. */
export const unitCases: readonly ConformanceCase[] = [
  {
    id: 'W30',
    title: 'another result replaces the first by an explicit transfer, not below zero',
    needs: ['correct'],
    run: async ({ bet, win, id, must, moves, player }) => {
      const { name, token, currency, game } = player;
      const about = { kind: 'correct', player: name, token, currency, game, unit: id('u') } as const;
      await moves(minorOf('2'), 4, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') }), 'done');
        const lower = { ...about, id: id('k1'), previous: '30', payout: '5', reason: 'reversed' };
        await must(lower, 'done');
        await must(lower, 'repeated');
        await must({ ...about, id: id('k2'), previous: '30', payout: '7', reason: 'stale' }, 'mismatch');
        await must({ ...about, id: id('k3'), previous: '5', payout: '12', reason: 'counted again' }, 'done');
      });
    },
  },
  {
    id: 'W30b',
    title: 'a correction is refused when the player no longer has the money',
    needs: ['correct', 'backdoor'],
    run: async ({ bet, win, id, must, moves, player }) => {
      const { name, token, currency, game } = player;
      await moves(minorOf('-1000'), 3, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') }), 'done');
        await must(bet({ id: id('c'), unit: id('v'), amount: '1020' }), 'done');
        const about = { player: name, token, currency, game, unit: id('u'), previous: '30', payout: '0' };
        await must({ kind: 'correct', ...about, id: id('k'), reason: 'reversed' }, 'insufficient_funds');
      });
    },
  },
  {
    id: 'C1',
    title: 'a cancelled unit returns its bets and stays shut',
    needs: ['cancel'],
    run: async ({ bet, win, id, must, moves, player }) => {
      await moves(0n, null, async () => {
        await must(bet({ id: id('a'), unit: id('u'), amount: '10' }), 'done');
        await must(bet({ id: id('b'), unit: id('u'), amount: '5' }), 'done');
        const cancel = { kind: 'cancel', player: player.name, id: id('x'), unit: id('u') } as const;
        await must(cancel, 'done');
        await must(cancel, 'repeated');
        await must(bet({ id: id('c'), unit: id('u'), amount: '1' }), 'already_voided');
        await must(win({ id: id('w'), unit: id('u'), amount: '1' }), 'already_voided');
      });
    },
  },
  {
    id: 'C2',
    title: 'a free bet moves nothing and its win is paid',
    needs: ['free'],
    run: async ({ bet, win, id, must, moves }) => {
      await moves(minorOf('3'), 1, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '1', free: true }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '3', bet: id('b'), free: true }), 'done');
      });
    },
  },
  {
    id: 'C3',
    title: 'items of a batch are done in order, and a win behind its refused bet is refused',
    needs: ['batch'],
    run: async ({ bet, win, id, send, expect, balance, moves, player }) => {
      const { name, token } = player;
      const tooMuch = formatMoney((await balance()) + minorOf('5'));
      await moves(minorOf('4'), 2, async () => {
        const salvo = (unit: string, amount: string) => [
          bet({ id: id(`b${unit}`), unit: id(unit), amount }),
          win({ id: id(`w${unit}`), unit: id(unit), amount: '9' }),
        ];
        const items = [...salvo('u', '5'), ...salvo('v', tooMuch)];
        const batch = { kind: 'batch', player: name, token, items } as const;
        const outcomes = ['done', 'done', 'insufficient_funds', 'bet_not_found'] as const;
        const { items: answers = [] } = expect(await send(batch), 'done');
        for (const [index, outcome] of outcomes.entries())
          expect({ status: 200, ...(answers[index] ?? { code: '' }) }, outcome, `item ${index}`);
        const again = expect(await send(batch), 'done');
        if (again.items?.[0]?.repeated !== true)
          throw new Error('the repeated batch is not marked as repeated');
      });
    },
  },
  {
    id: 'W28',
    title: 'every difference between the vendor’s list and the ledger is found',
    needs: ['operator'],
    run: async ({ bet, win, id, must, operator }) => {
      const [settled, open] = [{ unit: id('u') }, { unit: id('v') }];
      const first = bet({ id: id('b1'), ...settled, amount: '10' });
      const paid = win({ id: id('w1'), ...settled, amount: '30', bet: id('b1') });
      const second = bet({ id: id('b2'), ...open, amount: '4' });
      for (const ask of [first, paid, second]) await must(ask, 'done');
      const found = async (lines: readonly ListedCall[]): Promise<string[]> =>
        ((await operator?.compare(lines)) ?? []).map((one) => `${one.id} ${one.kind}`).sort();
      const same = await found([{ ask: first }, { ask: paid }, { ask: second }]);
      if (same.length > 0) throw new Error(`where both sides agree, ${same.join(', ')} is listed`);
      const differ = await found([
        { ask: first },
        { ask: paid, amount: '31' },
        { ask: second, state: 'refused' },
        { ask: bet({ id: id('b3'), unit: id('x'), amount: '2' }) },
        { ask: win({ id: id('w2'), ...open, amount: '9', bet: id('b2') }) },
      ]);
      const expected = [
        `${id('w1')} amount`,
        `${id('b2')} theirs_missing`,
        `${id('b3')} bet_missing`,
        `${id('w2')} win_missing`,
      ].sort();
      if (String(differ) !== String(expected))
        throw new Error(`${differ.join(', ') || 'nothing'} is listed instead of ${expected.join(', ')}`);
    },
  },
  {
    id: 'W29',
    title: 'rounds that stay open are listed, and ids never expire',
    needs: ['operator'],
    run: async ({ bet, win, id, must, moves, operator, player }) => {
      const stake = bet({ id: id('b'), unit: id('u'), amount: '10' });
      const listedAfter = async (hours: number): Promise<boolean> =>
        ((await operator?.age(player, hours)) ?? []).includes(id('u'));
      await moves(minorOf('20'), 2, async () => {
        await must(stake, 'done');
        if (await listedAfter(40)) throw new Error('the round is listed after 40 hours');
        if (!(await listedAfter(10))) throw new Error('the round is not listed after 50 hours');
        await must(stake, 'repeated');
        await must(win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') }), 'done');
        if (await listedAfter(0)) throw new Error('the round is still listed after its end');
      });
    },
  },
];
