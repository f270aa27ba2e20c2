import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Checker } from '../../access/approvals/approvals.types.ts';
import { modelRuns, modelSeed } from '../../games/rounds/testing/model-seed.ts';
import { MERCHANT, ONE } from './testing/payments-world.ts';
import type { PayoutMode } from './testing/payout-double.ts';
import { hookBody, movement } from './testing/provider-double.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from './testing/withdrawals-world.ts';

// Random histories of deposits and withdrawals against providers that keep books of their own. Whatever happens on the
// way, in the end the ledger says what those books say, and nothing was credited, paid or used twice.
let world: WithdrawalsWorld;
let maker: Checker;
let checker: Checker;
beforeAll(async () => {
  world = await createWithdrawalsWorld();
  world.wallet.hooks.checks.push(world.payments.check);
  [maker, checker] = [await world.createOperator(['finance_lead']), await world.createOperator(['owner'])];
});
afterAll(() => world.close());

const PARTS = [100n, 90n, 110n, 100n] as const;
const pick = fc.nat(9);
const step = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), who: pick, amount: fc.integer({ min: 10, max: 400 }) }),
  // What the payer does, and how the provider tells of it.
  fc.record({
    kind: fc.constant('pays' as const),
    which: pick,
    part: fc.nat(PARTS.length - 1),
    text: fc.constantFrom('reference', 'mangled', 'nothing'),
    told: fc.constantFrom('once', 'twice', 'late', 'never'),
  }),
  fc.record({ kind: fc.constant('again' as const), which: pick }),
  fc.record({ kind: fc.constant('cancel' as const), which: pick }),
  fc.record({ kind: fc.constant('withdraw' as const), who: pick, amount: fc.integer({ min: 10, max: 300 }) }),
  fc.record({
    kind: fc.constant('decide' as const),
    which: pick,
    act: fc.constantFrom('approve', 'approve', 'approve', 'reject'),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    mode: fc.constantFrom<PayoutMode>('accepted', 'paid', 'refused', 'lost', 'down'),
    workers: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('tell' as const),
    which: pick,
    state: fc.constantFrom('paid' as const, 'failed' as const, 'returned' as const),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 20, 45) }),
  fc.record({ kind: fc.constant('poll' as const) }),
);
type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & object;

/** Refusals are answers; anything else is a fault. */
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

type Payee = Awaited<ReturnType<WithdrawalsWorld['openPayee']>>;
type History = {
  payees: Payee[];
  deposits: Array<{ id: string; memberId: string; reference: string; amountMinor: bigint }>;
  withdrawals: Array<{ id: string; payee: Payee; amountMinor: bigint }>;
  lines: Array<ReturnType<typeof movement>>;
};
const at = <T>(items: readonly T[], index: number): T | undefined =>
  items.length === 0 ? undefined : items[index % items.length];

const job = async (name: string): Promise<void> => {
  await world.payments.jobs.find((each) => each.name === name)?.run();
};

/** A message that something has happened to a payout. */
const hintAbout = async (payoutId: string): Promise<unknown> =>
  world.payments.receiveHook({
    merchantId: MERCHANT,
    accountId: world.payerId,
    headers: {},
    rawBody: hookBody(newId(), { hint: { ourId: payoutId } }),
  });

async function pays(history: History, { which, part, text, told }: Extract<Step, { kind: 'pays' }>) {
  const deposit = at(history.deposits, which);
  if (!deposit) return;
  const { reference } = deposit;
  const line = movement({
    theirId: newId(),
    amountMinor: (deposit.amountMinor * (PARTS[part] ?? 100n)) / 100n,
    text:
      text === 'reference' ? reference : text === 'mangled' ? `ft.7/${reference.toLowerCase()} x` : 'hello',
    at: world.clock.now(),
  });
  world.provider.listed.push(line);
  history.lines.push(line);
  if (told === 'never') return;
  const eventId = newId();
  const times = told === 'twice' ? 2 : 1;
  for (let time = 0; time < times; time += 1) await world.hook(eventId, { movements: [line] });
  if (told !== 'late') await world.drain();
}

async function decide(history: History, { which, act }: Extract<Step, { kind: 'decide' }>): Promise<void> {
  const withdrawal = at(history.withdrawals, which);
  if (!withdrawal) return;
  const { id, payee } = withdrawal;
  const { state } = await world.ownCall('get', payee.memberId, { params: { id } });
  const by = state === 'second' ? checker : maker;
  const reason = act === 'reject' ? { reasonCode: 'rules', text: '' } : {};
  await attempt(() => world.decide(act, by, id, state, reason));
}

