import { CLASSES, rateIn } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createRebateWorld, type Person } from '../../rebates/testing/rebate-world.ts';
import { createMoveRequest } from '../moves/move-request.usecases.ts';
import { applyMoves } from '../moves/moves.usecases.ts';
import { checkNetwork } from '../network.checks.ts';
import type { NetworkDeps } from '../network.types.ts';
import { ratesOfMember } from '../rates/rates.queries.ts';
import { createRates } from '../rates/rates.usecases.ts';
import { createControl } from './control.usecases.ts';

const MERCHANT = 'croupier';
const DAY = 24 * 60 * 60_000;
const REASON = 'agreed by phone on Monday';
const caller = { ip: '127.0.0.1', requestId: 'test' };
const operator = {
  account: { kind: 'operator' as const, id: '0198c0de-0000-7000-8000-000000000001' },
  ...caller,
};
const why = { reason: REASON, operator };

const told: string[] = [];
let world: Awaited<ReturnType<typeof createRebateWorld>>;
let deps: NetworkDeps & { hooks: { moved: [] } };
beforeAll(async () => {
  world = await createRebateWorld(MERCHANT);
  const { db, clock, deps: given } = world;
  const audit = createAudit({ db, clock });
  const messages = {
    send: (_: unknown, { memberId }: { memberId: string }) => {
      told.push(memberId);
      return Promise.resolve(true);
    },
  };
  const members = { find: () => Promise.resolve(undefined) };
  deps = { ...given, audit, messages, members, hooks: { moved: [] } } as never;
});
afterAll(() => world.close());

const keyOf = ({ memberId }: Person) => ({ merchantId: MERCHANT, memberId });
const rateOf = async (person: Person, at: Date): Promise<number> => {
  const period = Math.floor(at.getTime() / 300_000);
  return rateIn(await ratesOfMember(world.db, { ...keyOf(person), period }), 'LOTT');
};
const now = () => world.clock.now();
const tomorrow = () => new Date(now().getTime() + DAY);
const breaches = () => world.db.transaction().execute((tx) => checkNetwork(tx));
const openLine = async () => {
  const top = await world.open(undefined, 75_000);
  const middle = await world.open(top, 70_000);
  return { top, middle, leaf: await world.open(middle, 65_000) };
};

test('operators lower rates from the next day on, and whoever below has more is cut and told', async () => {
  const { top, middle, leaf } = await openLine();
  const control = createControl(deps);
  const changed = await control.changeRates(keyOf(top), { LOTT: 60_000 }, why);
  expect(changed.cut).toBe(2);
  const people = [top, middle, leaf];
  expect(await Promise.all(people.map((each) => rateOf(each, now())))).toEqual([75_000, 70_000, 65_000]);
  expect(await Promise.all(people.map((each) => rateOf(each, tomorrow())))).toEqual([60_000, 60_000, 60_000]);
  expect(told.toSorted()).toEqual(people.map(({ memberId }) => memberId).toSorted());
  expect(await breaches()).toEqual([]);
});

test('no raise until the next day goes above what an operator has lowered', async () => {
  const { top, middle, leaf } = await openLine();
  const control = createControl(deps);
  await control.changeRates(keyOf(middle), { SEA: 60_000 }, why);
  const raised = createRates(deps).raise(
    keyOf(middle),
    { memberId: leaf.memberId, rates: { SEA: 68_000 } },
    caller,
  );
  await expect(raised).rejects.toMatchObject({ code: 'agents.rate_above' });
  await expect(control.changeRates(keyOf(middle), { SEA: 80_000 }, why)).rejects.toMatchObject({
    code: 'agents.rate_above',
  });
  await expect(control.changeRates(keyOf(top), { SEA: 60_001 }, why)).rejects.toMatchObject({
    code: 'agents.rate_invalid',
  });
  expect(await breaches()).toEqual([]);
});

test('a quota is set at a known threshold only', async () => {
  const { top } = await openLine();
  const control = createControl(deps);
  const quota = { class: 'LOTT', fromPpm: 70_000, places: 3 } as const;
  await expect(control.changeQuota(keyOf(top), quota, why)).rejects.toMatchObject({
    code: 'agents.threshold_unknown',
  });
  await control.changeThresholds(MERCHANT, [{ class: 'LOTT', fromPpm: 70_000 }], why);
  expect(await control.changeQuota(keyOf(top), quota, why)).toEqual([quota]);
  await control.changeThresholds(MERCHANT, [], why);
});

async function askMove(person: Person, to: Person | null) {
  const kind = createMoveRequest(deps);
  const payload = { toId: to?.memberId ?? null, reason: REASON };
  const request = { merchantId: MERCHANT, subject: person.memberId, payload };
  return world.db.transaction().execute(async (tx) => {
    await kind.facts(tx, request);
    await kind.execute(tx, { ...request, id: crypto.randomUUID() });
  });
}

test('a team moves at the start of the next day, after the last slot, with everybody below', async () => {
  const { top, middle, leaf } = await openLine();
  const other = await world.open(undefined, 75_000);
  await askMove(middle, other);
  await expect(askMove(middle, null)).rejects.toMatchObject({ code: 'agents.move_pending' });
  await applyMoves(deps);
  const uplineOf = async ({ no }: Person) => {
    const { rows } = await sql<{ uplineNo: number; depth: number }>`select upline_no as "uplineNo", depth
      from agent_nodes where merchant_id = ${MERCHANT} and no = ${no}`.execute(world.db);
    return rows[0];
  };
  expect(await uplineOf(middle)).toEqual({ uplineNo: top.no, depth: 2 });
  await world.play(MERCHANT, leaf.memberId, 10n, 0n);
  await world.seal(289);
  await applyMoves(deps);
  expect(await uplineOf(middle)).toEqual({ uplineNo: top.no, depth: 2 });
  await world.settle();
  await applyMoves(deps);
  expect(await uplineOf(middle)).toEqual({ uplineNo: other.no, depth: 2 });
  expect(await uplineOf(leaf)).toEqual({ uplineNo: middle.no, depth: 3 });
  expect(await breaches()).toEqual([]);
});

test('nobody moves below itself, under a lower rate, or to where it is', async () => {
  const { top, middle, leaf } = await openLine();
  const low = await world.open(undefined, CLASSES.length);
  const cases = [
    [middle, leaf, 'agents.move_below'],
    [middle, middle, 'agents.move_below'],
    [middle, top, 'agents.move_same'],
    [middle, low, 'agents.rate_above'],
  ] as const;
  for (const [person, to, code] of cases) await expect(askMove(person, to)).rejects.toMatchObject({ code });
  await askMove(middle, null);
  await world.seal(289);
  await world.settle();
  await applyMoves(deps);
  const { rows } = await sql<{ depth: number }>`select depth from agent_nodes where merchant_id = ${MERCHANT}
    and no = any(${[middle.no, leaf.no]}::int[]) order by no`.execute(world.db);
  expect(rows.map(({ depth }) => depth)).toEqual([1, 2]);
  expect(await breaches()).toEqual([]);
});
