import type { DividendTerms, RealtimeTerms, SalaryTerms } from '@croupier/agreements/contracts/terms.ts';
import { dividendGross, realtimeGross, salaryGross } from '@croupier/agreements/contracts/gross.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleRebates } from '../rebates/settle.usecases.ts';
import type { Person } from '../rebates/testing/rebate-world.ts';
import { createBillSource } from './bills/source.usecases.ts';
import { settleContracts } from './runs/settle.usecases.ts';
import { createContractWorld, MERCHANT, type ContractWorld } from './testing/contract-world.ts';

const UNIT = 10_000n;
const classes = ['rng'] as const;
const nothing = { activeMembers: 0, validBetMinor: 0n };

const realtime = (winRatePpm: number, lossRatePpm: number): RealtimeTerms => ({
  kind: 'realtime',
  classes,
  tiers: [{ fromBand: 0, winRatePpm, lossRatePpm }],
});
const salary = (kind: 'daily' | 'hourly', ratePpm: number, activeMembers = 0): SalaryTerms => ({
  kind,
  classes,
  activeFromMinor: 0n,
  tiers: [{ conditions: { ...nothing, activeMembers }, ratePpm }],
});
const dividend = (ratePpm: number, period: DividendTerms['period'] = 'daily'): DividendTerms => ({
  kind: 'dividend',
  classes,
  activeFromMinor: 0n,
  period,
  carry: 'until_cleared',
  deductions: [],
  tiers: [{ conditions: nothing, ratePpm }],
});

let world: ContractWorld;
let root: Person;
let agent: Person;
let player: Person;
beforeEach(async () => {
  world = await createContractWorld();
  root = await world.open(undefined, 0);
  agent = await world.open(root, 0);
  player = await world.open(agent, 0);
});
afterEach(() => world.close());

const play = (person: Person, stake: bigint, payout = 0n) =>
  world.play(MERCHANT, person.memberId, stake * UNIT, payout * UNIT);
const commission = async (person: Person) => (await world.balances(person)).commission;
/** To the next beginning of an hour or day, everything sealed and settled. */
const toNext = async (periods: number): Promise<void> => {
  await world.seal(periods - (world.periodNow() % periods));
  await world.settle();
};
const nextSlot = () => toNext(1);
const nextHour = () => toNext(12);
const nextDay = () => toNext(288);

test('a real-time salary is billed and paid after its slot, once, each keeping the difference', async () => {
  await world.agree(undefined, root, realtime(3_000, 8_000));
  await world.agree(root, agent, realtime(2_000, 5_000));
  await play(player, 1_000n);
  await nextSlot();
  expect(await commission(root)).toBe(0n);
  await play(player, 1_000n, 2_500n);
  await play(player, 2_000n);
  await world.seal();
  await Promise.all([world.settle(), world.settle()]);
  expect([await commission(agent), await commission(root)]).toEqual([12n * UNIT, 7n * UNIT]);
  const [bill] = await world.bills(root);
  expect(bill).toMatchObject({ kind: 'realtime', state: 'paid', amountMinor: 7n * UNIT });
  const { terms, bands, downlines } = await world.derive(bill?.id ?? '');
  expect(realtimeGross(terms as RealtimeTerms, bands)).toBe(19n * UNIT);
  expect(downlines).toMatchObject([{ gross: 12n * UNIT, paid: 12n * UNIT, open: 0n }]);
  expect(await world.contractBreaches()).toEqual([]);

  // The same slot with other terms: 1 of the won and 8 of the lost bets, of the 19 that the payer got.
  const offer = { memberId: agent.memberId, terms: realtime(1_000, 4_000) };
  const { preview } = await world.doAct(root, 'realtime', { action: 'preview', ...offer });
  const kept = {
    grossMinor: 9n * UNIT,
    payerKeepsMinor: 10n * UNIT,
    validBetMinor: 3_000n * UNIT,
    tier: null,
  };
  expect(preview?.lastPeriod).toMatchObject({ ...kept, until: world.periodNow() });
});

