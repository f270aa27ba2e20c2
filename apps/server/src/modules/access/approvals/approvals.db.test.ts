import type { Approval } from '@croupier/contract/access/approvals.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/row-lock.ts';
import { APPROVALS } from './approvals.config.ts';
import type { Checker } from './approvals.types.ts';
import { createApprovalsWorld, REASON, type ApprovalsWorld } from './testing/approvals-world.ts';

let world: ApprovalsWorld;
let asker: Checker;
let checker: Checker;
let subject = '';
let subjects = 0;
beforeAll(async () => {
  world = await createApprovalsWorld();
  [asker, checker] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
afterAll(() => world.database.close());
beforeEach(() => {
  subjects += 1;
  subject = `subject-${subjects}`;
});

const find = async (id: string, by = checker): Promise<Approval> =>
  ((await world.call('get', by, { params: { id } })) as { approval: Approval }).approval;
const decide = async (name: 'approve' | 'refuse', id: string, by = checker, payloadHash?: string) =>
  world.call(name, by, {
    params: { id },
    body: { payloadHash: payloadHash ?? (await find(id)).payloadHash, reason: REASON },
  });
const stateOf = async (id: string): Promise<string> => (await find(id)).state;
const timesExecuted = (): number => world.executed.filter((each) => each.subject === subject).length;
const actionsOf = async (id: string, merchantId = 'croupier'): Promise<string[]> => {
  const entries = { merchantId, subject: `approval:${id}`, limit: 9 };
  return (await world.audit.latest(entries)).map(({ action }) => action);
};
const list = async (view: string, by: Checker): Promise<string[]> =>
  ((await world.call('list', by, { query: { view } })) as { items: Approval[] }).items.map(
    (item) => item.subject,
  );

test('a request waits for another operator, whose approval executes it exactly as requested', async () => {
  const { id, state } = await world.ask(asker, subject, { amount: 7n });
  expect(state).toBe('asked');
  expect(await find(id)).toMatchObject({
    changes: [{ label: 'value', before: '1', after: '1 + 7' }],
    state: 'asked',
    reason: REASON,
    isMine: false,
    merchantCode: 'croupier',
  });
  expect(await decide('approve', id)).toMatchObject({
    state: 'done',
    decidedBy: { id: checker.account.id },
    decisionReason: REASON,
  });
  expect(world.executed.at(-1)).toEqual({ subject, amount: 7n });
  expect(await actionsOf(id)).toEqual(['approval.done', 'approval.asked']);
  const { rows } = await sql<{ type: string }>`select type from outbox
    where merchant_id = 'croupier' and payload ->> 'id' = ${id} order by id`.execute(world.db);
  expect(rows.map(({ type }) => type)).toEqual(['approval.asked', 'approval.done']);
});

test('of 20 concurrent approvals, exactly one executes', async () => {
  const { id } = await world.ask(asker, subject);
  const { payloadHash } = await find(id);
  const checkers = await Promise.all(Array.from({ length: 20 }, () => world.createOperator(['owner'])));
  const results = await Promise.allSettled(
    checkers.map((by, index) => decide(index % 4 === 3 ? 'refuse' : 'approve', id, by, payloadHash)),
  );
  const refusals = results.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(19);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ reason: { code: 'approvals.already_decided' } });
  const state = await stateOf(id);
  expect(timesExecuted()).toBe(state === 'done' ? 1 : 0);
  expect(await actionsOf(id)).toEqual([`approval.${state}`, 'approval.asked']);
});

test('nobody decides their own request, and only the requester withdraws it', async () => {
  const { id } = await world.ask(asker, subject);
  for (const act of ['approve', 'refuse'] as const)
    await expect(decide(act, id, asker)).rejects.toMatchObject({ code: 'approvals.own_request' });
  await expect(world.call('withdraw', checker, { params: { id } })).rejects.toMatchObject({
    code: 'approvals.not_found',
  });
  expect(await world.call('withdraw', asker, { params: { id } })).toMatchObject({ state: 'withdrawn' });
  await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.already_decided' });
  expect(timesExecuted()).toBe(0);
});

