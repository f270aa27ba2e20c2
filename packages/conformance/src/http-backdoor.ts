import { randomUUID } from 'node:crypto';
import type { Backdoor, Driver, Message, Player } from './driver.types.ts';
import type { SecondAccount } from './suite.ts';
import { fieldsOf, textOf } from './drivers/json.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** The account's own address, key and name of the account. */
export type TestAccount = { driver: Driver; account: string; game: string };

/** One test call of `docs/vendor-protocol.md`. @throws unless it was done */
async function ask(
  { driver, account }: TestAccount,
  call: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const message: Message = { path: call, body: JSON.stringify({ call, to: account, ...fields }) };
  const { url, headers, body } = driver.sign(message, { at: new Date(), nonce: randomUUID() });
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  const text = await response.text();
  const answer = fieldsOf(text);
  if (textOf(answer['code']) !== 'ok')
    throw new Error(`${call} is not done: HTTP ${response.status} ${text.slice(0, 200)}`);
  return answer;
}

const playerOf = (answer: Record<string, unknown>): Player => ({
  name: textOf(answer['player']),
  token: textOf(answer['token']),
  currency: textOf(answer['currency']),
  game: textOf(answer['game']),
});

/** Test players at a running server, by the calls of an account that is marked for tests. */
export function httpBackdoor(at: TestAccount): Backdoor {
  return {
    player: async ({ balance }) => playerOf(await ask(at, 'test-player', { game: at.game, balance })),
    limit: async ({ name: player }, _kind, amount) => {
      await ask(at, 'test-limit', { player, kind: 'stake', amount });
    },
    block: async ({ name: player }, how) => {
      await ask(at, 'test-block', { player, how });
    },
    endVisit: async ({ name: player }) => {
      await ask(at, 'test-visit', { player, act: 'end' });
    },
    reopen: async ({ name: player }) =>
      textOf((await ask(at, 'test-visit', { player, act: 'open' }))['token']),
    entries: async ({ name: player }) => Number((await ask(at, 'test-entries', { player }))['entries']),
    end: async ({ name: player }) => {
      await ask(at, 'test-end', { player });
    },
  };
}

/** A second account for tests at the same merchant. @param accountId of the first, as in its address */
export const httpSecond = (at: TestAccount, accountId: string): SecondAccount => ({
  driver: at.driver,
  playerOf: async ({ name }) =>
    playerOf(
      await ask(at, 'test-player', {
        game: at.game,
        balance: '0',
        same_as: { account: accountId, player: name },
      }),
    ),
});
