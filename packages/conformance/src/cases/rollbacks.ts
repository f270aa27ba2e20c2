import { minorOf, type ConformanceCase } from '../suite.ts';

export const rollbackCases: readonly ConformanceCase[] = [
  {
    id: 'W10',
    title: 'a rollback returns the bet exactly once',
    run: async ({ bet, id, must, moves, rollback }) => {
      await moves(0n, 2, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        const back = rollback({ id: id('r'), bet: id('b'), unit: id('u') });
        await must(back, 'done');
        await must(back, 'repeated');
      });
    },
  },
  {
    id: 'W11',
    title: 'a rollback before its bet is remembered, the late bet is refused',
    run: async ({ bet, id, must, moves, rollback }) => {
      await moves(0n, 0, async () => {
        await must(rollback({ id: id('r'), bet: id('b'), unit: id('u') }), 'remembered');
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'rolled_back');
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'rolled_back');
      });
    },
  },
  {
    id: 'W12',
    title: 'a rollback after the unit was settled moves nothing',
    run: async ({ bet, win, id, must, moves, rollback }) => {
      await moves(minorOf('20'), 2, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') }), 'done');
        await must(rollback({ id: id('r'), bet: id('b'), unit: id('u') }), 'already_settled');
      });
    },
  },
  {
    id: 'W13',
    title: 'what is no bet can’t be rolled back',
    needs: ['rollback', 'open_units'],
    run: async ({ bet, win, id, must, moves, rollback }) => {
      await moves(minorOf('-5'), 2, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '5', final: false, bet: id('b') }), 'done');
        await must(rollback({ id: id('r'), bet: id('w'), unit: id('u') }), 'not_a_bet');
      });
    },
  },
  {
    id: 'W14',
    title: 'a rollback needs only the id of the bet and the player',
    run: async ({ bet, id, must, moves, rollback }) => {
      await moves(minorOf('-4'), 3, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        await must(bet({ id: id('c'), unit: id('v'), amount: '4' }), 'done');
        await must(rollback({ id: id('r'), bet: id('b'), unit: id('u') }), 'done');
      });
    },
  },
  {
    id: 'W26',
    title: 'whatever becomes of our answers, retries end in one state',
    run: async ({ bet, win, id, must, send, sendAndHangUp, moves, rollback }) => {
      await moves(minorOf('20'), 2, async () => {
        const ask = bet({ id: id('b'), unit: id('u'), amount: '10' });
        await sendAndHangUp(ask);
        await send(ask);
        await must(ask, 'repeated');
        const pay = win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') });
        await sendAndHangUp(pay);
        await send(pay);
        await must(pay, 'repeated');
      });
      await moves(0n, 2, async () => {
        await must(bet({ id: id('c'), unit: id('v'), amount: '10' }), 'done');
        const back = rollback({ id: id('r'), bet: id('c'), unit: id('v') });
        await sendAndHangUp(back);
        await send(back);
        await must(back, 'repeated');
      });
    },
  },
];
