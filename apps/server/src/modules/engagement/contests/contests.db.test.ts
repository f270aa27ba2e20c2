import type { Envelope } from '@croupier/contract/contests/envelopes.ts';
import type { Mission } from '@croupier/contract/contests/missions.ts';
import type { Raffle } from '@croupier/contract/contests/raffles.ts';
import type { Wheel, WheelSpin } from '@croupier/contract/contests/wheels.ts';
import { checkRaffle } from '@croupier/fairplay/contests/raffle-proof.ts';
import { raffleTag, readLine } from '@croupier/fairplay/contests/raffle.ts';
import { cutEnvelope } from '@croupier/fairplay/contests/envelope.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import { spinWheel } from '@croupier/fairplay/contests/wheel.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { minor } from '../promotions/testing/promotions-world.ts';
import { checkContests } from './contests.checks.ts';
import {
  BEACON,
  createContestsWorld,
  DAY,
  HOUR,
  MINUTE,
  type ContestsWorld,
} from './testing/contests-world.ts';

let world: ContestsWorld;
beforeAll(async () => {
  world = await createContestsWorld();
});
afterAll(() => world.close());

const findings = () => world.db.transaction().execute((tx) => checkContests(tx));
/** Between now and then, in whole slots. */
const dates = (duration: number) => {
  const slot = 5 * MINUTE;
  const opensAt = Math.ceil(world.clock.now().getTime() / slot) * slot;
  return {
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(opensAt + duration).toISOString(),
    trigger: { on: 'play' as const },
  };
};
const grantsOf = async (memberId: string) => {
  const { rows } = await sql<{
    state: string;
    cost: bigint;
  }>`select state, cost_minor as cost from promotion_grants
    where merchant_id = ${world.merchantId} and member_id = ${memberId} order by created_at`.execute(
    world.db,
  );
  return rows;
};
const code = (error: unknown): string => (error as { code: string }).code;
const refusal = (call: Promise<unknown>): Promise<string> => call.then(() => 'accepted', code);

