import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRebateWorld, type Person } from '../rebates/testing/rebate-world.ts';
import { readLosses } from './lists/losses.usecases.ts';
import { readTeam } from './lists/team.usecases.ts';
import { readBets, readTransactions } from './lists/happened.usecases.ts';
import { createCounted, readOverview } from './overview/overview.usecases.ts';
import { rollUpTeams } from './rollup/rollup.usecases.ts';
import { checkTeams } from './teams.checks.ts';

const MERCHANT = 'croupier';
const FUNDS = 10n ** 12n;
const TODAY = { from: '2026-05-01', until: '2026-05-01' };

let world: Awaited<ReturnType<typeof createRebateWorld>>;
beforeAll(async () => {
  world = await createRebateWorld(MERCHANT);
});
afterAll(() => world.close());

const deps = () => ({ ...world.deps, hooks: { attention: [] }, counted: createCounted(world.deps) });
const rollUp = () => rollUpTeams(world.deps);
const breaches = () => world.db.transaction().execute((tx) => checkTeams(tx));
const keyOf = ({ memberId }: Person) => ({ merchantId: MERCHANT, memberId });
const play = (person: Person, stake: bigint, payout: bigint) =>
  world.play(MERCHANT, person.memberId, stake, payout);
const seal = async (): Promise<void> => {
  await world.seal();
  await rollUp();
};
const overview = (person: Person, days = TODAY) => readOverview(deps(), keyOf(person), days);

type Day = { no: number; day: string; own: bigint; team: bigint };
async function days(): Promise<Day[]> {
  const { rows } =
    await sql<Day>`select no, to_char(day, 'YYYY-MM-DD') as day, sum(own_stake_minor)::int8 as own,
    sum(own_stake_minor + below_stake_minor)::int8 as team from team_days where merchant_id = ${MERCHANT} group by no, day order by day, no`.execute(
      world.db,
    );
  return rows;
}

/** A line of three, of whom the middle one has a second downline. */
async function openLine() {
  const top = await world.open(undefined, 75_000);
  const middle = await world.open(top, 70_000);
  const leaf = await world.open(middle, 65_000);
  const side = await world.open(middle, 60_000);
  return { top, middle, leaf, side };
}

test('a sealed slot is added to everybody above, exactly once', async () => {
  const { top, middle, leaf, side } = await openLine();
  await play(leaf, 300n, 100n);
  await play(side, 500n, 900n);
  await play(middle, 20n, 0n);
  await seal();
  await rollUp();
  const { current, classes, branches, days: series } = await overview(top);
  expect(current).toMatchObject({
    stake: 820n,
    payout: 1_000n,
    netResult: 180n,
    deposits: 4n * FUNDS,
    newMembers: 3,
    firstDeposits: 3,
  });
  expect(classes).toEqual([{ class: 'rng', stake: 820n, validBet: 820n, payout: 1_000n }]);
  expect(branches).toMatchObject([{ id: middle.memberId, stake: 820n }]);
  expect(series).toMatchObject([{ day: '2026-05-01', stake: 820n }]);
  expect((await overview(leaf)).current).toMatchObject({ stake: 300n, newMembers: 0, firstDeposits: 0 });
  expect(await breaches()).toEqual([]);
});

test('workers that roll up at once add each slot once', async () => {
  const { top, leaf } = await openLine();
  await play(leaf, 1_000n, 0n);
  await world.seal();
  await Promise.all([rollUp(), rollUp(), rollUp()]);
  expect((await overview(top)).current).toMatchObject({ stake: 1_000n, newMembers: 3 });
  expect(await breaches()).toEqual([]);
});

test('members are active from the threshold on, never in their own team, and no longer after a correction', async () => {
  const { top, middle, leaf } = await openLine();
  world.set({}, { team: { showsBalances: false, visibleDepth: 64, activeValidBetMinor: [1_000n, 5_000n] } });
  const activeOf = async (person: Person) => (await overview(person)).current.active;
  await play(leaf, 600n, 0n);
  await seal();
  expect(await activeOf(top)).toBe(0);
  const round = await play(leaf, 600n, 0n);
  await play(middle, 9_000n, 0n);
  await seal();
  expect([await activeOf(top), await activeOf(middle), await activeOf(leaf)]).toEqual([2, 1, 0]);
  await world.correct(round, { stakeMinor: 600n, payoutMinor: 0n, validBetMinor: 0n });
  await seal();
  expect([await activeOf(top), await activeOf(middle)]).toEqual([1, 0]);
  expect(await breaches()).toEqual([]);
});

