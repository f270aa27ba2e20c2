import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

// The number of round trips per call limits how many calls a server can answer.

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await createTestApp();
  ({ token } = await world.register());
});
afterAll(() => world.close());

async function succeed(answer: ReturnType<TestApp['call']>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
}
const balance = () => succeed(world.call(siteApi.wallet.balance, { token }));
const bet = () => {
  const body = { id: randomUUID(), stake: '0.1', bet: { direction: 'under', targetHundredths: 5_000 } };
  return succeed(world.call(siteApi.originals.bet, { path: '/wps/originals/dice/bet', token, body }));
};

/** Background work: deliveries, pings, notices of changed balances, names for the live table of bets. */
const BACKGROUND = /outbox|select 1$|pg_notify|listen |hides_name/;

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : ((first as { text?: string }).text ?? 'statements sent together');

type Message = { client: unknown; text: string };

/** The messages of one connection that belong together: a transaction, or one message by itself. */
function groupsOf(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  const open = new Map<unknown, Message[]>();
  for (const message of messages) {
    const { client, text } = message;
    const group = open.get(client) ?? [];
    if (group.push(message) === 1) groups.push(group);
    const isOver = /^(?:commit|rollback)/.test(text) || !(open.has(client) || /^(?:begin|start)/.test(text));
    if (isOver) open.delete(client);
    else open.set(client, group);
  }
  return groups;
}

/**
 * Every message to the database while `work` runs: SQL texts of the pool, and statements sent together. What runs beside
 * it, such as a reconnection that empties the caches, adds some, so the fewest of several tries count.
 */
async function sentDuring(work: () => Promise<void>): Promise<string[]> {
  // What is cached for seconds must not expire between the warm-up and the call that counts.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const sent = (): Message[] =>
    query.mock.calls.map(([first], index) => ({ client: query.mock.contexts[index], text: textOf(first) }));
  try {
    // Warm up: sessions and merchants are cached, and the first calls open accounts and prepare statements.
    for (let turn = 0; turn < 3; turn += 1) await work();
    const marks = [query.mock.calls.length];
    for (let turn = 0; turn < 3; turn += 1) {
      await work();
      marks.push(query.mock.calls.length);
    }
    const messages = sent();
    const background = new Set(
      groupsOf(messages).flatMap((group) => (group.some(({ text }) => BACKGROUND.test(text)) ? group : [])),
    );
    const tries = marks.slice(1).map((end, turn) =>
      messages
        .slice(marks[turn], end)
        .filter((message) => !background.has(message))
        .map(({ text }) => text),
    );
    return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  } finally {
    query.mockRestore();
    vi.useRealTimers();
  }
}

test('a balance read is one round trip', async () => {
  expect(await sentDuring(balance)).toEqual(['statements sent together']);
});

test('a bet makes the two round trips of its batch and no others', async () => {
  expect(await sentDuring(bet)).toEqual(['statements sent together', 'statements sent together']);
});

test('bets of many players at once share their round trips', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => world.register()));
  const tokens = [token, ...others.map((other) => other.token)];
  const betOf = (of: string) => {
    const body = { id: randomUUID(), stake: '0.1', bet: { direction: 'under', targetHundredths: 5_000 } };
    return succeed(world.call(siteApi.originals.bet, { path: '/wps/originals/dice/bet', token: of, body }));
  };
  const sent = await sentDuring(async () => {
    await Promise.all(tokens.map(betOf));
  });
  // Concurrent calls may still fall into two batches.
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(new Set(sent)).toEqual(new Set(['statements sent together']));
});

test('a call that reads too much is detected', async () => {
  const sent = await sentDuring(async () => {
    await sql`select 2`.execute(world.database.db);
    await balance();
  });
  expect(sent).toEqual(['select 2', 'statements sent together']);
});