describe('a race', () => {
  type Board = {
    rows: Array<{ place: number; score: bigint; prize: bigint | null; isMe: boolean }>;
    me: { place: number; score: bigint; provisional: bigint; prize: bigint | null } | null;
    race: { id: string; state: string; pool: bigint; joined: boolean };
  };

  test('ranks sealed figures, shows what is not sealed, and pays after the time for objections', async () => {
    await world.publish({
      kind: 'race',
      ...dates(HOUR),
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'place',
            places: [
              { until: 1, amount: '50' },
              { until: 3, amount: '10' },
            ],
          },
        },
      ],
      score: { by: 'validBet', classes: [], minStake: '0', cap: null },
    });
    const [first, tied, other, outsider] = await Promise.all([world.open(), world.open(), world.open(), world.open()]); // prettier-ignore
    const { races } = await world.as()<{ races: Array<{ id: string; state: string }> }>('races');
    const raceId = races[0]?.id ?? '';
    // Joining again is the same entry.
    for (const memberId of [first, tied, other, first])
      await world.as(memberId)('joinRace', { params: { raceId } });
    world.clock.advance(6 * MINUTE);
    const board = (memberId?: string) => world.as(memberId)<Board>('raceBoard', { params: { raceId } });
    await world.play(world.merchantId, first, minor('30'), 0n);
    await world.play(world.merchantId, tied, minor('30'), 0n);
    await world.play(world.merchantId, other, minor('5'), minor('2'));
    await world.play(world.merchantId, outsider, minor('900'), 0n);
    await world.contests.advance();
    expect(await board(first)).toMatchObject({
      race: { entries: 3 },
      rows: [],
      me: { place: 0, score: 0n, provisional: minor('30') },
    });
    await world.sealSlot();
    expect((await board()).rows.map(({ place, score, prize }) => [place, score, prize])).toEqual([
      [1, minor('30'), minor('50')],
      [1, minor('30'), minor('50')],
      [3, minor('5'), minor('10')],
    ]);
    expect(await board(other)).toMatchObject({ me: { place: 3, score: minor('5'), provisional: 0n } });
    expect((await board(outsider)).me).toBeNull();
    expect((await board()).race.pool).toBe(minor('70'));

    world.clock.advance(HOUR);
    await world.sealSlot();
    expect(await refusal(world.as(outsider)('joinRace', { params: { raceId } }))).toBe('contests.over');
    expect((await board()).race.state).toBe('sealed');
    expect(await grantsOf(first)).toEqual([]);
    world.clock.advance(DAY);
    await world.sealSlot();
    await world.contests.advance();
    // 50 and 10 for two who are level, and 10 for the third.
    expect((await grantsOf(first)).map(({ cost }) => cost)).toEqual([minor('30')]);
    expect((await grantsOf(tied)).map(({ cost }) => cost)).toEqual([minor('30')]);
    expect((await grantsOf(other)).map(({ cost }) => cost)).toEqual([minor('10')]);
    expect(await grantsOf(outsider)).toEqual([]);
    expect(world.badges.toSorted()).toEqual([`race_winner ${first}`, `race_winner ${tied}`].toSorted());
    expect(await board(first)).toMatchObject({ race: { state: 'over' }, me: { prize: minor('30') } });
    expect(await findings()).toEqual([]);
  });

  test('counts multipliers of rounds with a least stake, and takes back what was corrected', async () => {
    await world.publish({
      kind: 'race',
      ...dates(HOUR),
      rewards: [
        { kind: 'cash', playThrough: false, amount: { by: 'place', places: [{ until: 1, amount: '5' }] } },
      ],
      score: { by: 'bestMultiplier', classes: [], minStake: '1', cap: 5_000 },
    });
    const [memberId, excluded] = await Promise.all([world.open(), world.open()]);
    const { races } = await world.as()<{ races: Array<{ id: string; by: string }> }>('races');
    const raceId = races.find(({ by }) => by === 'bestMultiplier')?.id ?? '';
    await world.as(memberId)('joinRace', { params: { raceId } });
    world.excluded.add(excluded);
    expect(await refusal(world.as(excluded)('joinRace', { params: { raceId } }))).toBe(
      'contests.not_for_you',
    );
    world.clock.advance(6 * MINUTE);
    await world.play(world.merchantId, memberId, minor('0.5'), minor('40'));
    await world.play(world.merchantId, memberId, minor('2'), minor('5'));
    const best = await world.play(world.merchantId, memberId, minor('1'), minor('70'));
    await world.sealSlot();
    const score = async () =>
      (await world.as(memberId)<Board>('raceBoard', { params: { raceId } })).me?.score;
    // 70×, cut to 50×; 80× with too small a stake does not count.
    expect(await score()).toBe(minor('50'));
    await world.correct(best, { payoutMinor: 0n });
    await world.sealSlot();
    expect(await score()).toBe(minor('2.5'));
  });
});

