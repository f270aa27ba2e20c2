import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Checker } from '../../access/approvals/approvals.types.ts';
import { modelRuns, modelSeed } from '../../games/rounds/testing/model-seed.ts';
import { dieDuring } from './testing/dying-process.ts';
import { MERCHANT, ONE } from './testing/payments-world.ts';
import type { PayoutMode } from './testing/payout-double.ts';
import { hookBody, movement } from './testing/provider-double.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from './testing/withdrawals-world.ts';

// Random histories of deposits, withdrawals, refunds and chargebacks against providers that keep books of their own, with
// processes that die between any two statements. Whatever happens on the way, in the end the ledger says what those books
// say, and nothing was credited, paid or used twice. MODEL_RUNS=200 runs more of them.
let world: WithdrawalsWorld;
let maker: Checker;
let checker: Checker;
beforeAll(async () => {
  world = await createWithdrawalsWorld();
  world.wallet.hooks.checks.push(world.payments.check);
  world.provider.refund = async ({ id, amountMinor }) => {
    const { mode } = returning;
    if (mode === 'refused') return { kind: 'refused', code: 'closed', message: 'no' };
    if (mode === 'down') return { kind: 'unknown', message: 'down' };
    refunded.set(id, amountMinor);
    world.provider.seen.set(id, { state: 'paid', movements: [] });
    return mode === 'lost'
      ? { kind: 'unknown', message: 'cut' }
      : { kind: 'accepted', theirId: `refund-${id}` };
  };
  [maker, checker] = [await world.createOperator(['finance_lead']), await world.createOperator(['owner'])];
});
afterAll(() => world.close());

/** What becomes of a refund at the provider. `lost`: it is paid, but the answer never arrives. */
type RefundMode = 'accepted' | 'refused' | 'lost' | 'down';
const PARTS = [100n, 90n, 110n, 100n] as const;
const pick = fc.nat(9);
const plainStep = fc.oneof(
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
  fc.record({
    kind: fc.constant('refund' as const),
    which: pick,
    amount: fc.option(fc.integer({ min: 1, max: 200 })),
    mode: fc.constantFrom<RefundMode>('accepted', 'accepted', 'refused', 'lost', 'down'),
  }),
  fc.record({
    kind: fc.constant('chargeback' as const),
    which: pick,
    amount: fc.integer({ min: 1, max: 600 }),
    told: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('ruling' as const),
    which: pick,
    state: fc.constantFrom('won' as const, 'lost' as const),
  }),
);
const step = fc.oneof(
  { weight: 5, arbitrary: plainStep },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('crash' as const),
      at: fc.integer({ min: 1, max: 60 }),
      sent: fc.boolean(),
      during: plainStep,
    }),
  },
);
type PlainStep = (typeof plainStep extends fc.Arbitrary<infer T> ? T : never) & object;
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
  chargebacks: Chargeback[];
  /** Payouts that the provider has sent messages about. */
  hints: string[];
};
/** As the provider has it: what it has really taken back, and what it says. */
type Chargeback = {
  ourId: string;
  theirId: string;
  state: 'opened' | 'won' | 'lost';
  amountMinor: bigint;
  takenMinor: bigint;
};
/** What the provider has refunded, by our ids. */
const refunded = new Map<string, bigint>();
const returning = { mode: 'accepted' as RefundMode };
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
    ip: '198.51.100.7',
  });