test('an hourly and a daily salary count from their next period; conditions decide', async () => {
  await world.agree(undefined, root, salary('hourly', 8_000));
  await world.agree(root, agent, salary('hourly', 5_000));
  await world.agree(undefined, root, salary('daily', 15_000));
  await world.agree(root, agent, salary('daily', 12_000, 2));
  await play(player, 9_000n);
  await nextHour();
  expect(await commission(root)).toBe(0n);
  await play(player, 7_500n);
  await play(agent, 5_000n);
  await nextHour();
  expect([await commission(agent), await commission(root)]).toEqual([625_000n, 375_000n]);
  await nextDay();
  expect([await commission(agent), await commission(root)]).toEqual([625_000n, 375_000n]);
  await play(player, 1_000n);
  await nextDay();
  const daily = (await world.bills(agent)).find(({ kind }) => kind === 'daily');
  expect(daily?.contract).toMatchObject({ gross: 0n, tier: null });
  const own = (await world.bills(root)).find(({ kind }) => kind === 'daily');
  expect(own?.contract).toMatchObject({ gross: 15n * UNIT, downline: 0n, take: 15n * UNIT, tier: 0 });
  const { terms, reached } = await world.derive(own?.id ?? '');
  expect(salaryGross(terms as SalaryTerms, reached).grossMinor).toBe(15n * UNIT);
  expect(await world.contractBreaches()).toEqual([]);
});

test('a dividend of one branch’s loss and another’s win: the payer adds what it has, the rest stays open and is collected', async () => {
  const other = await world.open(root, 0);
  const winner = await world.open(other, 0);
  await world.agree(undefined, root, dividend(300_000));
  await world.agree(root, agent, dividend(200_000));
  await world.agree(root, other, dividend(250_000));
  await world.agree(undefined, root, realtime(1_000, 1_000));
  await nextDay();
  await play(player, 50_000n);
  await play(winner, 10_000n, 40_000n);
  await nextDay();
  // The real-time salary has paid 60, which the root adds to its 6,000.
  const [owed] = await world.bills(root, 'owed');
  expect(owed).toMatchObject({
    state: 'part_paid',
    contract: { gross: 10_000n * UNIT, paid: 6_060n * UNIT, open: 3_940n * UNIT },
  });
  expect([await commission(root), await commission(agent)]).toEqual([0n, 6_060n * UNIT]);
  const carried = (await world.bills(other)).find(({ kind }) => kind === 'dividend');
  expect(await world.derive(carried?.id ?? '')).toMatchObject({
    lossesOut: [{ lossMinor: 30_000n * UNIT, age: 1 }],
  });
  await expect(world.offer(root, other, dividend(200_000))).rejects.toMatchObject({
    code: 'contracts.open_bills',
  });
  await play(player, 4_000_000n);
  await world.seal();
  await world.settle();
  expect(await commission(agent)).toBe(10_000n * UNIT);
  expect(await commission(root)).toBe(60n * UNIT);
  expect((await world.bills(root, 'owed'))[0]).toMatchObject({ state: 'paid', contract: { open: 0n } });
  await nextDay();
  const latest = (await world.bills(root)).find(({ kind }) => kind === 'dividend');
  const { terms, reached, losses, endsMonth } = await world.derive(latest?.id ?? '');
  expect(dividendGross(terms as DividendTerms, { reached, losses, endsMonth }).grossMinor).toBe(
    latest?.contract?.gross,
  );
  expect(await world.contractBreaches()).toEqual([]);
});

test('a corrected result counts when it is corrected; what falls below zero is set against coming bills', async () => {
  await world.agree(undefined, root, realtime(5_000, 12_000));
  await nextSlot();
  const round = await play(player, 1_000n);
  await nextSlot();
  expect(await commission(root)).toBe(12n * UNIT);
  await world.correct(round, { validBetMinor: 0n });
  await nextSlot();
  expect(await commission(root)).toBe(12n * UNIT);
  expect((await world.bills(root))[0]).toMatchObject({ state: 'offset', amountMinor: -12n * UNIT });
  await play(player, 1_500n);
  await nextSlot();
  expect(await commission(root)).toBe(18n * UNIT);
  expect(await world.contractBreaches()).toEqual([]);
});