describe('a raffle', () => {
  test('is drawn from a published list by a seed and a beacon, and anybody can check it', async () => {
    const promotion = await world.publish({
      kind: 'raffle',
      ...dates(30 * MINUTE),
      rewards: [{ kind: 'tickets', of: 'own', amount: { by: 'fixed', amount: '1' } }],
      prizes: {
        prizes: [
          { count: 1, amount: '100' },
          { count: 2, amount: '25' },
        ],
        perBet: '100',
        maxTickets: 500,
        repeat: false,
        joinSeconds: null,
        minShare: null,
      },
    });
    const [big, small, none] = await Promise.all([world.open(), world.open(), world.open()]);
    world.clock.advance(6 * MINUTE);
    await world.play(world.merchantId, big, minor('90000'), 0n);
    await world.play(world.merchantId, small, minor('250'), 0n);
    await world.play(world.merchantId, none, minor('99'), 0n);
    await world.sealSlot();
    const shown = async (memberId?: string) =>
      (await world.as(memberId)<{ raffles: Raffle[] }>('raffles')).raffles.find(
        ({ promotionId }) => promotionId === promotion.id,
      );
    const raffleId = (await shown())?.id ?? '';
    expect((await shown(big))?.mine).toMatchObject({ tickets: 500 });
    expect((await shown(small))?.mine).toMatchObject({ tickets: 2, base: minor('250') });
    expect((await shown(none))?.mine).toMatchObject({ tickets: 0 });
    expect((await shown())?.mine).toBeNull();

    world.beacon.isSilent = true;
    world.clock.advance(30 * MINUTE);
    await world.sealSlot();
    const params = { raffleId };
    const { lines } = await world.as()<{ lines: string[] }>('raffleTickets', {
      params,
      query: { pageNum: 1, pageSize: 100 },
    });
    expect(lines.map((line) => readLine(line)?.tag ?? '').toSorted()).toEqual(
      [big, small].map((memberId) => raffleTag(raffleId, memberId)).toSorted(),
    );
    type Proof = {
      raffle: Raffle;
      winners: Array<{ prize: number; draw: number; ticket: string; tag: string; isMine: boolean }>;
      seed: string | null;
      root: string;
      beacon: { round: string; signature: string | null; randomness: string | null };
      mine: { line: string; place: { index: number; size: number; path: string[] } } | null;
    };
    const proofOf = (memberId?: string) => world.as(memberId)<Proof>('raffleProof', { params });
    // A silent beacon: the draw waits, and the seed stays secret.
    world.clock.advance(HOUR);
    await world.contests.advance();
    expect(await proofOf()).toMatchObject({ seed: null, winners: [] });
    world.beacon.isSilent = false;
    await world.contests.advance();
    const proof = await proofOf(small);
    const { raffle, seed, root, beacon, mine, winners } = proof;
    if (seed === null || beacon.signature === null || beacon.randomness === null || !raffle.listedAt || !mine)
      throw new Error('the draw is not published');
    const line = readLine(mine.line);
    if (!line) throw new Error('not a line');
    const states = [
      ...checkRaffle({
        raffle: {
          raffleId,
          closesAtMs: raffle.closesAt.getTime(),
          sealedAtMs: raffle.listedAt.getTime(),
          seedHash: raffle.seedHash,
          seed,
          root,
          beaconKey: BEACON.publicKey,
          genesisSeconds: BEACON.genesisAt.getTime() / 1_000,
          periodSeconds: BEACON.periodSeconds,
          round: Number(beacon.round),
          signature: beacon.signature,
          randomness: beacon.randomness,
          prizes: 3,
          mayWinAgain: false,
          lines: lines.flatMap((text) => readLine(text) ?? []),
          winners: winners.map(({ prize, draw, ticket, tag }) => ({
            prize,
            draw,
            ticket: Number(ticket),
            tag,
          })),
        },
        mine: { line, path: mine.place },
      }),
    ].flatMap((news) => news?.state ?? []);
    expect(states).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    // Two members for three prizes, and each may win once.
    expect(winners).toHaveLength(2);
    const paid = [...(await grantsOf(big)), ...(await grantsOf(small))].map(({ cost }) => cost);
    expect(new Set(paid)).toEqual(new Set([minor('100'), minor('25')]));
    await world.contests.advance();
    expect([...(await grantsOf(big)), ...(await grantsOf(small))]).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });
});

