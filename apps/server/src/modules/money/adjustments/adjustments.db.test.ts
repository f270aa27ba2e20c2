import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Approval } from '@croupier/contract/access/approvals.ts';
import { newId } from '../../../platform/ids.ts';
import { createLogger } from '../../../platform/log.ts';
import { createOutbox } from '../../../platform/outbox.ts';
import type { Checker } from '../../access/approvals/approvals.types.ts';
import { createApprovalsWorld, REASON } from '../../access/approvals/testing/approvals-world.ts';
import { createWallet } from '../wallet/index.ts';
import { createAdjustments } from './index.ts';

const ONE = 10_000n;
const MERCHANT = 'croupier';

async function createWorld() {
  const world = await createApprovalsWorld();
  const { db } = world.database;
  const outbox = createOutbox({ ...world, log: createLogger('silent', 'test') });
  const wallet = createWallet({ db, clock: world.clock, merchants: world.merchants });
  await wallet.ensurePartitions(world.clock.now());
  const adjustments = createAdjustments({ ...world, db, outbox, wallet });
  world.approvals.hooks.kinds.push(adjustments.request);
  return { ...world, db, wallet, adjustments };
}

let world: Awaited<ReturnType<typeof createWorld>>;
let asker: Checker;
let checker: Checker;
let memberId = '';
let names = 0;

async function openMember(merchantId = MERCHANT): Promise<string> {
  names += 1;
  const account = `adjusted${names}`;
  const id = newId();
  await world.db.transaction().execute((tx) =>
    world.members.insert(tx, {
      merchantId,
      id,
      account,
      nickname: '',
      passwordHash: null,
      paymentPasswordHash: null,
      profile: {},
      at: world.clock.now(),
      ip: '203.0.113.7',
    }),
  );
  return id;
}

