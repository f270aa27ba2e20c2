import { randomUUID } from 'node:crypto';
import type { LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomPage } from '../../../platform/realtime/rooms.ts';
import { createLogger } from '../../../platform/log.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import { createTestGames, ONE } from '../originals/testing/test-games.ts';
import type { Round } from '../rounds/index.ts';
import { createFeed } from './feed.usecases.ts';
import { DELAY_MILLISECONDS, PLAYING_MILLISECONDS, RETOLD_MILLISECONDS } from './live-bets.config.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { createPublicNames } from './names.usecases.ts';
import { listenForBets } from './notices.events.ts';
import { createPlayersRoom } from './players-room.usecases.ts';
import { createKnownPlayers, createStakeFeed } from './players.usecases.ts';
import { createRoom } from './room.usecases.ts';

let games: Awaited<ReturnType<typeof createTestGames>>;
const stops: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  games = await createTestGames();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await games.wallet.close();
  await games.database.close();
});

const log = createLogger('silent', 'test');
const merchants = { byId: async () => ({ settings: { stakes: { maxStakeMinor: 100n * ONE } } }) as never };

/** A process of its own: what it settles, and the pages that it serves. */
async function startProcess() {
  const { db, clock } = games;
  const feed = createFeed({ db, log, merchants, random: () => 0 });
  const room = createRoom({ db, clock, log, merchants });
  const stakes = createStakeFeed({ db, clock, log });
  const known = createKnownPlayers({ db, clock, log });
  const players = createPlayersRoom({ clock, known });
  const heard: { kind: LiveNotice['kind']; done: () => void }[] = [];
  stops.push(
    await listenForBets(games.database, (notice) => {
      room.hear(notice);
      known.hear(notice);
      const at = heard.findIndex(({ kind }) => kind === notice.kind);
      if (at >= 0) heard.splice(at, 1)[0]?.done();
    }),
    room.stop,
    players.stop,
  );
  return {
    feed,
    room,
    stakes,
    known,
    players,
    next: (kind: LiveNotice['kind']) => new Promise<void>((done) => heard.push({ kind, done })),
  };
}

let names = 0;
async function newMember(merchantId: string, { type = 0, hidesName = false } = {}) {
  const id = randomUUID();
  const account = `player${(names += 1)}z`;
  await sql`insert into members (merchant_id, id, account, account_key, type, password_changed_at, profile,
      registered_at, registered_ip, hides_name)
    values (${merchantId}, ${id}, ${account}, ${account}, ${type}, now(), '{}', now(), '::1', ${hidesName})`.execute(
    games.db,
  );
  return { id, account };
}

function openPage(merchantId: string) {
  const messages: unknown[] = [];
  const waiting: (() => void)[] = [];
  const page = {
    merchantId,
    account: () => null,
    isSlow: () => false,
    goAway: () => {},
    send: (text: string) => {
      const message = realtimeMessage.decode(JSON.parse(text) as never);
      if (message.type !== 'room') throw new Error('not of a room');
      messages.push(message.data);
      waiting.shift()?.();
    },
  } as unknown as RoomPage;
  const snapshot = async (): Promise<void> => {
    if (messages.length === 0) await new Promise<void>((done) => waiting.push(done));
  };
  return { page, messages, snapshot };
}

const roundOf = (merchantId: string, memberId: string, given: Partial<Round> = {}): Round =>
  ({
    merchantId,
    memberId,
    id: randomUUID(),
    gameId: 'dice',
    vendor: IN_HOUSE_VENDOR.code,
    currency: 'EUR',
    state: 'settled',
    stakeMinor: ONE,
    payoutMinor: 0n,
    settledAt: games.clock.now(),
    ...given,
  }) as Round;

test('every process shows the bets of all, one message in a tick, of one merchant only', async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const [player, hidden, trial] = [
    await newMember('croupier'),
    await newMember('croupier', { hidesName: true }),
    await newMember('croupier', { type: 4 }),
  ];
  const other = await newMember('lotus');
  const [here, there] = [openPage('croupier'), openPage('lotus')];
  for (const { page } of [here, there]) two.room.room.enter(page);
  await Promise.all([here.snapshot(), there.snapshot()]);
  expect(here.messages).toMatchObject([{ kind: 'snapshot', rows: [], perMinute: 0 }]);

  one.feed.settled([
    ...Array.from({ length: 60 }, () => roundOf('croupier', player.id)),
    roundOf('croupier', player.id, { stakeMinor: 10n * ONE, payoutMinor: 20n * ONE }),
    roundOf('croupier', hidden.id, { stakeMinor: 9n * ONE }),
    roundOf('croupier', trial.id, { stakeMinor: 8n * ONE }),
    roundOf('croupier', player.id, { stakeMinor: 7n * ONE, currency: PLAY_MONEY }),
    roundOf('croupier', player.id, { stakeMinor: 6n * ONE, vendor: 'hmac' }),
    roundOf('lotus', other.id, { stakeMinor: 5n * ONE, currency: 'THB' }),
  ]);
  const told = [two.next('bets'), two.next('bets')];
  await one.feed.flush();
  await Promise.all(told);
  games.clock.advance(DELAY_MILLISECONDS);
  two.room.tick();

  const [, delta, ...more] = here.messages as LiveBetsMessage[];
  expect(more).toEqual([]);
  expect(delta).toMatchObject({ kind: 'delta', perMinute: 63 });
  const rows = delta?.rows ?? [];
  expect(rows.length).toBeLessThanOrEqual(20);
  expect(rows.filter(({ isHigh }) => isHigh)).toMatchObject([
    { name: 'pl***z', stake: 10n * ONE, payout: 20n * ONE },
  ]);
  expect(rows.find(({ stake }) => stake === 9n * ONE)).toMatchObject({ name: null });
  for (const secret of [player.account, player.id, trial.account, 'hmac'])
    expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toContain(secret);
  for (const stake of [8n, 7n, 6n, 5n]) expect(rows.map((row) => row.stake)).not.toContain(stake * ONE);
  expect(there.messages[1]).toMatchObject({ rows: [{ stake: 5n * ONE }] });
  two.room.tick();
  expect(here.messages).toHaveLength(2);
});

