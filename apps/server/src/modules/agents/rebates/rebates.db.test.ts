import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createRebateWorld, type Person } from './testing/rebate-world.ts';

const MERCHANT = 'croupier';
/** 33.3333, whose rebates at 6.5, 7.0 and 7.5 % have fractions. */
const STAKE = 333_333n;

type World = Awaited<ReturnType<typeof createRebateWorld>>;
let world: World;
beforeEach(async () => {
  world = await createRebateWorld();
});
afterEach(() => world.close());

async function openLine(): Promise<[root: Person, agent: Person, player: Person]> {
  const root = await world.open(undefined, 75_000);
  const agent = await world.open(root, 70_000);
  return [root, agent, await world.open(agent, 65_000)];
}

const play = (person: Person, stake = STAKE, payout = 0n) =>
  world.play(MERCHANT, person.memberId, stake, payout);
const funds = 10n ** 12n;
const earned = async (person: Person, staked = 0n) => {
  const { main, commission } = await world.balances(person);
  return [main - funds + staked, commission];
};
const toNextHour = async (): Promise<void> => {
  await world.seal(12 - (world.periodNow() % 12) + 12);
  await world.settle();
};

test('a rebate is split up the line and paid after the hour, once', async () => {
  const [root, agent, player] = await openLine();
  await play(player);
  await world.seal();
  await world.settle();
  expect(await earned(player, STAKE)).toEqual([0n, 0n]);
  await toNextHour();
  await Promise.all([world.settle(), world.settle()]);
  expect(await earned(player, STAKE)).toEqual([21_666n, 0n]);
  expect(await earned(agent)).toEqual([0n, 1_667n]);
  expect(await earned(root)).toEqual([0n, 1_666n]);
  expect(await world.breaches()).toEqual([]);
});

test('a bill says how it was computed', async () => {
  const [, agent, player] = await openLine();
  await play(player);
  await play(agent, 10_000n);
  await toNextHour();
  const member = { merchantId: MERCHANT, memberId: agent.memberId };
  const { items, totalMinor, paidMinor } = await world.bills.list(member, { limit: 10 });
  expect(items.map(({ kind, amountMinor, state }) => [kind, amountMinor, state])).toEqual([
    ['share', 1_667n, 'paid'],
    ['own', 700n, 'paid'],
  ]);
  expect([totalMinor, paidMinor]).toEqual([2_367n, 2_367n]);
  const bill = await world.bills.explain(member, items[0]?.id ?? '');
  expect(bill).toMatchObject({ isComplete: true });
  expect(bill.steps).toMatchObject([
    {
      class: 'rng',
      ratePpm: 70_000,
      ownBetMinor: 10_000n,
      teamBetMinor: 343_333n,
      downlineMinor: 21_666n,
      ownMinor: 700n,
      shareMinor: 1_667n,
    },
  ]);
  const stranger = { merchantId: MERCHANT, memberId: player.memberId };
  await expect(world.bills.explain(stranger, bill.id)).rejects.toMatchObject({ code: 'rebates.not_found' });
});

test('rates hold from their period on', async () => {
  const [, agent] = await openLine();
  await play(agent, 1_000_000n);
  await world.seal();
  await sql`insert into node_rates (merchant_id, no, from_period, sheet_id)
    select merchant_id, ${agent.no}, ${world.periodNow()}, id from rate_sheets where rates_ppm[1] = 75000`.execute(
    world.db,
  );
  await play(agent, 1_000_000n);
  await toNextHour();
  expect(await earned(agent, 2_000_000n)).toEqual([145_000n, 0n]);
});