beforeAll(async () => {
  world = await createWorld();
  [asker, checker] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
beforeEach(async () => {
  memberId = await openMember();
});
afterAll(async () => {
  await world.wallet.close();
  await world.database.close();
});

type Input = { amount?: bigint; direction?: 'credit' | 'debit'; key?: string; merchantCode?: string };
const adjust = (
  by: Checker,
  { amount = 10n * ONE, direction = 'credit', key = newId(), merchantCode = MERCHANT }: Input = {},
) =>
  (world.adjustments.consoleRoutes.handlers['adjust'] as unknown as (call: object) => Promise<Result>)({
    ...by,
    params: { merchantCode, id: memberId },
    body: { key, direction, amount, reasonCode: 'correction', reason: REASON },
  });
type Result = { id: string; state: 'asked' | 'done' };

const balance = async (): Promise<bigint> =>
  (await world.wallet.balanceOf(MERCHANT, memberId, 'EUR')).main.amountMinor;
const find = async (id: string, by = checker): Promise<Approval> =>
  ((await world.call('get', by, { params: { id } })) as { approval: Approval }).approval;
const approve = async (id: string, by = checker): Promise<Approval> =>
  world.call('approve', by, {
    params: { id },
    body: { payloadHash: (await find(id, by)).payloadHash, reason: REASON },
  });
const setStatus = (status: string) =>
  sql`update members set status = ${status} where id = ${memberId}`.execute(world.db);

/** An owner with ceilings. */
async function limited(act: bigint | null, day: bigint | null): Promise<Checker> {
  const operator = await world.createOperator(['owner']);
  await sql`update grants set act_ceiling_minor = ${act}, day_ceiling_minor = ${day}, merchants = array['croupier']
    where operator_id = ${operator.account.id}`.execute(world.db);
  return operator;
}

describe('below the line', () => {
  test('is done at once, with its row, audit entry and event', async () => {
    const { id, state } = await adjust(asker, { amount: 999n * ONE });
    expect(state).toBe('done');
    expect(await balance()).toBe(999n * ONE);
    const { rows } = await sql`select operator_id, approved_by, direction, amount_minor from adjustments
      where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.db);
    expect(rows).toEqual([
      {
        operator_id: asker.account.id,
        approved_by: null,
        direction: 'credit',
        amount_minor: 999n * ONE,
      },
    ]);
    const entries = { merchantId: MERCHANT, subject: `member:${memberId}`, limit: 9 };
    const items = await world.audit.latest(entries);
    expect(items).toMatchObject([
      {
        action: 'member.credited',
        actor: { id: asker.account.id },
        after: { adjustment: id, amount: '999.0000', reason: REASON },
      },
    ]);
    const events = await sql<{ payload: object }>`select payload from outbox
      where merchant_id = ${MERCHANT} and type = 'member.adjusted' and payload ->> 'adjustmentId' = ${id}`.execute(
      world.db,
    );
    expect(events.rows).toMatchObject([{ payload: { memberId, direction: 'credit', amount: '999.0000' } }]);
  });

  test('with the same key moves money once, also of 20 concurrent calls', async () => {
    const key = newId();
    const results = await Promise.all(Array.from({ length: 20 }, () => adjust(asker, { key })));
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(await balance()).toBe(10n * ONE);
    await expect(adjust(asker, { key, amount: 11n * ONE })).rejects.toMatchObject({
      code: 'wallet.transfer_mismatch',
    });
  });

  test('a debit that the balance doesn’t cover is refused and leaves nothing', async () => {
    await adjust(asker, { amount: 5n * ONE });
    await expect(adjust(asker, { amount: 6n * ONE, direction: 'debit' })).rejects.toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    expect(await balance()).toBe(5n * ONE);
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from adjustments
      where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(world.db);
    expect(rows).toEqual([{ count: 1n }]);
    expect(await adjust(asker, { amount: 5n * ONE, direction: 'debit' })).toMatchObject({ state: 'done' });
    expect(await balance()).toBe(0n);
  });

  test.each(['closed'])('a %s account is refused', async (status) => {
    await setStatus(status);
    await expect(adjust(asker)).rejects.toMatchObject({ code: 'adjustments.not_adjustable' });
  });

  test('a trial account is refused', async () => {
    await sql`update members set type = 4 where id = ${memberId}`.execute(world.db);
    await expect(adjust(asker)).rejects.toMatchObject({ code: 'adjustments.not_adjustable' });
  });

  test('a member of another merchant is not found', async () => {
    await expect(adjust(asker, { merchantCode: 'lotus' })).rejects.toMatchObject({
      code: 'identity.member_not_found',
    });
    expect(await balance()).toBe(0n);
  });
});

describe('ceilings of an operator', () => {
  test('20 concurrent acts stay within the ceiling of the day; the others are requested', async () => {
    const operator = await limited(null, 50n * ONE);
    const members = await Promise.all(Array.from({ length: 20 }, () => openMember()));
    const results = await Promise.all(
      members.map((id) => {
        memberId = id;
        return adjust(operator, { amount: 10n * ONE });
      }),
    );
    expect(results.filter(({ state }) => state === 'done')).toHaveLength(5);
    const { rows } = await sql<{ moved: bigint }>`select sum(amount_minor)::int8 as moved from adjustments
      where merchant_id = ${MERCHANT} and operator_id = ${operator.account.id}`.execute(world.db);
    expect(rows).toEqual([{ moved: 50n * ONE }]);
  });

  test('above the ceiling of one act, a second person decides, which uses up no ceiling', async () => {
    const operator = await limited(20n * ONE, 20n * ONE);
    const { id, state } = await adjust(operator, { amount: 21n * ONE });
    expect(state).toBe('asked');
    await approve(id);
    expect(await balance()).toBe(21n * ONE);
    expect(await adjust(operator, { amount: 20n * ONE })).toMatchObject({ state: 'done' });
    expect(await adjust(operator, { amount: 1n * ONE })).toMatchObject({ state: 'asked' });
  });

  test('the ceiling of the day counts every merchant with the same currency', async () => {
    const operator = await limited(null, 15n * ONE);
    await sql`update grants set merchants = array['croupier', 'reef', 'lotus']
      where operator_id = ${operator.account.id}`.execute(world.db);
    await sql`insert into merchants (id, name, currency, settings, created_at)
      select 'reef', 'Reef', 'EUR', settings, created_at from merchants where id = 'croupier'
      on conflict do nothing`.execute(world.db);
    world.merchants.refresh();
    await adjust(operator);
    memberId = await openMember('reef');
    expect(await adjust(operator, { merchantCode: 'reef' })).toMatchObject({ state: 'asked' });
    memberId = await openMember('lotus');
    expect(await adjust(operator, { merchantCode: 'lotus' })).toMatchObject({ state: 'done' });
  });

  test('a day is any 24 hours', async () => {
    const operator = await limited(null, 10n * ONE);
    await adjust(operator);
    expect(await adjust(operator)).toMatchObject({ state: 'asked' });
    world.clock.advance(24 * 60 * 60_000 + 1);
    memberId = await openMember();
    expect(await adjust(operator)).toMatchObject({ state: 'done' });
  });
});

describe('from the line on', () => {
  const LINE = 1_000n * ONE;

  test('a second person’s approval moves the money', async () => {
    const { id, state } = await adjust(asker, { amount: LINE });
    expect(state).toBe('asked');
    expect(await balance()).toBe(0n);
    expect(await find(id)).toMatchObject({
      kind: 'members.adjust',
      changes: [{ label: 'mainWallet', after: '+€1,000.00' }],
      subjectId: memberId,
    });
    expect(await approve(id)).toMatchObject({ state: 'done' });
    expect(await balance()).toBe(LINE);
    const { rows } = await sql`select operator_id, approved_by from adjustments
      where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.db);
    expect(rows).toEqual([{ operator_id: asker.account.id, approved_by: checker.account.id }]);
  });

  test('several small amounts for one member within a day count as one', async () => {
    const [first, other] = [memberId, await openMember()];
    expect(await adjust(asker, { amount: 999n * ONE })).toMatchObject({ state: 'done' });
    memberId = other;
    expect(await adjust(asker, { amount: 999n * ONE })).toMatchObject({ state: 'done' });
    memberId = first;
    const { id, state } = await adjust(asker, { amount: ONE });
    expect(state).toBe('asked');
    await approve(id);
    expect(await balance()).toBe(1_000n * ONE);
    world.clock.advance(24 * 60 * 60_000 + 1);
    expect(await adjust(asker, { amount: 999n * ONE })).toMatchObject({ state: 'done' });
  });

  test('the same key again is the same request, before and after the decision', async () => {
    const key = newId();
    const [first] = await Promise.all([
      adjust(asker, { amount: LINE, key }),
      adjust(asker, { amount: LINE, key }),
    ]);
    expect(await adjust(asker, { amount: LINE, key })).toEqual(first);
    await expect(adjust(asker, { amount: LINE + 1n, key })).rejects.toMatchObject({
      code: 'approvals.altered',
    });
    await approve(key);
    expect(await adjust(asker, { amount: LINE, key })).toEqual({ id: key, state: 'done' });
    expect(await balance()).toBe(LINE);
  });

  test('of 20 concurrent checkers, one moves the money once', async () => {
    const { id } = await adjust(asker, { amount: LINE });
    const { payloadHash } = await find(id);
    const checkers = await Promise.all(Array.from({ length: 20 }, () => world.createOperator(['owner'])));
    const results = await Promise.allSettled(
      checkers.map((by) =>
        world.call('approve', by, { params: { id }, body: { payloadHash, reason: REASON } }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(LINE);
  });

  test('nobody approves their own request', async () => {
    const { id } = await adjust(asker, { amount: LINE });
    await expect(approve(id, asker)).rejects.toMatchObject({ code: 'approvals.own_request' });
    expect(await balance()).toBe(0n);
  });

  test('an altered payload is not executed', async () => {
    const { id } = await adjust(asker, { amount: LINE });
    await sql`update approvals set payload = jsonb_set(payload, '{amountMinor}', '"9000000"')
      where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.db);
    await expect(approve(id)).rejects.toMatchObject({ code: 'approvals.altered' });
    expect(await balance()).toBe(0n);
  });

  test.each(['locked', 'closed'])('a member who was %s meanwhile makes it stale', async (status) => {
    const { id } = await adjust(asker, { amount: LINE });
    await setStatus(status);
    await expect(approve(id)).rejects.toMatchObject({ code: 'approvals.stale' });
    expect(await find(id)).toMatchObject({ state: 'stale' });
    expect(await balance()).toBe(0n);
  });

  test('a debit whose money was spent meanwhile leaves the request waiting', async () => {
    for (const by of [asker, checker]) await adjust(by, { amount: 600n * ONE });
    await expect(adjust(asker, { amount: 1_300n * ONE, direction: 'debit' })).rejects.toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    const { id } = await adjust(asker, { amount: 1_200n * ONE, direction: 'debit' });
    await adjust(asker, { amount: ONE, direction: 'debit' });
    await expect(approve(id)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await find(id)).toMatchObject({ state: 'asked' });
    expect(await balance()).toBe(1_199n * ONE);
  });

  test('an approver of another merchant doesn’t find it', async () => {
    const { id } = await adjust(asker, { amount: LINE });
    const stranger = await world.createOperator(['finance_lead'], ['lotus']);
    await expect(find(id, stranger)).rejects.toMatchObject({ code: 'approvals.not_found' });
    await expect(
      world.call('approve', stranger, {
        params: { id },
        body: { payloadHash: (await find(id)).payloadHash, reason: REASON },
      }),
    ).rejects.toMatchObject({ code: 'approvals.not_found' });
  });
});

test('the ledger audit finds nothing after all of this', async () => {
  expect((await world.wallet.audit()).findings).toEqual([]);
});
