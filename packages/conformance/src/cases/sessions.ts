import { minorOf, type ConformanceCase } from '../suite.ts';

export const sessionCases: readonly ConformanceCase[] = [
  {
    id: 'W15',
    title: 'wins and rollbacks are done after the visit ended and for blocked players',
    needs: ['backdoor'],
    run: async ({ bet, win, rollback, id, must, moves, backdoor, player }) => {
      await moves(minorOf('20') + minorOf('7'), 8, async () => {
        for (const name of ['a', 'b', 'c', 'd'])
          await must(bet({ id: id(name), unit: id(`u${name}`), amount: '10' }), 'done');
        const back = (name: string) => rollback({ id: id(`r${name}`), bet: id(name), unit: id(`u${name}`) });
        await backdoor?.endVisit(player);
        await must(win({ id: id('wa'), unit: id('ua'), amount: '30', bet: id('a') }), 'done');
        await must(back('b'), 'done');
        await backdoor?.block(player, 'locked');
        await must(win({ id: id('wc'), unit: id('uc'), amount: '17', bet: id('c') }), 'done');
        await backdoor?.block(player, 'excluded');
        await must(back('d'), 'done');
      });
    },
  },
  {
    id: 'W16',
    title: 'bets with an ended or replaced token are refused',
    needs: ['backdoor'],
    run: async ({ bet, id, must, moves, backdoor, player }) => {
      await moves(minorOf('-1'), 1, async () => {
        const token = await backdoor?.reopen(player);
        await must(bet({ id: id('a'), unit: id('u'), amount: '1' }), 'session');
        await must(bet({ id: id('b'), unit: id('u'), amount: '1', ...(token && { token }) }), 'done');
        await backdoor?.endVisit(player);
        await must(bet({ id: id('c'), unit: id('u'), amount: '1', ...(token && { token }) }), 'session');
        await must(
          bet({ id: id('d'), unit: id('u'), amount: '1', token: 'a-token-that-never-was' }),
          'session',
        );
      });
    },
  },
  {
    id: 'W17',
    title: 'calls without our signature are refused, and nothing is written',
    run: async ({ bet, id, send, sendMessage, expect, moves, driver }) => {
      await moves(0n, 0, async () => {
        const ask = bet({ id: id('b'), unit: id('u'), amount: '1' });
        expect(await send(ask, { with: 'nothing' }), 'signature', 'a call without a signature');
        expect(await send(ask, { with: 'wrong' }), 'signature', 'a call with a wrong key');
        if (!driver.can.has('signed_body')) return;
        const message = driver.message(ask);
        const changed = driver.message({ ...ask, amount: '2' } as typeof ask);
        const bodies = {
          'a call with a changed amount': changed.body,
          'a call with a byte more': `${message.body} `,
          'a call with its keys in another order': JSON.stringify(
            Object.fromEntries(Object.entries(JSON.parse(message.body) as object).toReversed()),
          ),
        };
        for (const [what, body] of Object.entries(bodies))
          expect(
            await sendMessage(message, { change: (request) => ({ ...request, body }) }),
            'signature',
            what,
          );
      });
    },
  },
  {
    id: 'W18',
    title: 'a nonce holds once, a clock may differ by five minutes',
    needs: ['nonce'],
    run: async ({ bet, id, must, moves }) => {
      await moves(minorOf('-1'), 1, async () => {
        const nonce = id('a-nonce-used-twice');
        await must(bet({ id: id('b'), unit: id('u'), amount: '1' }), 'done', { nonce });
        await must(bet({ id: id('c'), unit: id('u'), amount: '1' }), 'signature', { nonce });
        for (const minutes of [-6, 6]) {
          const at = new Date(Date.now() + minutes * 60_000);
          await must(bet({ id: id(`at${minutes}`), unit: id('u'), amount: '1' }), 'signature', { at });
        }
      });
    },
  },
  {
    id: 'W19',
    title: 'wrong currency, types, game, player and negative amounts have a code each',
    run: async ({ bet, id, sendMessage, expect, moves, driver }) => {
      await moves(0n, 0, async () => {
        const message = driver.message(bet({ id: id('b'), unit: id('u'), amount: '1' }));
        const { amounts, put } = driver;
        const refused = async (
          changed: typeof message,
          outcome: Parameters<typeof expect>[1],
          what: string,
        ) => expect(await sendMessage(changed), outcome, what);
        await refused(put(message, 'amount', amounts.negative), 'malformed', 'a negative amount');
        await refused(put(message, 'amount', amounts.wrongType), 'malformed', 'an amount of another type');
        await refused(put(message, 'amount', 'null'), 'malformed', 'a missing amount');
        await refused(put(message, 'currency', '"XTS"'), 'currency', 'another currency');
        await refused(put(message, 'game', '"no-such-game"'), 'game', 'an unknown game');
        await refused(put(message, 'player', '"nosuchplayer"'), 'player_unknown', 'an unknown player');
      });
    },
  },
];