describe('an envelope', () => {
  const envelopes = async (memberId: string) =>
    (await world.as(memberId)<{ envelopes: Envelope[] }>('redEnvelopes')).envelopes;
  const houseKeys = async (contestId: string) => {
    const balance = await world.wallet.houseBalance(world.merchantId, 'THB');
    return balance.find(({ key }) => key === `envelope:${contestId}`)?.amountMinor ?? 0n;
  };

  test('is handed out exactly by two processes, and what nobody took returns', async () => {
    const promotion = await world.publish({
      kind: 'envelope',
      trigger: { on: 'operator' },
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: '500' } }],
      limit: { perMember: null, total: 60, marks: [], group: null },
      budget: { amount: '800', whenShort: 'refuse' },
    });
    const members = await Promise.all(Array.from({ length: 80 }, () => world.open()));
    const [anybody = ''] = members;
    const envelope = (await envelopes(anybody)).find(({ promotionId }) => promotionId === promotion.id);
    const contestId = envelope?.id ?? '';
    expect(envelope).toMatchObject({ way: 'first', pool: minor('500'), shares: 60, taken: 0, seed: null });
    expect(await houseKeys(contestId)).toBe(minor('500'));

    const there = world.elsewhere();
    const params = { envelopeId: contestId };
    type Opened = { amount: bigint | null };
    const open = (at: Pick<typeof there, 'routes'>, memberId: string) =>
      world.callerOf(at, memberId)<Opened>('openRedEnvelope', { params });
    const attempt = async (memberId: string): Promise<bigint[]> => {
      // A double tap that reaches two processes.
      const taps = [world.contests, there, world.contests].map((at) =>
        open(at, memberId).then(({ amount }) => amount, code),
      );
      const answers = await Promise.all(taps);
      return answers.filter((answer) => typeof answer === 'bigint');
    };
    const before = new Map(
      await Promise.all(members.map(async (memberId) => [memberId, await world.mainOf(memberId)] as const)),
    );
    const got = await Promise.all(members.slice(0, 50).map(attempt));
    for (const amounts of got) expect(new Set(amounts).size).toBe(1);
    expect((await envelopes(anybody)).find(({ id }) => id === contestId)?.taken).toBe(50);
    let paid = 0n;
    for (const memberId of members) paid += (await world.mainOf(memberId)) - (before.get(memberId) ?? 0n);
    expect(paid).toBe(got.reduce((sum, [amount = 0n]) => sum + amount, 0n));
    expect(await houseKeys(contestId)).toBe(minor('500') - paid);

    expect(await refusal(world.as(anybody)('redEnvelopeShares', { params }))).toBe('contests.not_over');
    world.clock.advance(DAY + MINUTE);
    expect(await refusal(open(there, members.at(-1) ?? ''))).toBe('contests.over');
    await world.contests.advance();
    await world.contests.advance();
    expect(await houseKeys(contestId)).toBe(0n);
    const { rows } = await sql<{ granted: bigint }>`select granted_minor as granted from promotions
      where merchant_id = ${world.merchantId} and id = ${promotion.id}`.execute(world.db);
    expect(rows[0]?.granted).toBe(paid);
    type Shares = { seed: string; seedHash: string; shares: Array<{ amount: bigint; isTaken: boolean }> };
    const { seed, seedHash, shares } = await world.as(anybody)<Shares>('redEnvelopeShares', { params });
    expect(hashServerSeed(seed)).toBe(seedHash);
    const cut = cutEnvelope({ seed, envelopeId: contestId, units: 50_000, shares: 60, minUnits: 1 });
    expect(shares.map(({ amount }) => Number(amount / 100n))).toEqual(cut);
    expect(await findings()).toEqual([]);
  });

  test('that is empty says so', async () => {
    const promotion = await world.publish({
      kind: 'envelope',
      trigger: { on: 'operator' },
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: '1' } }],
      limit: { perMember: null, total: 1, marks: [], group: null },
    });
    const [first, second] = await Promise.all([world.open(), world.open()]);
    const found = (await envelopes(first)).find(({ promotionId }) => promotionId === promotion.id);
    const params = { envelopeId: found?.id ?? '' };
    expect(await world.as(first)('openRedEnvelope', { params })).toMatchObject({ amount: minor('1') });
    expect(await refusal(world.as(second)('openRedEnvelope', { params }))).toBe('contests.empty');
    const unknown = { params: { envelopeId: newId() } };
    expect(await refusal(world.as(second)('openRedEnvelope', unknown))).toBe('contests.not_found');
  });

  test('is told to the open pages of its merchant', async () => {
    const heard: Array<{ merchantId: string; text: string }> = [];
    const enter = (merchantId: string): void =>
      world.contests.envelopeRoom.enter({
        merchantId,
        account: () => null,
        isSlow: () => false,
        goAway: () => undefined,
        send: (text) => void heard.push({ merchantId, text }),
      });
    const stop = await world.contests.listen(world.database);
    for (const merchantId of [world.merchantId, 'lotus']) enter(merchantId);
    const promotion = await world.publish({
      kind: 'envelope',
      trigger: { on: 'operator' },
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: '5' } }],
      limit: { perMember: null, total: 5, marks: [], group: null },
    });
    const members = await Promise.all([world.open(), world.open()]);
    const found = (await envelopes(members[0] ?? '')).find(({ promotionId }) => promotionId === promotion.id);
    const params = { envelopeId: found?.id ?? '' };
    for (const memberId of members) await world.as(memberId)('openRedEnvelope', { params });
    const data = { envelopeId: found?.id, taken: 2, joins: 0, isOver: false };
    await expect.poll(() => JSON.parse(heard.at(-1)?.text ?? '{}')).toMatchObject({ data });
    expect(new Set(heard.map(({ merchantId }) => merchantId))).toEqual(new Set([world.merchantId]));
    await stop();
  });

  test('that rains is divided among those who joined in time', async () => {
    const promotion = await world.publish({
      kind: 'envelope',
      trigger: { on: 'operator' },
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: '100' } }],
      prizes: { prizes: [], perBet: null, maxTickets: null, repeat: false, joinSeconds: 60, minShare: '1' },
    });
    const [late, ...members] = await Promise.all(Array.from({ length: 8 }, () => world.open()));
    const own = async (memberId: string) =>
      (await envelopes(memberId)).find(({ promotionId }) => promotionId === promotion.id);
    const params = { envelopeId: (await own(late ?? ''))?.id ?? '' };
    for (const memberId of members)
      expect(await world.as(memberId)('openRedEnvelope', { params })).toMatchObject({ status: 'joined' });
    expect(await own(members[0] ?? '')).toMatchObject({ joined: true, mine: null, shares: null });
    world.clock.advance(MINUTE);
    expect(await refusal(world.as(late)('openRedEnvelope', { params }))).toBe('contests.over');
    await world.contests.advance();
    const shares = await Promise.all(members.map(async (memberId) => (await own(memberId))?.mine ?? 0n));
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(minor('100'));
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(minor('1'));
    expect(await findings()).toEqual([]);
  });
});

