import type { CrashMessage } from '@croupier/contract/games/crash-room.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomPage } from '../../../../../platform/realtime/rooms.ts';
import { TICK_MS } from '../crash.config.ts';
import { findBet } from '../bets/bets.queries.ts';
import { secretOf } from '../room/game-steps.usecases.ts';
import { findGameInPlay } from '../room/games.queries.ts';
import { createRooms } from '../room/rooms.usecases.ts';
import { createCrashWorld, SHOP, type CrashWorld } from '../testing/crash-world.ts';
import { ONE } from '../../testing/test-games.ts';
import { listenForCrash } from './relay.events.ts';

/** The second process's clock is so far ahead. */
const AHEAD_MS = 70_000;
const WAIT = { timeout: 20_000, interval: 5 };

let world: CrashWorld;

beforeAll(async () => {
  world = await createCrashWorld();
});
afterAll(() => world.close());

async function startProcess(aheadMs: number) {
  const { chains, lane } = world;
  const log = { error: (...said: unknown[]) => console.error(...said), warn: () => {} };
  const rooms = createRooms({
    ...chains,
    lane,
    log,
    now: () => world.now() + aheadMs,
    limitOf: async () => 1_000_000n * ONE,
    merchantIds: async () => [SHOP],
  });
  const stopListening = await listenForCrash(world.database, rooms.hear);
  return { ...rooms, stop: () => rooms.stop().then(stopListening) };
}

/** A page, and the messages that it has received. */
function openPage(memberId: string) {
  const heard: CrashMessage[] = [];
  const account = {
    id: memberId,
    merchantId: SHOP,
    sessionId: 's',
    kind: 'member',
    pending: null,
    confirmedAt: new Date(0),
  } as const;
  const page: RoomPage = {
    merchantId: SHOP,
    account: () => account,
    send: (text) => heard.push((JSON.parse(text) as { data: CrashMessage }).data),
    isSlow: () => false,
    goAway: () => {},
  };
  const state = () =>
    heard.flatMap((one) => (one.kind === 'snapshot' || one.kind === 'delta' ? [one.state] : [])).at(-1);
  const rows = () =>
    heard.flatMap((one) => {
      if (one.kind === 'snapshot') return one.rows;
      return one.kind === 'delta' ? one.joined : [];
    });
  const answer = () => heard.find((one) => one.kind === 'answer');
  return { page, state, rows, answer };
}

test('pages of a process that does not lead see the game, bet, and cash out', async () => {
  const [leading, following] = [await startProcess(0), await startProcess(AHEAD_MS)];
  const [ann, bob] = [await world.addPlayer(10n * ONE), await world.addPlayer(10n * ONE)];
  const [annsPage, bobsPage] = [openPage(ann.memberId), openPage(bob.memberId)];
  leading.room.enter(annsPage.page);
  const passUntil = async (phase: string): Promise<void> => {
    for (let turns = 0; annsPage.state()?.phase !== phase; turns += 1) {
      if (turns > 8_000) throw new Error(`never ${phase}`);
      world.freeze(TICK_MS);
      await leading.turn();
      // It says every second that pages watch there.
      if (turns % 20 === 0) await following.turn();
    }
  };
  for (;;) {
    await passUntil('betting');
    const game = await findGameInPlay(world.db, SHOP);
    if (game && (await secretOf({ ...world.chains, lane: world.lane }, game)).endMs > 6_000) break;
    await passUntil('ended');
  }
  const gameNo = annsPage.state()?.gameNo ?? 0;

  following.room.enter(bobsPage.page);
  await following.turn();
  await expect.poll(() => bobsPage.state(), WAIT).toMatchObject({ phase: 'betting', gameNo });
  // Bets elsewhere are seen by the leader at once, and its own everywhere.
  const bobs = await world.bet(bob, { gameNo });
  const placed = await findBet(world.db, { merchantId: SHOP, id: world.betId(bobs) });
  if (placed) following.placed(placed);
  const seesBob = async (): Promise<number> => {
    await leading.turn();
    return annsPage.rows().length;
  };
  await expect.poll(seesBob, WAIT).toBe(1);
  await expect.poll(() => bobsPage.rows(), WAIT).toHaveLength(1);

  await passUntil('running');
  for (let passed = 0; passed < 4_000; passed += TICK_MS) {
    world.freeze(TICK_MS);
    await leading.turn();
    if (passed % 1_000 === 0) await following.turn();
  }
  await expect.poll(() => bobsPage.state()?.phase, WAIT).toBe('running');
  // The clock of the page's own process, to which the page adjusts.
  const startedAt = bobsPage.state()?.startedAt ?? 0;
  expect(startedAt - AHEAD_MS).toBeCloseTo(annsPage.state()?.startedAt ?? 0, -2);
  following.room.hear(bobsPage.page, { say: 'cash_out', betId: world.betId(bobs) });
  await expect.poll(() => bobsPage.answer(), WAIT).toMatchObject({ code: null, bet: { cashedMs: 4_000 } });
  expect(await findBet(world.db, { merchantId: SHOP, id: world.betId(bobs) })).toMatchObject({
    state: 'cashed',
    cashedMs: 4_000,
  });

  // The leader is silent from now on.
  world.freeze(10_000);
  await following.turn();
  expect(bobsPage.state()?.phase).toBe('waiting');
  await leading.stop();
  await following.stop();
});
