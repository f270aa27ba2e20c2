import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MethodTerms } from '@croupier/contract/payments/methods.ts';
import type { DepositState } from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import { newId } from '../../../../platform/ids.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createApprovalsWorld } from '../../../access/approvals/testing/approvals-world.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import type { BoundRoutes } from '../../../../platform/http/call.ts';
import { createFiles } from '../../../base/files/index.ts';
import { createMessages } from '../../../engagement/messages/index.ts';
import type { Standing } from '../../protection/index.ts';
import { createRisk } from '../../risk/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { insertSealed } from '../accounts/opening.usecases.ts';
import { putChannel, putMethod } from '../channels/methods.queries.ts';
import type { DepositRow } from '../deposits/deposits.types.ts';
import { findDeposit } from '../deposits/deposits.queries.ts';
import { createPayments } from '../index.ts';
import type { DepositAdmission } from '../payments.types.ts';
import type { PaymentAdapter } from '../providers/provider.types.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import { loadMasterKeys } from '../../../../platform/db/master-keys.ts';
import { createProviderDouble, hookBody, page } from './provider-double.ts';

export const ONE = 10_000n;
export const MERCHANT = 'croupier';

export const TERMS: MethodTerms = {
  min: 10n * ONE,
  max: 5_000n * ONE,
  step: ONE / 100n,
  fee: { fixed: 0n, bps: 0, floor: 0n, cap: null },
  hours: { from: 0, until: 0 },
  tier: 0,
};

type Handler = (call: object) => Promise<never>;

