import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { GrantChange, ListedOperator } from '@croupier/contract/access/grants.ts';
import type { ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApprovalsWorld, REASON, type ApprovalsWorld } from '../approvals/testing/approvals-world.ts';
import type { Checker } from '../approvals/approvals.types.ts';

let world: ApprovalsWorld;
let asker: Checker;
let checker: Checker;
beforeAll(async () => {
  world = await createApprovalsWorld();
  [asker, checker] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
afterAll(() => world.database.close());

const grant = (roleId: string, changes: Partial<GrantChange> = {}): GrantChange => ({
  roleId,
  merchants: null,
  actCeiling: null,
  dayCeiling: null,
  until: null,
  ...changes,
});

type Asked = { id: string; state: 'asked' | 'done' };
const askGrants = (operatorId: string, grants: GrantChange[], by = asker): Promise<Asked> =>
  world.call('changeGrants', by, { params: { id: operatorId }, body: { grants, reason: REASON } });
const askRole = (
  roleId: string,
  role: { name: string; permissions: string[] } | null,
  by = asker,
): Promise<Asked> => world.call('changeRole', by, { params: { roleId }, body: { role, reason: REASON } });

async function approve({ id }: Asked, by = checker): Promise<Approval> {
  const { approval } = (await world.call('get', by, { params: { id } })) as { approval: Approval };
  const body = { payloadHash: approval.payloadHash, reason: REASON };
  return world.call('approve', by, { params: { id }, body });
}

const openSession = (accountId: string): Promise<string> => {
  const caller = { ip: '203.0.113.1', userAgent: 'test' };
  return world.db
    .transaction()
    .execute((tx) => world.sessions.open(tx, { merchantId: '', accountId }, caller));
};
const isSignedIn = async (token: string): Promise<boolean> =>
  (await world.sessions.resolveOperator(token)) !== null;
const listed = async (id: string): Promise<ListedOperator | undefined> =>
  ((await world.call('operators', asker)) as ListedOperator[]).find((operator) => operator.id === id);

test.each([
  ['closed', sql`status = 'closed'`],
  ['reset', sql`password_hash = null, set_up_at = now()`],
])('an operator whose account was %s may do nothing, whatever is granted', async (_, change) => {
  const { id } = (await world.createOperator(['owner'])).account;
  expect((await world.permissions.rightsIn(world.db, id)).may('members.adjust', 'croupier')).toBe(true);
  await sql`update operators set ${change} where id = ${id}`.execute(world.db);
  const rights = await world.permissions.rightsIn(world.db, id);
  expect(rights.may('members.adjust', 'croupier')).toBe(false);
  expect(rights.merchantsWith('members.adjust')).toEqual([]);
  expect(rights.ceilingOf('members.adjust', 'croupier')).toEqual({ actMinor: 0n, dayMinor: 0n });
});

describe('grants', () => {
  test('change once a second owner agrees, and take effect at once', async () => {
    const { account } = await world.createOperator(['support'], ['croupier']);
    const token = await openSession(account.id);
    const rights = () => world.permissions.rightsOf(account.id, { exact: false });
    expect((await rights()).may('sites.manage', 'lotus')).toBe(false);
    const asked = await askGrants(account.id, [
      grant('owner', { merchants: ['lotus', 'croupier', 'lotus'] }),
      grant('cashier', { merchants: ['lotus'], actCeiling: 10_000n }),
    ]);
    expect(asked.state).toBe('asked');
    expect((await rights()).may('sites.manage', 'lotus')).toBe(false);
    expect((await approve(asked)).changes).toEqual([
      { label: 'cashier', before: '', after: 'lotus · ≤ 1.0000 / ∞' },
      { label: 'owner', before: '', after: 'croupier, lotus' },
      { label: 'support', before: 'croupier', after: '' },
    ]);
    expect((await rights()).may('sites.manage', 'lotus')).toBe(true);
    expect(await listed(account.id)).toMatchObject({
      grants: [
        { roleId: 'owner', merchants: ['croupier', 'lotus'] },
        { roleId: 'cashier', merchants: ['lotus'], actCeiling: 10_000n },
      ],
    });
    // An owner of the same merchant may do everything that support may do.
    expect(await isSignedIn(token)).toBe(true);
  });

  test.each<[string, ShippedRole, GrantChange[], boolean]>([
    ['a smaller role', 'owner', [grant('auditor')], false],
    ['fewer merchants', 'auditor', [grant('auditor', { merchants: ['lotus'] })], false],
    ['no grant', 'support', [], false],
    ['a ceiling', 'cashier', [grant('cashier', { merchants: ['lotus'], dayCeiling: 1n })], false],
    ['one more role', 'support', [grant('support'), grant('cashier')], true],
  ])('%s: sessions end only if a right is lost', async (_, role, grants, stays) => {
    const { account } = await world.createOperator([role]);
    const token = await openSession(account.id);
    await approve(await askGrants(account.id, grants));
    expect(await isSignedIn(token)).toBe(stays);
  });

  test.each<[string, GrantChange[], string, string]>([
    ['an unknown role', [grant('no-such-role')], 'permissions.role_not_found', 'grants.0.roleId'],
    [
      'an unknown merchant',
      [grant('owner', { merchants: ['nowhere'] })],
      'permissions.merchant_not_found',
      'grants.0.merchants',
    ],
    [
      'a ceiling for all merchants',
      [grant('support'), grant('cashier', { actCeiling: 1n })],
      'permissions.ceiling_currency',
      'grants.1.actCeiling',
    ],
    [
      'a ceiling in two currencies',
      [grant('cashier', { merchants: ['croupier', 'lotus'], dayCeiling: 1n })],
      'permissions.ceiling_currency',
      'grants.0.dayCeiling',
    ],
    [
      'an end in the past',
      [grant('support', { until: new Date('2026-01-01') })],
      'permissions.until_past',
      'grants.0.until',
    ],
  ])('%s is refused for its field', async (_, grants, code, field) => {
    await expect(askGrants(checker.account.id, grants)).rejects.toMatchObject({
      code,
      details: { fields: [{ field, code }] },
    });
  });

  test('an unknown operator is not found', async () => {
    const missing = askGrants('0198c0de-0000-7000-8000-000000000000', []);
    await expect(missing).rejects.toMatchObject({ code: 'permissions.operator_not_found' });
  });

  test('a request about grants that have changed since is stale', async () => {
    const { account } = await world.createOperator(['support']);
    const asked = await askGrants(account.id, [grant('auditor')]);
    await sql`update grants set until = ${new Date('2030-01-01')} where operator_id = ${account.id}`.execute(
      world.db,
    );
    await expect(approve(asked)).rejects.toMatchObject({ code: 'approvals.stale' });
  });
});

test('the last owner cannot be removed, even if the last two are removed concurrently', async () => {
  const alone = await createApprovalsWorld();
  const own = { asker, checker, world };
  try {
    world = alone;
    const [first, second] = [await alone.createOperator(['owner']), await alone.createOperator(['owner'])];
    [asker, checker] = [first, second];
    const removals = [
      await askGrants(first.account.id, [], first),
      await askGrants(second.account.id, [grant('owner', { until: new Date('2030-01-01') })], second),
    ];
    const results = await Promise.allSettled(
      removals.map((asked, index) => approve(asked, index === 0 ? second : first)),
    );
    const refusals = results.filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(1);
    // The owner who was removed first may no longer decide.
    const { code } = (refusals[0] as PromiseRejectedResult).reason as { code: string };
    expect(['permissions.last_owner', 'permissions.missing', 'approvals.not_found']).toContain(code);
    const { rows } = await sql`select 1 from grants
      where role_id = 'owner' and merchants is null and until is null`.execute(alone.db);
    expect(rows).toHaveLength(1);
    const owner = (await alone.permissions.rightsIn(alone.db, first.account.id)).may('grants.manage', '')
      ? first
      : second;
    const emergency = await alone.call('breakGlass', owner, { body: { reason: REASON } });
    expect(emergency).toBeDefined();
    await expect(askGrants(owner.account.id, [], owner)).rejects.toMatchObject({
      code: 'permissions.last_owner',
    });
  } finally {
    ({ asker, checker, world } = own);
    await alone.database.close();
  }
});

describe('roles', () => {
  test('are added, changed and removed; holders who lose something are signed out', async () => {
    await approve(
      await askRole('night-shift', { name: 'Night shift', permissions: ['sites.view', 'sites.manage'] }),
    );
    const { account } = await world.createOperator([]);
    await approve(await askGrants(account.id, [grant('night-shift')]));
    const token = await openSession(account.id);
    await expect(askRole('night-shift', null)).rejects.toMatchObject({ code: 'permissions.role_in_use' });
    const change = await askRole('night-shift', {
      name: 'Night shift',
      permissions: ['sites.view', 'overview.view'],
    });
    expect((await approve(change)).changes).toEqual([
      { label: 'overview.view', before: '', after: '✓' },
      { label: 'sites.manage', before: '✓', after: '' },
    ]);
    expect(await isSignedIn(token)).toBe(false);
    expect(
      (await world.permissions.rightsOf(account.id, { exact: false })).may('sites.manage', 'lotus'),
    ).toBe(false);
    await approve(await askGrants(account.id, []));
    await approve(await askRole('night-shift', null));
    const roles = (await world.call('roles', asker)) as Array<{ id: string; name: string | null }>;
    expect(roles.map(({ id }) => id)).not.toContain('night-shift');
    expect(roles).toContainEqual(expect.objectContaining({ id: 'owner', name: null }));
  });

  test.each([
    ['owner', { name: 'Mine', permissions: ['sites.view'] }, 'permissions.role_fixed'],
    ['mine', { name: 'Mine', permissions: ['sites.view', 'grants.manage'] }, 'permissions.owner_only'],
    ['mine', null, 'permissions.role_not_found'],
  ])('%s: %j is refused', async (roleId, role, code) => {
    await expect(askRole(roleId, role)).rejects.toMatchObject({ code });
  });
});

describe('in an emergency', () => {
  type Use = { id: string; isActive: boolean; isSeen: boolean; reason: string };
  const usesFor = async (by: Checker): Promise<Use[]> => world.call('breakGlassUses', by);

  test('an owner acts alone for half an hour, and every owner is notified', async () => {
    const owner = await world.createOperator(['owner']);
    const { account } = await world.createOperator(['support']);
    expect((await askGrants(account.id, [grant('auditor')], owner)).state).toBe('asked');
    await world.call('breakGlass', owner, { body: { reason: REASON } });
    await expect(world.call('breakGlass', owner, { body: { reason: REASON } })).rejects.toMatchObject({
      code: 'permissions.break_glass_active',
    });
    const { account: other } = await world.createOperator(['support']);
    const token = await openSession(other.id);
    const done = await askGrants(other.id, [], owner);
    expect(done.state).toBe('done');
    expect(await isSignedIn(token)).toBe(false);
    const { approval } = (await world.call('get', checker, { params: { id: done.id } })) as {
      approval: Approval;
    };
    expect(approval).toMatchObject({ state: 'done', isBreakGlass: true, decidedBy: null });

    const [use] = await usesFor(checker);
    expect(use).toMatchObject({ isActive: true, isSeen: false, reason: REASON });
    await world.call('seeBreakGlass', checker, { params: { id: use?.id } });
    await world.call('seeBreakGlass', checker, { params: { id: use?.id } });
    expect([(await usesFor(checker))[0]?.isSeen, (await usesFor(asker))[0]?.isSeen]).toEqual([true, false]);

    const items = await world.audit.latest({
      merchantId: '',
      subject: `operator:${owner.account.id}`,
      action: 'break_glass.started',
      limit: 9,
    });
    expect(items[0]).toMatchObject({ after: { reason: REASON } });
    const entries = { merchantId: '', subject: `approval:${done.id}`, limit: 9 };
    expect((await world.audit.latest(entries))[0]).toMatchObject({
      action: 'approval.done',
      after: { breakGlass: use?.id },
    });

    world.clock.advance(30 * 60_000);
    expect((await usesFor(checker))[0]?.isActive).toBe(false);
    expect((await askGrants(other.id, [grant('support')], owner)).state).toBe('asked');
  });

  test('it can be ended early, and does not apply to other owners', async () => {
    const owner = await world.createOperator(['owner']);
    const { account } = await world.createOperator(['support']);
    await world.call('breakGlass', owner, { body: { reason: REASON } });
    expect((await askGrants(account.id, [grant('auditor')], asker)).state).toBe('asked');
    await world.call('endBreakGlass', owner);
    const { account: other } = await world.createOperator(['support']);
    expect((await askGrants(other.id, [], owner)).state).toBe('asked');
  });

  test('only designated kinds of requests can be executed alone', async () => {
    const owner = await world.createOperator(['owner']);
    await world.call('breakGlass', owner, { body: { reason: REASON } });
    expect((await world.ask(owner, 'not for emergencies')).state).toBe('asked');
    expect(world.executed).toEqual([]);
  });
});