test('a refused request is never executed', async () => {
  const { id } = await world.ask(asker, subject);
  expect(await decide('refuse', id)).toMatchObject({ state: 'refused', decisionReason: REASON });
  await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.already_decided' });
  expect(timesExecuted()).toBe(0);
});

test('one pending request per subject; other merchants are independent', async () => {
  const { id } = await world.ask(asker, subject);
  await expect(world.ask(checker, subject)).rejects.toMatchObject({ code: 'approvals.already_asked' });
  await world.ask(asker, subject, { merchantId: 'lotus' });
  await decide('refuse', id);
  await world.ask(checker, subject);
});

describe('the executed change is the requested one', () => {
  test.each([
    ['payload', sql`update approvals set payload = '{"amount":"5000"}'`],
    ['subject', sql`update approvals set subject = 'somebody else'`],
    ['hash', sql`update approvals set payload_hash = ${'0'.repeat(64)}`],
  ])('a request with an altered %s is refused', async (_, statement) => {
    const { id } = await world.ask(asker, subject);
    const { payloadHash } = await find(id);
    await sql`${statement} where merchant_id = 'croupier' and id = ${id}`.execute(world.db);
    await expect(decide('approve', id, checker, payloadHash)).rejects.toMatchObject({
      code: 'approvals.altered',
    });
    expect(timesExecuted()).toBe(0);
    await sql`delete from approvals where merchant_id = 'croupier' and id = ${id}`.execute(world.db);
  });

  test('an approval applies to what the checker saw', async () => {
    const [first, second] = [await world.ask(asker, subject), await world.ask(asker, `${subject}b`)];
    const { payloadHash } = await find(second.id);
    await expect(decide('approve', first.id, checker, payloadHash)).rejects.toMatchObject({
      code: 'approvals.altered',
    });
  });
});

describe('a request whose subject has changed', () => {
  test('is stale, and shown as such beforehand', async () => {
    const { id } = await world.ask(asker, subject);
    world.subjects.set(subject, { value: 2 });
    expect(await world.call('get', checker, { params: { id } })).toMatchObject({
      hasMoved: true,
      mayDecide: true,
      approval: { changes: [{ before: '1' }] },
      now: [{ before: '2' }],
    });
    await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.stale' });
    expect([await stateOf(id), timesExecuted()]).toEqual(['stale', 0]);
    await world.ask(asker, subject);
  });

  test('is stale if the subject is gone', async () => {
    const { id } = await world.ask(asker, subject);
    world.subjects.delete(subject);
    await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.stale' });
    expect(await stateOf(id)).toBe('stale');
  });

  test('is stale if the executor detects it', async () => {
    const { id } = await world.ask(asker, subject);
    world.subjects.set(subject, { value: 1, fails: 'stale' });
    await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.stale' });
    expect(await stateOf(id)).toBe('stale');
    expect(await actionsOf(id)).toEqual(['approval.stale', 'approval.asked']);
  });

  test('keeps waiting if the executor refuses for another reason', async () => {
    const { id } = await world.ask(asker, subject);
    world.subjects.set(subject, { value: 1, fails: 'refused' });
    await expect(decide('approve', id)).rejects.toMatchObject({ code: 'test.refused' });
    expect([await stateOf(id), await actionsOf(id)]).toEqual(['asked', ['approval.asked']]);
    world.subjects.set(subject, { value: 1 });
    await decide('approve', id);
    expect(timesExecuted()).toBe(1);
  });
});

test('a request expires after a day, on a decision or by the job', async () => {
  const [first, second] = [await world.ask(asker, subject), await world.ask(asker, `${subject}b`)];
  const { payloadHash } = await find(first.id);
  world.clock.advance(APPROVALS.expiryMilliseconds);
  expect(await list('toDecide', checker)).not.toContain(subject);
  await expect(decide('approve', first.id, checker, payloadHash)).rejects.toMatchObject({
    code: 'approvals.expired',
  });
  for (const job of world.approvals.jobs) await job.run();
  expect([await stateOf(first.id), await stateOf(second.id), timesExecuted()]).toEqual([
    'expired',
    'expired',
    0,
  ]);
  expect(await actionsOf(second.id)).toEqual(['approval.expired', 'approval.asked']);
});