test('a wheel is spun once a day by seeds that were fixed before, within the budget', async () => {
  const outcomes = [
    { weight: 2, amount: '0' }, // On all twelve days: once in 240 million runs.
    { weight: 5, amount: '1' },
    { weight: 3, amount: '20' },
  ];
  const promotion = await world.publish({
    kind: 'wheel',
    rewards: [{ kind: 'cash', playThrough: false, amount: { by: 'chance', outcomes } }],
    budget: { amount: '1000', whenShort: 'refuse' },
  });
  const memberId = await world.open();
  const own = async () =>
    (await world.as(memberId)<{ wheels: Wheel[] }>('wheels')).wheels.find(
      ({ promotionId }) => promotionId === promotion.id,
    );
  const wheelId = (await own())?.id ?? '';
  let won = 0n;
  const before = await world.mainOf(memberId);
  for (let day = 0; day < 12; day += 1) {
    const wheel = await own();
    expect(wheel).toMatchObject({ nextAt: null, nonce: day });
    const spin = () =>
      world.as(memberId)<WheelSpin>('spinWheel', { params: { wheelId }, body: { clientSeed: 'mine' } });
    const spins = await Promise.all([spin(), spin()]);
    expect(spins[0]).toEqual(spins[1]);
    const { serverSeed, nonce, segment, amount } = spins[0];
    expect(hashServerSeed(serverSeed)).toBe(wheel?.seedHash);
    const weights = outcomes.map(({ weight }) => weight);
    expect(spinWheel({ serverSeed, clientSeed: 'mine', nonce }, weights).segment).toBe(segment);
    won += amount;
    expect((await own())?.nextAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
    world.clock.advance(DAY);
  }
  expect((await world.mainOf(memberId)) - before).toBe(won);
  expect(won).toBeGreaterThan(0n);
});

test('a mission is walked step by step, and its reward is collected once', async () => {
  const promotion = await world.publish({
    kind: 'mission',
    ...dates(HOUR),
    rewards: [{ kind: 'cash', playThrough: false, amount: { by: 'fixed', amount: '7' } }],
    steps: [
      { do: 'bet', class: null, gameId: 'reels', event: null, target: '50' },
      { do: 'rounds', class: null, gameId: null, event: null, target: '3' },
      { do: 'event', class: null, gameId: null, event: 'member.mobile_bound', target: '1' },
    ],
  });
  const [memberId, lazy] = await Promise.all([world.open(), world.open()]);
  world.clock.advance(6 * MINUTE);
  const own = async (of = memberId) =>
    (await world.as(of)<{ missions: Mission[] }>('missionList')).missions.find(
      ({ promotionId }) => promotionId === promotion.id,
    );
  const missionId = (await own())?.id ?? '';
  await world.play(world.merchantId, memberId, minor('30'), 0n);
  await world.play(world.merchantId, lazy, minor('1'), 0n);
  expect((await own())?.steps.map(({ done, provisional }) => [done, provisional])).toEqual([
    [0n, minor('30')],
    [0n, minor('1')],
    [0n, 0n],
  ]);
  await world.sealSlot();
  await world.play(world.merchantId, memberId, minor('40'), 0n);
  await world.play(world.merchantId, memberId, minor('1'), 0n, 'cards');
  // A round with bonus money does not count, and takes nothing from those beside it.
  await sql`insert into round_results
    select (jsonb_populate_record(r, jsonb_build_object('bonus_stake_minor', r.stake_minor, 'round_id', ${newId()}::text))).*
    from round_results r where r.game_id = 'cards' and r.merchant_id = ${world.merchantId}`.execute(world.db);
  const claim = () => world.as(memberId)('claimMission', { body: { missionId } });
  expect(await refusal(claim())).toBe('contests.not_done');
  await world.contests.mobileBound({ merchantId: world.merchantId, memberId });
  await world.sealSlot();
  const done = await own();
  expect(done?.steps.map(({ done: amount }) => amount)).toEqual([minor('50'), minor('3'), minor('1')]);
  expect(done?.status).toBe('claimable');
  expect((await own(lazy))?.status).toBe('going');
  type Board = { rows: Array<{ place: number; isMe: boolean }>; me: { place: number } | null };
  expect(await world.as(memberId)<Board>('missionLeaderboard', { query: { missionId, pageNum: 1, pageSize: 20 } })).toMatchObject({ rows: [{ place: 1, isMe: true }], me: { place: 1 } }); // prettier-ignore
  expect((await grantsOf(memberId)).map(({ cost }) => cost)).toEqual([minor('7')]);
  const before = await world.mainOf(memberId);
  await claim();
  await claim();
  expect((await world.mainOf(memberId)) - before).toBe(minor('7'));
  expect((await own())?.status).toBe('claimed');
  world.clock.advance(HOUR);
  await world.sealSlot();
  expect((await own(lazy))?.status).toBe('missed');
});

test('planted differences are found', async () => {
  await world.tamper(sql`update envelope_shares set amount_minor = amount_minor + 100 where position = 0`);
  const rules = (await findings()).map(({ rule }) => rule);
  expect(rules).toContain('the shares of an envelope make its pool');
  expect(rules).toContain('each paid share of an envelope has its transfer, and each transfer its share');
});

test('another merchant’s contests are not found', async () => {
  const stranger = await world.newMember('lotus');
  const { races } = await world.as()<{ races: Array<{ id: string }> }>('races');
  const call = world.callerOf(world.contests, stranger);
  const key = { account: { id: stranger, merchantId: 'lotus', kind: 'member' }, merchantId: 'lotus' };
  for (const { id: raceId } of races)
    expect(await refusal(call('raceBoard', { params: { raceId }, ...key }))).toBe('contests.not_found');
});
