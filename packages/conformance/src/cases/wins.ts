import { minorOf, type ConformanceCase } from '../suite.ts';

const AT_ONCE = 5;

export const winCases: readonly ConformanceCase[] = [
  {
    id: 'W5',
    title: 'the same win several times at once pays once',
    run: async ({ bet, win, id, must, send, moves }) => {
      await moves(minorOf('20'), 2, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        const ask = win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') });
        await Promise.all(Array.from({ length: AT_ONCE }, () => send(ask)));
        await must(ask, 'repeated');
      });
    },
  },
  {
    id: 'W7',
    title: 'a win without its bet is refused, one of free rounds is paid',
    run: async ({ win, id, must, moves, driver }) => {
      await moves(0n, 0, async () => {
        await must(win({ id: id('w'), unit: id('u'), amount: '30', bet: id('none') }), 'bet_not_found');
      });
      if (!driver.can.has('free')) return;
      await moves(minorOf('30'), 1, async () => {
        await must(win({ id: id('f'), unit: id('free'), amount: '30', bet: id('none'), free: true }), 'done');
      });
    },
  },
  {
    id: 'W8',
    title: 'a win of zero ends the unit and moves nothing',
    run: async ({ bet, win, id, must, moves }) => {
      await moves(minorOf('-10'), 1, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        const lost = win({ id: id('w'), unit: id('u'), amount: '0', bet: id('b') });
        await must(lost, 'done');
        await must(lost, 'repeated');
        await must(bet({ id: id('c'), unit: id('u'), amount: '10' }), 'already_settled');
      });
    },
  },
  {
    id: 'W9',
    title: 'a second win with the same id has no effect; a win after a rollback is refused',
    run: async ({ bet, win, rollback, id, must, send, moves, driver }) => {
      await moves(minorOf('20'), 4, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '10' }), 'done');
        const ask = win({ id: id('w'), unit: id('u'), amount: '30', bet: id('b') });
        await must(ask, 'done');
        await must(ask, 'repeated');
        await must({ ...ask, amount: '31' } as typeof ask, 'mismatch');
        await must(bet({ id: id('c'), unit: id('v'), amount: '10' }), 'done');
        await must(rollback({ id: id('r'), bet: id('c'), unit: id('v') }), 'done');
        const { code } = await send(win({ id: id('x'), unit: id('v'), amount: '5', bet: id('c') }));
        if (![...driver.codes.already_voided, ...driver.codes.already_settled].includes(code))
          throw new Error(`the win after the rollback is ${code}`);
      });
    },
  },
  {
    id: 'W23',
    title: 'of two bets one is paid and one cancelled, in either order',
    run: async ({ bet, win, rollback, id, must, moves }) => {
      // Where single bets can be rolled back they share a unit; else each is one.
      for (const [first, second] of [
        ['paid', 'cancelled'],
        ['cancelled', 'paid'],
      ] as const)
        await moves(minorOf('15'), 4, async () => {
          const unit = (name: string) => id(`${first}-${name}`);
          await must(bet({ id: unit('paid'), unit: unit('u1'), amount: '10' }), 'done');
          await must(bet({ id: unit('cancelled'), unit: unit('u2'), amount: '4' }), 'done');
          for (const act of [first, second])
            await must(
              act === 'paid'
                ? win({ id: unit('w'), unit: unit('u1'), amount: '25', bet: unit('paid') })
                : rollback({ id: unit('r'), bet: unit('cancelled'), unit: unit('u2') }),
              'done',
            );
        });
    },
  },
  {
    id: 'W24',
    title: 'large payouts and the last decimal are exact, finer amounts are refused',
    run: async ({ bet, win, id, must, moves, sendMessage, expect, driver }) => {
      await moves(minorOf('63727092.34') - minorOf('0.0001'), 2, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '0.0001' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '63727092.34', bet: id('b') }), 'done');
        const fine = bet({ id: id('c'), unit: id('v'), amount: '1' });
        const message = driver.put(driver.message(fine), 'amount', driver.amounts.tooFine);
        expect(await sendMessage(message), 'malformed', 'an amount that is too fine');
      });
    },
  },
  {
    id: 'W25',
    title: 'a promotional payout is paid once',
    needs: ['promo'],
    run: async ({ id, must, moves, player }) => {
      const { name, token, currency, game } = player;
      await moves(minorOf('7.5'), 1, async () => {
        const promo = {
          kind: 'promo',
          player: name,
          token,
          currency,
          game,
          id: id('p'),
          amount: '7.5',
        } as const;
        await must(promo, 'done');
        await must(promo, 'repeated');
      });
    },
  },
];