test('a correction that is ordered to count when its round was settled counts on the day of then', async () => {
  const { top, leaf } = await openLine();
  const round = await play(leaf, 2_000n, 0n);
  await seal();
  const day = world.clock.now().toISOString().slice(0, 10);
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await world.seal(288);
  await world.correct(round, { stakeMinor: 2_000n, payoutMinor: 500n, validBetMinor: 0n });
  await seal();
  const on = async (of: string) => {
    const { stake, validBet, payout, active } = (await overview(top, { from: of, until: of })).current;
    return { stake, validBet, payout, active };
  };
  const unchanged = { stake: 2_000n, validBet: 2_000n, payout: 0n, active: 1 };
  expect(await on(day)).toEqual(unchanged);
  expect(await on(next)).toMatchObject({ validBet: -2_000n, payout: 500n });
  await world.wallet.transaction((tx) =>
    world.rounds.corrections.countWhenSettled(tx, {
      merchantId: MERCHANT,
      settledFrom: new Date(day),
      settledUntil: new Date(next),
      correctedBefore: world.clock.now(),
    }),
  );
  await seal();
  await rollUp();
  expect(await on(day)).toEqual({ stake: 2_000n, validBet: 0n, payout: 500n, active: 0 });
  expect(await on(next)).toMatchObject({ validBet: 0n, payout: 0n });
  expect(await breaches()).toEqual([]);
});

test('random trees have the totals of a naive sum', async () => {
  const people: Person[] = [];
  let seed = 7;
  const below = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const before = new Map((await days()).map(({ no, day, team }) => [`${no} ${day}`, team]));
  for (let count = 0; count < 25; count += 1)
    people.push(await world.open(people[below(people.length + 2)], 0));
  const bets = new Map<Person, bigint>();
  for (let count = 0; count < 40; count += 1) {
    const person = people[below(people.length)] as Person;
    const stake = BigInt(1 + below(1_000));
    bets.set(person, (bets.get(person) ?? 0n) + stake);
    await play(person, stake, 0n);
    if (count % 15 === 0) await seal();
  }
  await seal();
  const totals = new Map<number, bigint>();
  for (const { no, day, team } of await days())
    totals.set(no, (totals.get(no) ?? 0n) + team - (before.get(`${no} ${day}`) ?? 0n));
  for (const { no, path } of people) {
    const naive = [...bets].reduce((sum, [each, bet]) => (each.path.startsWith(path) ? sum + bet : sum), 0n);
    expect(totals.get(no) ?? 0n).toBe(naive);
  }
  expect(await breaches()).toEqual([]);
});

test('lists show the own team with figures, in pages that neither repeat nor skip', async () => {
  const { top, middle, leaf, side } = await openLine();
  const day = world.clock.now().toISOString().slice(0, 10);
  const range = { from: day, until: day };
  await play(leaf, 300n, 100n);
  await play(side, 500n, 900n);
  await seal();
  const list = { ...range, scope: 'all', limit: 2, sort: '-validBet' } as const;
  const first = await readTeam(deps(), keyOf(top), list);
  expect(first.items.map(({ id }) => id)).toEqual([middle.memberId, side.memberId]);
  expect(first.totals).toMatchObject({ count: 3, figures: { stake: 800n, netResult: 200n } });
  const second = await readTeam(deps(), keyOf(top), { ...list, after: first.next ?? '' });
  expect(second).toMatchObject({ items: [{ id: leaf.memberId, level: 2 }], next: null, totals: null });
  await expect(readTeam(deps(), keyOf(middle), { ...list, after: first.next ?? '' })).rejects.toMatchObject({
    code: 'lists.bad_cursor',
  });
  const losses = await readLosses(deps(), keyOf(middle), {
    ...range,
    by: 'branch',
    sort: 'netResult',
    limit: 20,
  });
  expect(losses.items).toMatchObject([
    { id: leaf.memberId, netResult: -200n },
    { id: side.memberId, netResult: 400n },
  ]);
  const until = new Date(world.clock.now().getTime() + 1);
  const from = new Date(until.getTime() - 3_600_000);
  const bets = await readBets(deps(), keyOf(top), { from, until, limit: 1, language: 'EN' });
  expect(bets).toMatchObject({
    items: [{ memberId: side.memberId, result: 400n, class: 'rng' }],
    totals: { count: 2, stake: 800n, classes: [{ class: 'rng', count: 2 }] },
  });
  const next = await readBets(deps(), keyOf(top), {
    from,
    until,
    limit: 1,
    language: 'EN',
    after: bets.next ?? '',
  });
  expect(next).toMatchObject({ items: [{ memberId: leaf.memberId }], next: null });
  const moved = await readTransactions(deps(), keyOf(middle), { from, until, limit: 20 });
  expect(moved.totals).toEqual({ count: 2, in: 2n * FUNDS, out: 0n });
  expect(moved.items.every(({ code }) => code === 'deposit')).toBe(true);
});