test('a closed agent’s part waits while the downline is paid', async () => {
  await world.agree(undefined, root, realtime(5_000, 5_000));
  await world.agree(root, agent, realtime(2_000, 2_000));
  await nextSlot();
  await play(player, 1_000n);
  await sql`update members set status = 'closed' where merchant_id = ${MERCHANT} and id = ${root.memberId}`.execute(
    world.db,
  );
  await nextSlot();
  expect([await commission(root), await commission(agent)]).toEqual([0n, 2n * UNIT]);
  expect((await world.bills(root))[0]).toMatchObject({ state: 'waiting' });
  await sql`update members set status = 'open' where merchant_id = ${MERCHANT} and id = ${root.memberId}`.execute(
    world.db,
  );
  await world.settle();
  expect(await commission(root)).toBe(3n * UNIT);
  expect(await world.contractBreaches()).toEqual([]);
});

test('a higher rate ends lower contracts below, an end those below it, at the boundary of the period', async () => {
  await world.agree(undefined, root, realtime(3_000, 3_000));
  await world.agree(root, agent, realtime(2_000, 2_000));
  const standing = async (person: Person) => (await world.views.standing(world.keyOf(person))).realtime;
  expect([await standing(root), await standing(agent)]).toEqual([1, 1]);
  await nextSlot();
  const id = await world.offer(undefined, root, realtime(4_000, 4_000));
  expect(await standing(root)).toBe(2);
  await world.doAct(root, 'realtime', { action: 'accept', id });
  const view = await world.views.ofKind(world.keyOf(agent), 'realtime', { limit: 10 });
  expect(view.own).toMatchObject({ state: 'ending', endedWhy: 'higher' });
  // The running period is still settled at the former rates.
  await play(player, 1_000n);
  await nextSlot();
  expect([await commission(root), await commission(agent)]).toEqual([1n * UNIT, 2n * UNIT]);
  await play(player, 1_000n);
  await nextSlot();
  expect([await commission(root), await commission(agent)]).toEqual([5n * UNIT, 2n * UNIT]);
  await world.agree(root, agent, realtime(2_000, 2_000));
  await world.doAct(root, 'realtime', { action: 'terminate', id });
  expect((await world.views.ofKind(world.keyOf(agent), 'realtime', { limit: 10 })).own).toMatchObject({
    state: 'ending',
    endedWhy: 'cascade',
  });
  await expect(world.doAct(root, 'realtime', { action: 'terminate', id })).rejects.toMatchObject({
    code: 'contracts.state',
  });
  expect(await world.contractBreaches()).toEqual([]);
});