async function pays(history: History, { which, part, text, told }: Extract<PlainStep, { kind: 'pays' }>) {
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

async function decide(
  history: History,
  { which, act }: Extract<PlainStep, { kind: 'decide' }>,
): Promise<void> {
  const withdrawal = at(history.withdrawals, which);
  if (!withdrawal) return;
  const { id, payee } = withdrawal;
  const { state } = await world.ownCall('get', payee.memberId, { params: { id } });
  const by = state === 'second' ? checker : maker;
  const reason = act === 'reject' ? { reasonCode: 'rules', text: '' } : {};
  await attempt(() => world.decide(act, by, id, state, reason));
}

async function refund(
  { deposits }: History,
  { which, amount, mode }: Extract<PlainStep, { kind: 'refund' }>,
): Promise<void> {
  const deposit = at(deposits, which);
  if (!deposit) return;
  returning.mode = mode;
  const body = {
    key: newId(),
    reason: 'A model refunds it.',
    amount: amount === null ? null : BigInt(amount) * ONE,
  };
  const { id: depositId } = deposit;
  const asked = await attempt(() => world.deskCall('deposits:refund', maker, { id: depositId, body }));
  if (asked?.state === 'asked') await attempt(() => world.approveRequest(checker, asked.id));
  await world.payments.tick();
  returning.mode = 'accepted';
}

const tellChargeback = ({ ourId, theirId, state, amountMinor }: Chargeback): Promise<unknown> =>
  world.hook(newId(), { chargeback: { ourId, theirId, state, amountMinor } });

/** The payer's bank takes back what it can, whatever it asks for. */
async function chargeBack(
  { deposits, chargebacks }: History,
  { which, amount, told }: Extract<PlainStep, { kind: 'chargeback' }>,
): Promise<void> {
  const deposit = at(deposits, which);
  const row = deposit && (await world.row(deposit.id));
  if (!row || row.state !== 'credited') return;
  const taken = chargebacks
    .filter(({ ourId, state }) => ourId === row.id && state !== 'won')
    .reduce((sum, { takenMinor }) => sum + takenMinor, 0n);
  const leftMinor = (row.receivedMinor ?? 0n) - taken;
  const amountMinor = BigInt(amount) * ONE;
  // Nothing is left to be taken: there would be only a difference.
  if (leftMinor <= 0n) return;
  const takenMinor = amountMinor < leftMinor ? amountMinor : leftMinor;
  const made = { ourId: row.id, theirId: newId(), state: 'opened' as const, amountMinor, takenMinor };
  chargebacks.push(made);
  for (let time = 0; time < told; time += 1) await tellChargeback(made);
  await world.payments.settled();
}

async function rule(
  { chargebacks }: History,
  { which, state }: Extract<PlainStep, { kind: 'ruling' }>,
): Promise<void> {
  const open = at(
    chargebacks.filter((each) => each.state === 'opened'),
    which,
  );
  if (!open) return;
  open.state = state;
  await tellChargeback(open);
  await world.payments.settled();
}

async function perform(history: History, one: Step): Promise<void> {
  if (one.kind !== 'crash') return performPlain(history, one);
  const { at: statement, sent, during } = one;
  await dieDuring({ at: statement, sent }, async () => {
    try {
      await performPlain(history, during);
    } finally {
      await world.payments.settled();
    }
  });
  world.payer.mode = 'accepted';
  returning.mode = 'accepted';
  // The provider repeats what was not acknowledged.
  for (const each of history.chargebacks) await tellChargeback(each);
  for (const id of history.hints) await hintAbout(id);
  await world.payments.settled();
}

async function performPlain(history: History, one: PlainStep): Promise<void> {
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
      history.hints.push(id);
      await hintAbout(id);
    }
  } else if (one.kind === 'refund') await refund(history, one);
  else if (one.kind === 'chargeback') await chargeBack(history, one);
  else if (one.kind === 'ruling') await rule(history, one);
  else if (one.kind === 'wait') {
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
  await job('payments-resting');
  await job('payments-poll');
  for (let round = 0; round < 4; round += 1) {
    world.clock.advance(16 * 60_000);
    await world.payments.tick();
    await job('payments-messages');
    for (const [id, { state }] of world.payer.book) if (state === 'under_way') world.payer.tell(id, 'paid');
    await world.drain();
  }
}

/** Reaches what the test relies on, whatever the random histories do. */
const EXAMPLE: Step[] = [
  // Before the deposit, which has to be played first.
  { kind: 'withdraw', who: 0, amount: 100 },
  { kind: 'decide', which: 0, act: 'approve' },
  { kind: 'send', mode: 'accepted', workers: 1 },
  { kind: 'withdraw', who: 1, amount: 100 },
  { kind: 'deposit', who: 0, amount: 100 },
  { kind: 'pays', which: 0, part: 0, text: 'reference', told: 'once' },
  { kind: 'refund', which: 0, amount: 10, mode: 'lost' },
  { kind: 'chargeback', which: 0, amount: 400, told: 2 },
];

const reached = new Set<string>();

const refundsOf = async (): Promise<{ id: string; state: string }[]> => {
  const { rows } = await sql<{ id: string; state: string }>`select id, state from refunds
    where merchant_id = ${MERCHANT}`.execute(world.db);
  return rows;
};

/** Over all histories of this world. */
const takenBack = { opened: 0n, lost: 0n };

async function verify({ deposits, withdrawals, lines, chargebacks }: History): Promise<void> {
  for (const { state, takenMinor } of chargebacks) {
    reached.add(`chargeback ${state}`);
    if (state !== 'won') takenBack[state] += takenMinor;
  }
  for (const { state } of await refundsOf()) reached.add(`refund ${state}`);
  const reported = world.provider.listed.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const sentBack = [...refunded.values()].reduce((sum, amountMinor) => sum + amountMinor, 0n);
  expect(-(await world.house('deposit_clearing'))).toBe(
    reported - sentBack - takenBack.opened - takenBack.lost,
  );
  expect(-(await world.house('deposit_clearing', `${world.accountId}/disputed`))).toBe(takenBack.opened);
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
      const history: History = {
        payees,
        deposits: [],
        withdrawals: [],
        lines: [],
        chargebacks: [],
        hints: [],
      };
      for (const one of steps) await perform(history, one);
      await drain();
      await verify(history);
    }),
    { seed, numRuns: modelRuns(10), endOnFailure: true, examples: [[EXAMPLE]] },
  );
  // These must have occurred, or the test would prove nothing.
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'deposit credited',
      'withdrawal review',
      'withdrawal paid',
      'refund done',
      'chargeback opened',
    ]),
  );
});