async function perform(history: History, one: Step): Promise<void> {
  const { payees, deposits, withdrawals, lines } = history;
  if (one.kind === 'deposit') {
    const payee = at(payees, one.who);
    const amountMinor = BigInt(one.amount) * ONE;
    if (!payee) return;
    const { memberId } = payee;
    const started = await attempt(() => world.start(memberId, { methodId: 'bank', amount: amountMinor }));
    if (started) deposits.push({ id: started.id, memberId, reference: started.reference, amountMinor });
  } else if (one.kind === 'pays') await pays(history, one);
  else if (one.kind === 'again') {
    // A replay of what was reported before, as a new message.
    const line = at(lines, one.which);
    if (line) await world.hook(newId(), { movements: [line] });
  } else if (one.kind === 'cancel') {
    const deposit = at(deposits, one.which);
    if (deposit)
      await attempt(() => world.memberCall('cancel', deposit.memberId, { params: { id: deposit.id } }));
  } else if (one.kind === 'withdraw') {
    const payee = at(payees, one.who);
    const amount = BigInt(one.amount) * ONE;
    const made = payee && (await attempt(() => world.request(payee, { amount })));
    if (made && payee) withdrawals.push({ id: made.id, payee, amountMinor: amount });
  } else if (one.kind === 'decide') await decide(history, one);
  else if (one.kind === 'send') {
    world.payer.mode = one.mode;
    await Promise.all(Array.from({ length: one.workers }, () => world.payments.tick()));
    world.payer.mode = 'accepted';
  } else if (one.kind === 'tell') {
    const ids = [...world.payer.book.keys()].slice(-10);
    const id = at(ids, one.which);
    const was = id && world.payer.book.get(id)?.state;
    // A provider's word about the same money does not go back.
    const isPossible = one.state === 'returned' ? was === 'paid' : was === 'under_way';
    if (id && isPossible) {
      world.payer.tell(id, one.state);
      await hintAbout(id);
    }
  } else if (one.kind === 'wait') {
    // As the worker does each minute.
    await job('payments-poll');
    world.clock.advance(one.minutes * 60_000);
    await world.payments.tick();
    await job('deposits-expire');
  } else await job('payments-poll');
}

/** Until every question is answered: the provider finishes what it has accepted, and is asked about it. */
async function drain(): Promise<void> {
  world.payer.mode = 'accepted';
  for (const [id, { state }] of world.payer.book) if (state === 'under_way') world.payer.tell(id, 'paid');
  await world.drain();
  await job('payments-poll');
  for (let round = 0; round < 4; round += 1) {
    world.clock.advance(16 * 60_000);
    await world.payments.tick();
    for (const [id, { state }] of world.payer.book) if (state === 'under_way') world.payer.tell(id, 'paid');
    await world.drain();
  }
}

const reached = new Set<string>();

async function verify({ deposits, withdrawals, lines }: History): Promise<void> {
  const reported = world.provider.listed.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  expect(-(await world.house('deposit_clearing'))).toBe(reported);
  const sums = { paid: 0n, returned: 0n };
  for (const { order, state } of world.payer.book.values())
    if (state === 'paid') sums.paid += order.amountMinor;
  expect(await world.house('withdrawal_clearing', world.payerId)).toBe(sums.paid);
  for (const { id, payee, amountMinor } of withdrawals) {
    const { state } = await world.ownCall('get', payee.memberId, { params: { id } });
    reached.add(`withdrawal ${state}`);
    const payouts = await world.payoutsOf(id);
    const really = payouts.reduce((sum, payout) => {
      const entry = world.payer.book.get(payout.id);
      return entry?.state === 'paid' ? sum + entry.order.amountMinor : sum;
    }, 0n);
    expect(really).toBeLessThan(amountMinor);
    if (state === 'paid') expect(really).toBe(amountMinor - ONE);
  }
  for (const { id } of deposits) reached.add(`deposit ${(await world.row(id)).state}`);
  const counted = (await world.movements()).filter(({ state }) => state !== 'pending');
  expect(counted.length).toBeGreaterThanOrEqual(lines.length);
  expect((await world.wallet.audit()).findings).toEqual([]);
}

test('random histories end as the providers’ own books say', async () => {
  const seed = modelSeed();
  console.info(`payments model: seed ${seed}`);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      const payees = [await world.openPayee(), await world.openPayee()];
      const history: History = { payees, deposits: [], withdrawals: [], lines: [] };
      for (const one of steps) await perform(history, one);
      await drain();
      await verify(history);
    }),
    { seed, numRuns: modelRuns(12), endOnFailure: true },
  );
  // These must have occurred, or the test would prove nothing.
  expect([...reached]).toEqual(
    expect.arrayContaining(['deposit credited', 'withdrawal review', 'withdrawal paid']),
  );
});