/** Payments over a real database, with a provider that a test controls. */
export async function createPaymentsWorld({ adapters = [] }: { adapters?: PaymentAdapter[] } = {}) {
  const world = await createApprovalsWorld();
  const { db } = world.database;
  const log = createLogger('silent', 'test');
  const outbox = createOutbox({ ...world, log });
  const wallet = createWallet({ db, clock: world.clock, merchants: world.merchants });
  await wallet.ensurePartitions(world.clock.now());
  const files = createFiles({ ...world, db, folder: await mkdtemp(join(tmpdir(), 'files-')) });
  const messages = createMessages({ ...world, db });
  const provider = createProviderDouble();
  provider.begin = async () => page(provider.begun.at(-1) ?? '');
  /** What limits let in; a test changes it. */
  const limit: { admit: DepositAdmission } = {
    admit: async (_tx, { amountMinor }) => ({ admittedMinor: amountMinor, code: null }),
  };
  /** Of every member; a test changes it. */
  const standing: Standing = { code: null, until: null, mayGetMarketing: true };
  /** What identity checks leave of withdrawals; a test changes it. */
  const withdrawalCap: { left: bigint | null } = { left: null };
  const payments = createPayments({
    ...world,
    db,
    log,
    outbox,
    wallet,
    messages,
    files,
    protection: { stateOf: async () => standing },
    risk: createRisk({ ...world, db, outbox }),
    checkPaymentPassword: world.signIn.checkPaymentPassword,
    kyc: {
      capsOf: async () => ({
        tier: 0,
        deposits: { cap: null, used: 0n, left: null },
        withdrawals: { cap: null, used: 0n, ...withdrawalCap },
      }),
      noteUse: async () => {},
      undoUse: async () => {},
    },
    admissions: [(tx, asked) => limit.admit(tx, asked)],
    adapters: [provider.adapter, ...adapters],
    siteOrigin: (host) => `http://${host}`,
  });

  const box = createSecretBox({ label: 'croupier payments', loadMasters: () => loadMasterKeys({ db }) });
  const accountId = newId();
  const at = world.clock.now();
  await db.transaction().execute(async (tx) => {
    await insertSealed({ adapters: [provider.adapter], box, clock: world.clock }, tx, {
      merchantId: MERCHANT,
      id: accountId,
      adapter: provider.adapter.id,
      name: 'Test bank',
      currency: 'EUR',
      config: {},
      secrets: {},
    });
    for (const [position, kind] of (['page', 'bank', 'slip'] as const).entries()) {
      const method = {
        direction: 'deposit' as const,
        id: kind,
        kind,
        names: { EN: kind },
        terms: TERMS,
        position,
      };
      await putMethod(tx, { ...method, merchantId: MERCHANT, isOpen: true, at });
      await putChannel(tx, {
        merchantId: MERCHANT,
        direction: 'deposit',
        methodId: kind,
        accountId,
        position: 0,
        isOpen: true,
        maxMinor: null,
      });
    }
  });

  const openMember = async (payeeName: string | null = 'Ann Example'): Promise<string> => {
    const id = newId();
    await db.transaction().execute((tx) =>
      world.members.insert(tx, {
        merchantId: MERCHANT,
        id,
        account: `m${id.slice(-12)}`,
        nickname: '',
        passwordHash: null,
        paymentPasswordHash: null,
        payeeName,
        profile: {},
        at: world.clock.now(),
        ip: '203.0.113.7',
      }),
    );
    return id;
  };

  /** A call by its name; where several groups have one, `deposits:get` is that of a path with `/deposits`. */
  const handlerIn = (groups: readonly BoundRoutes[], fullName: string): Handler => {
    const [name = '', path] = fullName.split(':').toReversed();
    const group = groups.findLast(
      ({ routes }) => routes[name]?.path.includes(path === undefined ? '' : `/${path}`) ?? false,
    );
    const handler = group?.handlers[name];
    if (!handler) throw new Error(`no handler ${fullName}`);
    return handler as unknown as Handler;
  };
  /** A member's call by its name. */
  const call = (name: string, memberId: string, input: object = {}): Promise<never> => {
    const handler = handlerIn(payments.routes, name);
    return handler({
      merchantId: MERCHANT,
      language: 'EN',
      origin: 'http://localhost',
      ip: '203.0.113.7',
      requestId: 'request-2',
      account: { id: memberId, kind: 'member', merchantId: MERCHANT },
      ...input,
    });
  };
  type Started = { id: string; state: DepositState; reference: string; instructions: unknown };
  const start = (
    memberId: string,
    {
      id = newId(),
      amount = 100n * ONE,
      methodId = 'page',
    }: { id?: string; amount?: bigint; methodId?: string } = {},
  ): Promise<Started> => call('start', memberId, { body: { id, amount, methodId } });
  const row = async (id: string): Promise<DepositRow> => {
    const found = await findDeposit(db, { merchantId: MERCHANT, id });
    if (!found) throw new Error(`no deposit ${id}`);
    return found;
  };
  const hook = (eventId: string, body: object, secret?: string) =>
    payments.receiveHook({
      merchantId: MERCHANT,
      accountId,
      headers: { 'content-type': 'application/json' },
      rawBody: hookBody(eventId, body, secret),
      ip: '198.51.100.7',
    });
  /** Until every stored message was worked on and every question answered. */
  const drain = async (): Promise<void> => {
    await payments.settled();
    while ((await outbox.deliverDue()) > 0);
    await payments.settled();
  };
  const balance = async (memberId: string): Promise<bigint> =>
    (await wallet.balanceOf(MERCHANT, memberId, 'EUR')).main.amountMinor;
  const house = async (kind: string, key = accountId): Promise<bigint> =>
    (await wallet.houseBalance(MERCHANT, 'EUR')).find((each) => each.kind === kind && each.key === key)
      ?.amountMinor ?? 0n;
  const movements = async () =>
    (
      await sql<{ theirId: string; state: string; suspense: bigint; depositId: string | null; id: string }>`
        select their_id as "theirId", state, suspense_minor as suspense, deposit_id as "depositId", id
        from movements where merchant_id = ${MERCHANT} and account_id = ${accountId} order by seen_at, their_id`.execute(
        db,
      )
    ).rows;

  world.approvals.hooks.kinds.push(...payments.requests);
  /** An operator's call by its name. */
  const operatorCall = (name: string, by: Checker, input: object = {}): Promise<never> =>
    handlerIn(payments.consoleRoutes, name)({ ...by, ...input });
  return {
    ...world,
    operatorCall,
    db,
    box,
    files,
    outbox,
    wallet,
    messages,
    payments,
    provider,
    limit,
    standing,
    withdrawalCap,
    accountId,
    openMember,
    memberCall: call,
    start,
    row,
    hook,
    drain,
    balance,
    house,
    movements,
    close: async () => {
      await payments.close();
      await wallet.close();
      await world.database.close();
    },
  };
}

export type PaymentsWorld = Awaited<ReturnType<typeof createPaymentsWorld>>;
