import { formatMoney } from '@croupier/contract/money.ts';
import { minorOf, START_BALANCE, type ConformanceCase } from '../suite.ts';

const MANY = 101;
const AT_ONCE = 10;

export const betCases: readonly ConformanceCase[] = [
  {
    id: 'W1',
    title: 'a bet debits once and is answered with the balance after it',
    run: async ({ bet, id, must, balance, moves }) => {
      await moves(-minorOf('12.5'), 1, async () => {
        const before = await balance();
        const { balanceMinor } = await must(bet({ id: id('b'), unit: id('u'), amount: '12.5' }), 'done');
        if (balanceMinor !== before - minorOf('12.5')) throw new Error('the answer has another balance');
      });
    },
  },
  {
    id: 'W2',
    title: 'the same bet again gets the same answer and moves nothing',
    run: async ({ bet, id, must, moves }) => {
      await moves(-minorOf('10'), 1, async () => {
        const ask = bet({ id: id('b'), unit: id('u'), amount: '10' });
        const first = await must(ask, 'done');
        const again = await must(ask, 'repeated');
        if (again.balanceMinor !== first.balanceMinor)
          throw new Error('the second answer has another balance');
        if (again.repeated === false && first.repeated !== undefined)
          throw new Error('not marked as repeated');
      });
    },
  },
  {
    id: 'W3',
    title: 'a used id with another amount, unit or player is refused',
    run: async ({ bet, id, must, moves, send, expect, backdoor }) => {
      await moves(-minorOf('10'), 1, async () => {
        const ask = { id: id('b'), unit: id('u'), amount: '10' };
        await must(bet(ask), 'done');
        await must(bet({ ...ask, amount: '11' }), 'mismatch');
        await must(bet({ ...ask, amount: '9' }), 'mismatch');
        await must(bet({ ...ask, unit: id('other') }), 'mismatch');
        const other = await backdoor?.player({ balance: START_BALANCE });
        if (!other) return;
        const { name: player, token, currency, game } = other;
        const before = await backdoor?.entries(other);
        expect(
          await send(bet({ ...ask, player, token, currency, game })),
          'mismatch',
          'the bet of another player',
        );
        if ((await backdoor?.entries(other)) !== before) throw new Error('the other player was debited');
      });
    },
  },
  {
    id: 'W4',
    title: 'ten identical bets at once are one; ten different ones are ten',
    run: async ({ bet, id, send, moves, driver }) => {
      const all = (bets: readonly string[]) =>
        Promise.all(bets.map((name) => send(bet({ id: id(name), unit: id('u'), amount: '1' }))));
      const isOk = ({ code }: { code: string }) =>
        driver.codes.done.includes(code) || driver.codes.repeated.includes(code);
      await moves(-minorOf('1'), 1, async () => {
        const answers = await all(Array.from({ length: AT_ONCE }, () => 'same'));
        if (!answers.every(isOk)) throw new Error('an identical bet was refused');
      });
      await moves(-minorOf('10'), AT_ONCE, async () => {
        const answers = await all(Array.from({ length: AT_ONCE }, (_, index) => `b${index}`));
        if (!answers.every(isOk)) throw new Error('a bet was refused');
      });
    },
  },
  {
    id: 'W6',
    title: 'a bet above the balance is refused with the balance',
    run: async ({ bet, id, must, balance, moves }) => {
      await moves(0n, 0, async () => {
        const before = await balance();
        const ask = bet({ id: id('b'), unit: id('u'), amount: formatMoney(before + 1n) });
        const { balanceMinor } = await must(ask, 'insufficient_funds');
        if (balanceMinor !== before) throw new Error('the refusal does not tell the balance');
      });
    },
  },
  {
    id: 'W20',
    title: 'a bet of zero is recorded and moves nothing',
    run: async ({ bet, win, id, must, moves }) => {
      await moves(minorOf('5'), 1, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '0' }), 'done');
        await must(bet({ id: id('b'), unit: id('u'), amount: '0' }), 'repeated');
        await must(win({ id: id('w'), unit: id('u'), amount: '5', bet: id('b') }), 'done');
      });
    },
  },
  {
    id: 'W21',
    title: 'two vendors may use the same transaction id',
    needs: ['second_account'],
    run: async ({ bet, id, must, moves, second, sendMessage, driver, player }) => {
      if (!second) return;
      await moves(-minorOf('2'), 2, async () => {
        const ask = { id: id('b'), unit: id('u'), amount: '1' };
        await must(bet(ask), 'done');
        const { name, ...there } = await second.playerOf(player);
        const message = second.driver.message(bet({ ...ask, player: name, ...there }));
        const signed = second.driver.sign(message, { at: new Date(), nonce: id('nonce-of-two') });
        const { code } = await sendMessage(message, { change: () => signed });
        if (!driver.codes.done.includes(code)) throw new Error(`the second vendor got ${code}`);
      });
    },
  },
  {
    id: 'W22',
    title: '101 bets in a unit, and two units at once, are exact',
    run: async ({ bet, win, id, must, moves }) => {
      await moves(minorOf('-101') + minorOf('150') + minorOf('-7') + minorOf('3'), MANY + 5, async () => {
        for (let index = 0; index < MANY; index += 1)
          await must(bet({ id: id(`b${index}`), unit: id('u'), amount: '1' }), 'done');
        await must(bet({ id: id('x'), unit: id('v'), amount: '3' }), 'done');
        await must(bet({ id: id('y'), unit: id('z'), amount: '4' }), 'done');
        await must(win({ id: id('w'), unit: id('u'), amount: '150', bet: id('b0') }), 'done');
        await must(win({ id: id('wv'), unit: id('v'), amount: '1', bet: id('x') }), 'done');
        await must(win({ id: id('wz'), unit: id('z'), amount: '2', bet: id('y') }), 'done');
      });
    },
  },
  {
    id: 'W27',
    title: 'a bet above the player’s own limit is refused with its code',
    needs: ['backdoor'],
    run: async ({ bet, id, must, moves, backdoor, player }) => {
      await backdoor?.limit(player, 'stake', '5');
      await moves(-minorOf('5'), 1, async () => {
        await must(bet({ id: id('b'), unit: id('u'), amount: '5.0001' }), 'limit');
        await must(bet({ id: id('c'), unit: id('u'), amount: '5' }), 'done');
      });
    },
  },
];
