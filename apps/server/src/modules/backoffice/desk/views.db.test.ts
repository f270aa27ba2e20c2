import { consoleApi } from '@croupier/contract/api.ts';
import type { SavedView } from '@croupier/contract/backoffice/views.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createOperator, type OperatorSession } from '../../../testing/operator-session.ts';
import { createTestApp, type Answer, type TestApp } from '../../../testing/test-app.ts';

const { views } = consoleApi;
let running: TestApp;
let owner: OperatorSession;
let lead: OperatorSession;
let support: OperatorSession;

beforeAll(async () => {
  running = await createTestApp();
  owner = await createOperator(running, 'owner', null);
  lead = await createOperator(running, 'finance_lead', ['croupier']);
  support = await createOperator(running, 'support', null);
  await running.register();
});
afterAll(() => running.close());

const call = (
  name: keyof typeof views,
  { token }: OperatorSession,
  request: { path?: string; body?: unknown } = {},
): Promise<Answer> => running.call(views[name], { console: true, token, ...request });
const listed = async (by: OperatorSession): Promise<SavedView[]> =>
  (await call('list', by)).body.value as SavedView[];

const BODY = { list: 'members', name: 'Open', search: 'status=open', isPinned: true };
const save = (by: OperatorSession, id: string, body: object = BODY) =>
  call('save', by, { path: `/console/views/${id}`, body });
const share = (by: OperatorSession, roleId: string, id: string) =>
  call('share', by, { path: `/console/roles/${roleId}/views/${id}`, body: BODY });

test('a personal view is seen, changed and deleted by nobody else', async () => {
  const id = newId();
  expect((await save(owner, id)).body).toMatchObject({
    success: true,
    value: { id, name: 'Open', roleId: null },
  });
  expect((await listed(owner)).map((view) => view.id)).toContain(id);
  expect((await listed(support)).map((view) => view.id)).not.toContain(id);
  expect((await save(support, id, { ...BODY, name: 'Mine' })).body.code).toBe('desk.view_not_found');
  expect((await call('remove', support, { path: `/console/views/${id}` })).body.code).toBe(
    'desk.view_not_found',
  );
  expect((await save(owner, id, { ...BODY, name: 'Renamed' })).body.success).toBe(true);
  expect((await listed(owner)).find((view) => view.id === id)?.name).toBe('Renamed');
  await call('remove', owner, { path: `/console/views/${id}` });
  expect((await listed(owner)).map((view) => view.id)).not.toContain(id);
});

test('a shared view reaches those with the role, and only who may share changes it', async () => {
  const id = newId();
  expect((await share(owner, 'support', id)).body).toMatchObject({
    success: true,
    value: { roleId: 'support' },
  });
  expect((await listed(support)).find((view) => view.id === id)).toMatchObject({
    name: 'Open',
    roleId: 'support',
  });
  expect((await listed(lead)).map((view) => view.id)).not.toContain(id);
  expect((await share(support, 'support', id)).status).toBe(403);
  expect((await save(support, id)).body.code).toBe('desk.view_not_found');
  expect((await call('removeShared', owner, { path: `/console/roles/auditor/views/${id}` })).body.code).toBe(
    'desk.view_not_found',
  );
  expect((await call('removeShared', owner, { path: `/console/roles/support/views/${id}` })).status).toBe(
    200,
  );
});

test('pinned views are counted with the rights of the operator', async () => {
  const ids = { pinned: newId(), other: newId(), broken: newId(), unknown: newId(), costly: newId() };
  for (const by of [owner, lead]) {
    for (const [name, body] of [
      ['pinned', BODY],
      ['other', { ...BODY, isPinned: false }],
      ['broken', { ...BODY, search: 'status=%00&sort=nothing' }],
      ['unknown', { ...BODY, list: 'nothing' }],
      ['costly', { ...BODY, list: 'rounds', search: 'sort=-stake' }],
    ] as const)
      await save(by, by === owner ? ids[name] : newId(), body);
  }
  const countsOf = async (by: OperatorSession) =>
    (await call('counts', by)).body.value as Array<{ id: string; count: number; isCountExact: boolean }>;
  const [all, some] = [await countsOf(owner), await countsOf(lead)];
  expect(all.map(({ id }) => id)).toEqual([ids.pinned]);
  expect(all[0]).toMatchObject({ isCountExact: true });
  // Finance sees the members of one merchant only.
  expect(some).toHaveLength(1);
  expect(some[0]?.count).toBeGreaterThan(0);
  expect(some[0]?.count).toBeLessThan(all[0]?.count ?? 0);
});

test('a file of rounds in an order that reads all of them is refused', async () => {
  const ask = (query: object) =>
    running.call(consoleApi.exports.ask, {
      console: true,
      token: support.token,
      body: { listId: 'rounds', query },
    });
  expect((await ask({ sort: '-stake' })).body.code).toBe('rounds.sort_needs_period');
  expect((await ask({ sort: '-openedAt' })).status).toBe(200);
});

test('columns and density are kept for each operator', async () => {
  const settings = { list: 'members', columns: ['account', 'balance'], density: 'comfortable' };
  await call('saveSettings', owner, { body: { ...settings, columns: null } });
  await call('saveSettings', owner, { body: settings });
  expect((await call('settings', owner)).body.value).toEqual([settings]);
  expect((await call('settings', support)).body.value).toEqual([]);
});

test('one operator has at most fifty views', async () => {
  for (let at = 0; at < 50; at += 1) await save(support, newId());
  expect((await save(support, newId())).body.code).toBe('desk.too_many');
});