test('of acceptance and withdrawal, and of two acceptances, one wins', async () => {
  const accept = (id: string) => world.doAct(root, 'realtime', { action: 'accept', id });
  const id = await world.offer(undefined, root, realtime(3_000, 3_000));
  const twice = await Promise.allSettled([accept(id), accept(id)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const offered = await world.offer(root, agent, realtime(1_000, 1_000));
  const race = await Promise.allSettled([
    world.doAct(agent, 'realtime', { action: 'accept', id: offered }),
    world.doAct(root, 'realtime', { action: 'withdraw', id: offered }),
  ]);
  expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.contractBreaches()).toEqual([]);
});

test('nobody acts on contracts of others, and neither party does what is the other’s', async () => {
  const stranger = await world.open(undefined, 0);
  const own = await world.agree(undefined, root, realtime(3_000, 3_000));
  const offered = await world.offer(root, agent, realtime(1_000, 1_000));
  const act = (person: Person, action: 'accept' | 'reject' | 'withdraw' | 'consider', id = offered) =>
    world.doAct(person, 'realtime', { action, id });
  const codesOf = async (attempts: Array<Promise<unknown>>) =>
    (await Promise.allSettled(attempts)).map((answer) =>
      answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'done',
    );
  const ofOthers = [
    ...(['accept', 'reject', 'withdraw', 'consider'] as const).map((action) => act(stranger, action)),
    act(player, 'accept'),
    act(root, 'consider'),
    world.doAct(agent, 'hourly', { action: 'accept', id: offered }),
    world.doAct(agent, 'realtime', { action: 'terminate', id: own }),
    world.doAct(stranger, 'realtime', { action: 'askEnd', id: own }),
  ];
  expect(new Set(await codesOf(ofOthers))).toEqual(new Set(['contracts.not_found']));
  const ofTheOther = [act(root, 'accept'), act(root, 'reject'), act(agent, 'withdraw')];
  expect(await codesOf(ofTheOther)).toEqual(['contracts.state', 'contracts.state', 'contracts.state']);
  await act(agent, 'accept');
  await nextSlot();
  await play(player, 1_000n);
  await nextSlot();
  const [bill] = await world.bills(agent);
  const source = createBillSource(world.deps);
  for (const person of [stranger, player])
    expect(await source.find(world.keyOf(person), bill?.id ?? '')).toBeUndefined();
  expect(await source.find(world.keyOf(root), bill?.id ?? '')).toMatchObject({ id: bill?.id });
});

test('terms that the payer’s own contract does not cover are refused, at the offer and again at the acceptance', async () => {
  await expect(world.offer(root, agent, realtime(1_000, 1_000))).rejects.toMatchObject({
    code: 'contracts.no_contract',
  });
  const own = await world.agree(undefined, root, realtime(3_000, 3_000));
  await expect(world.offer(root, agent, realtime(3_500, 1_000))).rejects.toMatchObject({
    code: 'contracts.terms',
    details: { fields: [{ field: 'terms.tiers.0', code: 'contracts.problem_cover' }] },
  });
  await expect(world.offer(root, player, realtime(1_000, 1_000))).rejects.toMatchObject({
    code: 'contracts.not_direct',
  });
  const id = await world.offer(root, agent, realtime(3_000, 3_000));
  await expect(world.offer(root, agent, realtime(1_000, 1_000))).rejects.toMatchObject({
    code: 'contracts.pending',
  });
  const lower = await world.offer(undefined, root, realtime(2_000, 2_000));
  await sql`update contracts set state = 'ended', ends_period = starts_period, ended_why = 'operator'
    where merchant_id = ${MERCHANT} and id = ${own}`.execute(world.db);
  await world.doAct(root, 'realtime', { action: 'accept', id: lower });
  await expect(world.doAct(agent, 'realtime', { action: 'accept', id })).rejects.toMatchObject({
    code: 'contracts.not_covered',
  });
  await expect(world.doAct(player, 'realtime', { action: 'accept', id })).rejects.toMatchObject({
    code: 'contracts.not_found',
  });
});

test('offers lapse after a week, and a request to end without an answer too', async () => {
  const id = await world.agree(undefined, root, realtime(3_000, 3_000));
  await world.offer(root, agent, realtime(1_000, 1_000));
  await world.seal(7 * 288);
  await world.settle();
  expect((await world.views.ofKind(world.keyOf(root), 'realtime', { limit: 10 })).downlines).toMatchObject([
    { state: 'expired' },
  ]);
  const below = await world.agree(root, agent, realtime(1_000, 1_000));
  await world.doAct(root, 'realtime', { action: 'askEnd', id: below });
  expect((await world.views.standing(world.keyOf(agent))).realtime).toBe(3);
  await world.seal(7 * 288);
  await world.settle();
  expect((await world.views.standing(world.keyOf(agent))).realtime).toBe(1);
  expect(id).not.toBe(below);
});

test('dividends of different periods that begin together are both billed', async () => {
  await world.agree(undefined, root, dividend(300_000));
  await nextDay();
  const begins = world.periodNow();
  await world.tamper(sql`insert into contracts (merchant_id, id, kind, cycle, payer_no, payee_no, terms, state, offered_at,
      expires_at, starts_period, ends_period, ended_why)
    select merchant_id, gen_random_uuid(), kind, 'weekly', payer_no, payee_no, terms || '{"period": "weekly"}', 'ending',
      offered_at, expires_at, ${begins}, ${begins + 7 * 288}, 'agreed' from contracts`);
  await world.tamper(sql`insert into settlement_marks (merchant_id, kind, cycle, until_period)
    values (${MERCHANT}, 'dividend', 'weekly', ${begins})`);
  // The week begins with a day.
  while (new Date(world.clock.now()).getUTCDay() !== 1) await nextDay();
  await play(player, 100n);
  for (let day = 0; day < 8; day += 1) await nextDay();
  const { rows } = await sql<{ cycle: string }>`select cycle from contract_bills
    where merchant_id = ${MERCHANT} and gross_minor > 0 order by cycle`.execute(world.db);
  expect(rows.map(({ cycle }) => cycle)).toEqual(['daily', 'weekly']);
});

test('the audit finds planted differences', async () => {
  await world.agree(undefined, root, realtime(3_000, 3_000));
  await world.agree(root, agent, realtime(2_000, 2_000));
  await nextSlot();
  await play(player, 1_000n);
  await nextSlot();
  const rules = async () => new Set((await world.contractBreaches()).map(({ rule }) => rule));
  expect(await rules()).toEqual(new Set());
  await world.tamper(
    sql`update contract_bills set gross_minor = gross_minor + 1 where payee_no = ${agent.no}`,
  );
  expect(await rules()).toEqual(
    new Set([
      'what a payer owes its downlines is the sum of their bills',
      'a real-time salary is its rates of won and lost bets',
      'a cleared bill is paid, open or set off',
    ]),
  );
  await world.tamper(
    sql`update contract_bills set gross_minor = gross_minor - 1 where payee_no = ${agent.no}`,
  );
  await world.tamper(sql`update contract_bills set before_downline_minor = 1 where payee_no = ${agent.no}`);
  expect(await rules()).toEqual(new Set(['a revision begins with what was billed before']));
  await world.tamper(sql`update contract_bills set before_downline_minor = 0 where payee_no = ${agent.no}`);
  await world.tamper(sql`delete from contract_bill_payments where amount_minor > 0
    and bill_id = (select id from contract_bills where payee_no = ${agent.no})`);
  expect(await rules()).toEqual(
    new Set([
      'each payment of a bill has its transfer, and each transfer its bill',
      'what a bill moved are its payments',
    ]),
  );
});

const grosses = async (person: Person, kind: string) =>
  (await world.bills(person))
    .filter((bill) => bill.kind === kind)
    .toSorted((a, b) => b.until - a.until || (b.contract?.revision ?? 0) - (a.contract?.revision ?? 0))
    .map(({ amountMinor, contract }) => [contract?.revision, contract?.gross, amountMinor]);
/** Corrections of these tests move no money, which the rounds' other rules would find. */
const journalBreaches = async () =>
  (await world.db.transaction().execute((tx) => world.rounds.check(tx))).filter(({ rule }) =>
    rule.includes('journal'),
  );
const findings = async () => [
  ...(await world.contractBreaches()),
  ...(await world.findings()),
  ...(await journalBreaches()),
];

test('a corrected result that is ordered to count when its round was settled moves the differences, once', async () => {
  await world.agree(undefined, root, realtime(5_000, 12_000));
  await world.agree(root, agent, realtime(2_000, 5_000));
  await nextSlot();
  const round = await play(player, 1_000n);
  await nextSlot();
  const [settled] = await world.bills(root);
  await play(player, 2_000n);
  await world.correct(round, { payoutMinor: 2_500n * UNIT });
  await nextSlot();
  // 12 and 24, less 7 for the bet that was won after all; of it the agent has 5 and 10, less 3.
  expect([await commission(root), await commission(agent)]).toEqual([17n * UNIT, 12n * UNIT]);

  await world.orderResettlement(settled?.id ?? '');
  await expect(world.orderResettlement(settled?.id ?? '')).rejects.toMatchObject({
    code: 'contracts.resettling',
  });
  const interrupted = {
    ...world.deps,
    corrections: {
      ...world.deps.corrections,
      countWhenSettled: async (...given: Parameters<typeof world.deps.corrections.countWhenSettled>) => {
        await world.deps.corrections.countWhenSettled(...given);
        throw new Error('killed');
      },
    },
  };
  await expect(settleContracts(interrupted)).rejects.toThrow('killed');
  await world.settle();
  expect(await grosses(root, 'realtime')).toHaveLength(2);
  await world.seal();
  await settleRebates({ ...world.deps, bills: { sources: [] }, moves: { checks: [] } });
  const unheard = { ...world.deps, audit: { record: () => Promise.reject(new Error('killed')) } };
  await expect(settleContracts(unheard)).rejects.toThrow('killed');
  await Promise.all([world.settle(), world.settle()]);
  await world.settle();

  expect(await grosses(root, 'realtime')).toEqual([
    [2, 24n * UNIT, 4n * UNIT],
    [1, 17n * UNIT, 10n * UNIT],
    [2, 5n * UNIT, -4n * UNIT],
    [1, 12n * UNIT, 7n * UNIT],
  ]);
  expect([await commission(root), await commission(agent)]).toEqual([17n * UNIT, 12n * UNIT]);
  const corrected = (await world.bills(root)).find(({ contract }) => contract?.gross === 24n * UNIT);
  expect(corrected?.contract).toMatchObject({ before: { gross: 17n * UNIT, take: 10n * UNIT } });
  const { terms, bands, beforeGross } = await world.derive(corrected?.id ?? '');
  expect([realtimeGross(terms as RealtimeTerms, bands), beforeGross]).toEqual([24n * UNIT, 17n * UNIT]);
  expect(await findings()).toEqual([]);
  await expect(world.orderResettlement(settled?.id ?? '')).rejects.toMatchObject({
    code: 'contracts.not_corrected',
  });
});

test('a day that is computed again pays more, counts in its dividends, and carries on other losses', async () => {
  await world.agree(undefined, root, salary('daily', 10_000));
  await world.agree(undefined, root, { ...dividend(300_000), deductions: ['salaries'] });
  await nextDay();
  const round = await play(player, 1_000n, 3_000n);
  await nextDay();
  const [first] = await world.bills(root);
  await play(player, 1_000n);
  await nextDay();
  await nextDay();
  // Won 2,000 and a salary of 10, carried over a day that made up for 990 of it.
  expect(await grosses(root, 'dividend')).toEqual([
    [1, 0n, 0n],
    [1, 0n, 0n],
    [1, 0n, 0n],
  ]);
  expect(await commission(root)).toBe(20n * UNIT);
  await world.correct(round, { payoutMinor: 0n });
  await nextDay();
  // Of the day of the correction 300 of what was lost in all: 3,000 less 1,020 and the two salaries.
  expect(await grosses(root, 'dividend')).toMatchObject([[1, 594n * UNIT, 594n * UNIT], {}, {}, {}]);

  await world.orderResettlement(first?.id ?? '');
  await world.settle();
  await nextSlot();
  expect(await grosses(root, 'dividend')).toEqual([
    [2, 0n, -594n * UNIT],
    [1, 594n * UNIT, 594n * UNIT],
    [2, 0n, 0n],
    [1, 0n, 0n],
    [2, 297n * UNIT, 297n * UNIT],
    [1, 0n, 0n],
    [2, 297n * UNIT, 297n * UNIT],
    [1, 0n, 0n],
  ]);
  expect(await findings()).toEqual([]);
});
