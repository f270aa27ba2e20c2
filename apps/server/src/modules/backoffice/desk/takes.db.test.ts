import type { DeskRow } from '@croupier/contract/backoffice/takes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApprovalsWorld, type ApprovalsWorld } from '../../access/approvals/testing/approvals-world.ts';
import type { Checker } from '../../access/approvals/approvals.types.ts';
import { createDesk } from './index.ts';
import { leave, listTakes, lookAt, take } from './takes.usecases.ts';

let world: ApprovalsWorld;
let ann: Checker;
let bob: Checker;
let row: DeskRow;
let rows = 0;

beforeAll(async () => {
  world = await createApprovalsWorld();
  world.approvals.hooks.guards.push(createDesk(world).guardApproval);
  ann = await world.createOperator(['owner']);
  bob = await world.createOperator(['owner']);
});
afterAll(() => world.database.close());
beforeEach(() => {
  row = { list: 'approvals', merchantCode: 'croupier', id: `row-${(rows += 1)}` };
});

const MINUTE = 60_000;
const namesOf = (people: ReadonlyArray<{ isMe: boolean }>): boolean[] => people.map(({ isMe }) => isMe);

test('who looks is seen for a minute, or until they leave', async () => {
  await lookAt(world, row, ann.account.id);
  const seen = await lookAt(world, row, bob.account.id);
  expect(seen.lookers).toHaveLength(2);
  expect(namesOf(seen.lookers)).toEqual(expect.arrayContaining([false, true]));
  await leave(world, row, ann.account.id);
  expect(
    (await listTakes(world, 'approvals', bob.account.id)).find(({ id }) => id === row.id)?.lookers,
  ).toEqual([expect.objectContaining({ id: bob.account.id, isMe: true })]);
  world.clock.advance(MINUTE + 1);
  expect(await listTakes(world, 'approvals', bob.account.id)).toEqual([]);
});

test('only one of twenty who take a row at once gets it', async () => {
  const operators = await Promise.all(Array.from({ length: 20 }, () => world.createOperator(['owner'])));
  const answers = await Promise.allSettled(operators.map(({ account }) => take(world, row, account.id)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'desk.taken', details: { value: { name: 'owner' } } });
});

test('a take lasts five minutes, longer while its owner looks, and ends when they leave', async () => {
  await take(world, row, ann.account.id);
  world.clock.advance(4 * MINUTE);
  await lookAt(world, row, ann.account.id);
  world.clock.advance(4 * MINUTE);
  await expect(take(world, row, bob.account.id)).rejects.toMatchObject({ code: 'desk.taken' });
  world.clock.advance(MINUTE + 1);
  expect((await take(world, row, bob.account.id)).takenBy).toMatchObject({ isMe: true });
  // Whoever had it before cannot extend it.
  expect((await lookAt(world, row, ann.account.id)).takenBy).toMatchObject({
    id: bob.account.id,
    isMe: false,
  });
  await leave(world, row, bob.account.id);
  expect((await take(world, row, ann.account.id)).takenBy).toMatchObject({ isMe: true });
});

test('a taken request is decided by nobody else', async () => {
  const [asker, taker, other] = [await world.createOperator(['owner']), ann, bob];
  const { id } = await world.ask(asker, 'taken-subject');
  await take(world, { list: 'approvals', merchantCode: 'croupier', id }, taker.account.id);
  const view: { approval: { payloadHash: string } } = await world.call('get', other, { params: { id } });
  const decision = {
    params: { id },
    body: { payloadHash: view.approval.payloadHash, reason: 'Because of a test.' },
  };
  await expect(world.call('approve', other, decision)).rejects.toMatchObject({ code: 'desk.taken' });
  await expect(world.call('refuse', other, decision)).rejects.toMatchObject({ code: 'desk.taken' });
  expect(await world.call('approve', taker, decision)).toMatchObject({ state: 'done' });
});

test('whoever may only read a request looks at it, but keeps nobody from it', async () => {
  const auditor = await world.createOperator(['auditor']);
  expect((await lookAt(world, row, auditor.account.id)).lookers).toHaveLength(1);
  await expect(take(world, row, auditor.account.id)).rejects.toMatchObject({
    code: 'permissions.missing',
    details: { value: { permission: 'approvals.decide' } },
  });
});

test('whoever asks keeps nobody from deciding by taking the request', async () => {
  const asker = await world.createOperator(['owner']);
  const { id } = await world.ask(asker, 'own-subject');
  await take(world, { list: 'approvals', merchantCode: 'croupier', id }, asker.account.id);
  const view: { approval: { payloadHash: string } } = await world.call('get', bob, { params: { id } });
  const body = { payloadHash: view.approval.payloadHash, reason: 'Because of a test.' };
  expect(await world.call('refuse', bob, { params: { id }, body })).toMatchObject({ state: 'refused' });
});

test.each([
  ['of a merchant that is not granted', { merchantCode: 'lotus' }],
  ['of the platform', { merchantCode: '' }],
  ['of a list that is not granted', { list: 'breakGlass' }],
] as const)('rows %s are not found, and who is at them stays unknown', async (_, other) => {
  const limited = await world.createOperator(['finance_lead'], ['croupier']);
  const foreign: DeskRow = { ...row, ...other };
  await take(world, foreign, ann.account.id);
  for (const act of [lookAt, take, leave])
    await expect(act(world, foreign, limited.account.id)).rejects.toMatchObject({
      code: 'desk.row_not_found',
    });
  const known = await listTakes(world, foreign.list, limited.account.id);
  expect(
    known.filter(({ merchantCode }) => merchantCode === foreign.merchantCode && foreign.list !== 'approvals'),
  ).toEqual([]);
  expect(known.filter(({ merchantCode }) => merchantCode !== 'croupier')).toEqual([]);
});

test('one operator views at most twenty rows at a time', async () => {
  const busy = await world.createOperator(['owner']);
  for (let at = 0; at < 20; at += 1) await lookAt(world, { ...row, id: `busy-${at}` }, busy.account.id);
  await expect(lookAt(world, { ...row, id: 'busy-20' }, busy.account.id)).rejects.toMatchObject({
    code: 'desk.too_many',
  });
});