test('nobody sees outside the own team, below the visible depth, or excluded players as open', async () => {
  const { top, middle, leaf, side } = await openLine();
  const list = { ...TODAY, scope: 'all', limit: 20, sort: 'openedAt' } as const;
  const from = new Date(world.clock.now().getTime() - 1_000);
  const happened = { from, until: world.clock.now(), limit: 20 };
  for (const other of [top, middle, side]) {
    const { memberId } = other;
    const refusal = { code: 'agents.not_found' };
    await expect(readTeam(deps(), keyOf(leaf), { ...list, of: memberId })).rejects.toMatchObject(refusal);
    await expect(
      readLosses(deps(), keyOf(leaf), { ...TODAY, of: memberId, by: 'member', sort: 'account', limit: 5 }),
    ).rejects.toMatchObject(refusal);
    await expect(
      readBets(deps(), keyOf(leaf), { ...happened, memberId, language: 'EN' }),
    ).rejects.toMatchObject(refusal);
    await expect(readTransactions(deps(), keyOf(leaf), { ...happened, memberId })).rejects.toMatchObject(
      refusal,
    );
  }
  expect((await readTeam(deps(), keyOf(leaf), list)).items).toEqual([]);
  world.set({}, { team: { showsBalances: false, visibleDepth: 1, activeValidBetMinor: [1n] } });
  const shallow = await readTeam(deps(), keyOf(top), list);
  expect(shallow.items.map(({ id }) => id)).toEqual([middle.memberId]);
  expect(shallow.showsBalances).toBe(false);
  world.set({}, { team: { showsBalances: true, visibleDepth: 64, activeValidBetMinor: [1n] } });
  await world.tamper(sql`insert into protection_exclusions (merchant_id, id, member_id, kind, starts_at, ends_at, by_kind, by_id)
    values (${MERCHANT}, ${leaf.memberId}, ${leaf.memberId}, 'self_exclusion', ${from}, null, 'member', ${leaf.memberId})`);
  const states = new Map(
    (await readTeam(deps(), keyOf(top), list)).items.map(({ id, status }) => [id, status]),
  );
  expect([states.get(leaf.memberId), states.get(side.memberId)]).toEqual(['closed', 'open']);
});

test('the audit finds planted differences', async () => {
  const { leaf } = await openLine();
  await play(leaf, 300n, 100n);
  await seal();
  expect(await breaches()).toEqual([]);
  const plants = [
    [
      sql`update team_days set below_stake_minor = below_stake_minor + 1 where no = 0`,
      'the team of the house is everybody',
    ],
    [
      sql`update team_days set own_payout_minor = own_payout_minor + 1 where no = ${leaf.no}`,
      'totals of teams are the slots',
    ],
    [
      sql`update team_days set below_valid_bet_minor = below_valid_bet_minor + 1 where no = ${leaf.no}`,
      'a team is its agent and the teams of the direct downlines',
    ],
    [
      sql`update team_money_days set own_bonuses_minor = own_bonuses_minor + 1 where no = ${leaf.no}`,
      'money of the house’s team is everybody’s',
    ],
    [
      sql`update team_money_days set new_members = new_members + 1 where no = 0`,
      'each node is counted once as a new member',
    ],
  ] as const;
  for (const [plant, rule] of plants) {
    const found = await world.db
      .transaction()
      .execute(async (tx) => {
        await plant.execute(tx);
        const findings = await checkTeams(tx);
        throw Object.assign(new Error('undone'), { findings });
      })
      .catch((error: Error & { findings: Array<{ rule: string }> }) => error.findings);
    expect(found.map((finding) => finding.rule)).toContain(rule);
  }
});

test('a period belongs to the settlement day of the merchant’s zone', async () => {
  const { top, leaf } = await openLine();
  // 18:25 UTC is 23:55 in Kolkata, and 18:30 midnight.
  world.set({}, { timeZone: 'Asia/Kolkata' });
  world.clock.advance(Date.parse('2026-05-02T18:26:00Z') - world.clock.now().getTime());
  await play(leaf, 11n, 0n);
  await seal();
  await play(leaf, 22n, 0n);
  await seal();
  world.set({}, { timeZone: 'UTC' });
  const mine = (await days()).filter(({ no, day }) => no === top.no && day >= '2026-05-02');
  expect(mine).toEqual([
    { no: top.no, day: '2026-05-02', own: 0n, team: 11n },
    { no: top.no, day: '2026-05-03', own: 0n, team: 22n },
  ]);
});