test('a corrected result is made up for by coming rebates and never taken back', async () => {
  const [root, agent, player] = await openLine();
  const round = await play(player, 1_000_000n);
  await toNextHour();
  expect(await earned(player, 1_000_000n)).toEqual([65_000n, 0n]);
  await world.correct(round, { validBetMinor: 400_000n });
  await toNextHour();
  expect(await earned(player, 1_000_000n)).toEqual([65_000n, 0n]);
  await play(player, 900_000n);
  await toNextHour();
  expect(await earned(player, 1_900_000n)).toEqual([84_500n, 0n]);
  expect(await earned(agent)).toEqual([0n, 6_500n]);
  expect(await earned(root)).toEqual([0n, 6_500n]);
  const member = { merchantId: MERCHANT, memberId: player.memberId };
  const [newest] = (await world.bills.list(member, { limit: 1 })).items;
  expect(await world.bills.explain(member, newest?.id ?? '')).toMatchObject({
    amountMinor: 19_500n,
    isComplete: true,
    steps: [{ ownMinor: -39_000n }, { ownMinor: 58_500n }],
  });
  expect(await world.breaches()).toEqual([]);
});

test('a correction that is ordered to count when its round was settled counts with the rates and on the day of then', async () => {
  const [root, agent, player] = await openLine();
  const round = await play(player, 1_000_000n);
  await toNextHour();
  await sql`insert into node_rates (merchant_id, no, from_period, sheet_id)
    select merchant_id, ${player.no}, ${world.periodNow()}, id from rate_sheets where rates_ppm[1] = 70000`.execute(
    world.db,
  );
  await world.seal(288);
  await world.correct(round, { validBetMinor: 0n });
  await play(agent, 1n);
  await toNextHour();
  const days = async () =>
    (
      await sql<{
        own: bigint;
        share: bigint;
      }>`select sum(own_minor)::int8 as own, sum(share_minor)::int8 as share
        from rebate_days where merchant_id = ${MERCHANT} and own_minor + share_minor <> 0 group by day order by day`.execute(
        world.db,
      )
    ).rows;
  // Of 65,000, 5,000 and 5,000: all is taken back on the day after, at the new rate of the player.
  expect(await days()).toEqual([
    { own: 65_000n, share: 10_000n },
    { own: -70_000n, share: -5_000n },
  ]);
  const hour = new Date(world.clock.now().getTime() - 72 * 3_600_000);
  const order = { merchantId: MERCHANT, settledFrom: hour, settledUntil: world.clock.now() };
  await world.wallet.transaction((tx) =>
    world.rounds.corrections.countWhenSettled(tx, { ...order, correctedBefore: world.clock.now() }),
  );
  await toNextHour();
  await world.settle();
  expect(await days()).toEqual([]);
  expect(await world.breaches()).toEqual([]);
  // What was paid stays, and is made up for by coming bets.
  await play(player, 1_000_000n);
  await toNextHour();
  expect(await earned(player, 2_000_000n)).toEqual([70_000n, 0n]);
  expect(await earned(root)).toEqual([0n, 5_000n]);
  const member = { merchantId: MERCHANT, memberId: player.memberId };
  const [newest] = (await world.bills.list(member, { limit: 1 })).items;
  expect(await world.bills.explain(member, newest?.id ?? '')).toMatchObject({ isComplete: true });
});

test('a claim takes everything once, and the rest is paid when the day is over', async () => {
  world.set({ manual: true });
  const [, agent, player] = await openLine();
  const member = { merchantId: MERCHANT, memberId: player.memberId };
  await play(player, 1_000_000n);
  await toNextHour();
  expect(await earned(player, 1_000_000n)).toEqual([0n, 0n]);
  expect(await earned(agent)).toEqual([0n, 5_000n]);
  expect(await world.claims.view(member)).toMatchObject({
    isManual: true,
    claimableMinor: 65_000n,
    classes: [{ class: 'rng', validBetMinor: 1_000_000n, amountMinor: 65_000n }],
  });
  const claims = await Promise.allSettled([world.claims.claim(member), world.claims.claim(member)]);
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await earned(player, 1_000_000n)).toEqual([65_000n, 0n]);
  await play(player, 1_000_000n);
  await world.seal(288);
  await world.settle();
  expect(await earned(player, 2_000_000n)).toEqual([130_000n, 0n]);
  await expect(world.claims.claim(member)).rejects.toMatchObject({ code: 'rebates.nothing' });
  expect(await world.breaches()).toEqual([]);
});