describe('grants', () => {
  test("a checker needs the permission at the request's merchant", async () => {
    const { id } = await world.ask(asker, subject, { merchantId: 'lotus' });
    const { payloadHash } = await find(id);
    const cases: Array<[Checker, string]> = [
      [await world.createOperator(['owner'], ['croupier']), 'approvals.not_found'],
      [await world.createOperator(['support']), 'approvals.not_found'],
      [await world.createOperator(['auditor']), 'permissions.missing'],
      [await world.createOperator(['finance_lead']), 'permissions.missing'],
    ];
    for (const [by, code] of cases) {
      await expect(decide('approve', id, by, payloadHash)).rejects.toMatchObject({ code });
      expect(await list('toDecide', by)).not.toContain(subject);
    }
    const local = await world.createOperator(['owner'], ['lotus']);
    expect(await list('toDecide', local)).toContain(subject);
    expect(await decide('approve', id, local)).toMatchObject({ state: 'done' });
  });

  test('a permission revoked during a decision no longer counts', async () => {
    const { id } = await world.ask(asker, subject);
    const late = await world.createOperator(['owner']);
    const { payloadHash } = await find(id);
    const lock = await holdLock(
      world.db,
      sql`select 1 from approvals
      where merchant_id = 'croupier' and id = ${id} for update`,
    );
    const waiting = await lock.queue(() => decide('approve', id, late, payloadHash));
    await sql`delete from grants where operator_id = ${late.account.id}`.execute(world.db);
    await lock.release();
    expect(await waiting.outcome).toMatchObject({ reason: { code: 'permissions.missing' } });
    expect(timesExecuted()).toBe(0);
  });

  test('the inbox lists requests to decide, own requests, and past ones', async () => {
    const { id } = await world.ask(asker, subject);
    expect(await list('toDecide', checker)).toContain(subject);
    expect(await list('toDecide', asker)).not.toContain(subject);
    expect(await list('mine', asker)).toContain(subject);
    expect(await list('mine', checker)).not.toContain(subject);
    expect(await list('past', checker)).not.toContain(subject);
    await decide('refuse', id);
    expect(await list('toDecide', checker)).not.toContain(subject);
    expect(await list('past', await world.createOperator(['auditor'], ['croupier']))).toContain(subject);
    expect(await list('past', await world.createOperator(['auditor'], ['lotus']))).not.toContain(subject);
  });

  test('paging continues where the previous page ended', async () => {
    const reader = await world.createOperator(['owner']);
    for (let index = 0; index <= APPROVALS.pageSize; index += 1)
      await world.ask(reader, `${subject} ${index}`);
    type Page = { items: Approval[]; next: string | null };
    const page = (after?: string): Promise<Page> =>
      world.call('list', reader, { query: { view: 'mine', after } });
    const first = await page();
    const second = await page(first.next ?? undefined);
    expect([first.items.length, second.items.length, second.next]).toEqual([APPROVALS.pageSize, 1, null]);
    expect(second.items[0]?.subject).toBe(`${subject} 0`);
  });
});

test.each([
  ['was closed', sql`update operators set status = 'closed' where id = `],
  ['lost the permission', sql`update grants set role_id = 'auditor' where operator_id = `],
])('a request of somebody who %s meanwhile is stale', async (_, change) => {
  const gone = await world.createOperator(['owner']);
  const { id } = await world.ask(gone, subject);
  await sql`${change} ${gone.account.id}`.execute(world.db);
  await expect(decide('approve', id)).rejects.toMatchObject({ code: 'approvals.stale' });
  expect(await stateOf(id)).toBe('stale');
  expect(timesExecuted()).toBe(0);
});