test('members who stake are counted, each once, the same by every process, of one merchant only', async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const { clock } = games;
  const [ann, bob, other] = [randomUUID(), randomUUID(), randomUUID()];
  const [here, there] = [openPage('croupier'), openPage('lotus')];
  for (const { page } of [here, there]) two.players.room.enter(page);
  await Promise.all([here.snapshot(), there.snapshot()]);
  expect(here.messages).toEqual([{ isWhole: true, players: {} }]);

  const slot = { gameId: 'NOVA-fox', vendor: 'NOVA', state: 'open' } as const;
  const heard = [one, two].flatMap((each) => Array.from({ length: 3 }, () => each.next('players')));
  one.stakes.staked([
    roundOf('croupier', ann, slot),
    roundOf('croupier', ann, slot),
    roundOf('croupier', ann),
    roundOf('croupier', randomUUID(), { currency: PLAY_MONEY }),
    roundOf('lotus', other, { currency: 'THB' }),
  ]);
  // The vendor's next calls came to another process.
  two.stakes.staked([roundOf('croupier', ann, slot), roundOf('croupier', bob, slot)]);
  await Promise.all([one.stakes.flush(), two.stakes.flush(), ...heard]);
  two.players.tick();
  expect(here.messages.slice(1)).toEqual([{ isWhole: false, players: { 'NOVA-fox': 2, dice: 1 } }]);
  expect(there.messages.slice(1)).toEqual([{ isWhole: false, players: { dice: 1 } }]);
  for (const { known } of [one, two])
    expect(Object.fromEntries(await known.counts('croupier'))).toEqual({ 'NOVA-fox': 2, dice: 1 });

  clock.advance(RETOLD_MILLISECONDS);
  const again = two.next('players');
  one.stakes.staked([roundOf('croupier', ann, slot)]);
  await Promise.all([one.stakes.flush(), again]);
  two.players.tick();
  expect(here.messages).toHaveLength(2);
  clock.advance(PLAYING_MILLISECONDS - RETOLD_MILLISECONDS);
  two.players.tick();
  expect(here.messages.at(-1)).toEqual({ isWhole: false, players: { 'NOVA-fox': 1, dice: 0 } });
});

test('a process that starts knows who has staked in the last minutes', async () => {
  const { id: memberId } = await newMember('croupier');
  const player = { merchantId: 'croupier', memberId };
  await games.credit(player, 10n * ONE);
  const before = (await createKnownPlayers({ ...games, log }).counts('croupier')).get('limbo') ?? 0;
  const limbo = { id: randomUUID(), game: 'limbo', bet: { targetHundredths: 200 } };
  const staked: Round[] = [];
  games.rounds.hooks.staked.push((rounds) => staked.push(...rounds));
  for (let time = 0; time < 2; time += 1) await games.originals.bet({ ...player, ...limbo, stakeMinor: ONE });
  // The repeated bet staked nothing.
  expect(staked.map(({ gameId }) => gameId)).toEqual(['limbo']);
  const started = createKnownPlayers({ ...games, log });
  expect((await started.counts('croupier')).get('limbo')).toBe(before + 1);
  expect((await started.counts('lotus')).get('limbo')).toBeUndefined();
  games.clock.advance(PLAYING_MILLISECONDS);
  expect((await createKnownPlayers({ ...games, log }).counts('croupier')).get('limbo')).toBeUndefined();
});

test('a member hides the name and shows it again; another merchant knows nothing of the member', async () => {
  const { id: memberId } = await newMember('croupier');
  const publicNames = createPublicNames(games);
  const member = { merchantId: 'croupier', memberId };
  expect(await publicNames.get(member)).toEqual({ name: 'pl***z', isHidden: false });
  expect(await publicNames.hide({ ...member, isHidden: true })).toMatchObject({ isHidden: true });
  await expect(publicNames.hide({ merchantId: 'lotus', memberId, isHidden: false })).rejects.toMatchObject({
    code: 'identity.member_not_found',
  });
  expect(await publicNames.get(member)).toMatchObject({ isHidden: true });
});

test('what the lanes of in-house games settle is told after the commit', async () => {
  const { id: memberId } = await newMember('croupier');
  const player = { merchantId: 'croupier', memberId };
  await games.credit(player, 10n * ONE);
  const settled: Round[] = [];
  games.rounds.hooks.settled.push((rounds) => settled.push(...rounds));
  const dice = { id: randomUUID(), game: 'dice', bet: { direction: 'over', targetHundredths: 5_050 } };
  for (let time = 0; time < 2; time += 1) await games.originals.bet({ ...player, ...dice, stakeMinor: ONE });
  const start = { id: randomUUID(), gameId: 'mines', bet: { mines: 24 }, stakeMinor: ONE };
  await games.originals.roundGames.start({ ...player, ...start });
  expect(settled.map(({ gameId, state }) => `${gameId} ${state}`)).toEqual(['dice settled']);
});