test('what is not collected lapses where the merchant says so', async () => {
  world.set({ manual: true, unclaimed: 'lapses', minClaimMinor: 70_000n });
  const [, , player] = await openLine();
  const member = { merchantId: MERCHANT, memberId: player.memberId };
  await play(player, 1_000_000n);
  await toNextHour();
  await expect(world.claims.claim(member)).rejects.toMatchObject({ code: 'rebates.too_little' });
  await world.seal(288);
  await world.settle();
  expect(await earned(player, 1_000_000n)).toEqual([0n, 0n]);
  expect((await world.bills.list(member, { limit: 10 })).items).toMatchObject([{ state: 'lapsed' }]);
  world.set({ manual: false });
  await expect(world.claims.claim(member)).rejects.toMatchObject({ code: 'rebates.not_manual' });
  expect(await world.breaches()).toEqual([]);
});

test('high bills wait for an operator, closed accounts for their owner', async () => {
  world.set({ every: 'slot', reviewAboveMinor: 50_000n });
  const [root, agent, player] = await openLine();
  await sql`update members set status = 'closed' where id = ${agent.memberId}`.execute(world.db);
  await play(player, 1_000_000n);
  await world.seal();
  await world.settle();
  expect(await earned(player, 1_000_000n)).toEqual([0n, 0n]);
  expect(await earned(agent)).toEqual([0n, 0n]);
  expect(await earned(root)).toEqual([0n, 5_000n]);
  await sql`update members set status = 'open' where id = ${agent.memberId}`.execute(world.db);
  await world.settle();
  expect(await earned(agent)).toEqual([0n, 5_000n]);
  expect(await world.breaches()).toEqual([]);
});

test('commission goes to the main wallet once per id, and never below zero', async () => {
  world.set({ every: 'slot' });
  const [, agent, player] = await openLine();
  await play(player, 1_000_000n);
  await world.seal();
  await world.settle();
  const member = { merchantId: MERCHANT, memberId: agent.memberId };
  const move = (amountMinor: bigint, id = newId()) =>
    world.commission.moveToMain(member, { id, amountMinor });
  const id = newId();
  await Promise.all([move(3_000n, id), move(3_000n, id)]);
  expect(await earned(agent)).toEqual([3_000n, 2_000n]);
  await expect(move(2_000n, id)).rejects.toMatchObject({ code: 'wallet.transfer_mismatch' });
  await expect(move(2_001n)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
  expect(await earned(agent)).toEqual([3_000n, 2_000n]);
  const { items } = await world.commission.statement(member, { pageNum: 1, pageSize: 10 });
  expect(
    items.map(({ code, amountMinor, balanceAfterMinor }) => [code, amountMinor, balanceAfterMinor]),
  ).toEqual([
    ['commission_out', -3_000n, 2_000n],
    ['commission', 5_000n, 5_000n],
  ]);
});

test('the audit finds planted differences', async () => {
  const [, , player] = await openLine();
  await play(player);
  await toNextHour();
  const rules = async () => (await world.breaches()).map(({ rule }) => rule);
  const { tamper } = world;
  await tamper(sql`update rebate_slots set share_minor = share_minor + 1 where no = ${player.no}`);
  expect(await rules()).toEqual(['a rebate is its rate of the bets']);
  await tamper(sql`update rebate_slots set share_minor = share_minor - 1 where no = ${player.no}`);
  await tamper(sql`update rebate_accounts set own_minor = own_minor + 1 where no = ${player.no}`);
  expect(await rules()).toEqual(['days of rebates are the sums of their periods']);
  await tamper(sql`update rebate_accounts set own_minor = own_minor - 1 where no = ${player.no}`);
  await tamper(sql`update rebate_bills set amount_minor = amount_minor + 1 where no = ${player.no}`);
  expect(await rules()).toEqual([
    'what is billed are the bills',
    'a bill is the sum of its periods',
    'each paid rebate has its bill, and each paid bill its transfer',
  ]);
});
