import type { recordsRoutes } from '@croupier/contract/payments/records.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { translate } from '../../../../translate.ts';
import type { AccountRef, HouseAccountRef } from '../../wallet/index.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import { createPaymentRecords, type PaymentRecords } from './records.usecases.ts';

const CURRENCY = 'EUR';
const DAY = 24 * 60 * 60_000;
const ZONE = 'Asia/Bangkok';

let world: PaymentsWorld;
let records: PaymentRecords;

beforeAll(async () => {
  world = await createPaymentsWorld();
  records = createPaymentRecords({ ...world, translate });
});
afterAll(() => world.close());

type Answer<T> = Promise<T>;
const ask = <T>(name: keyof typeof recordsRoutes, memberId: string, input: object = {}): Answer<T> => {
  const handler = records.routes.handlers[name] as unknown as (call: object) => Promise<T>;
  return handler({
    merchantId: MERCHANT,
    language: 'TY',
    account: { id: memberId, kind: 'member', merchantId: MERCHANT },
    ...input,
  });
};
const runJob = async (name: string): Promise<void> => {
  await records.jobs.find((job) => job.name === name)?.run();
};

const of = (memberId: string, kind: 'main' | 'withdrawal_hold' | 'dispute_hold' = 'main'): AccountRef => ({
  owner: 'member',
  memberId,
  kind,
});
const house = (kind: HouseAccountRef['kind']): AccountRef => ({ owner: 'house', kind, key: 'test' });

type Move = { code: TransferCode; from: AccountRef; to: AccountRef };

/** Every way in which money comes, goes and moves within a member's accounts. */
const movesOf = (member: string): Move[] => [
  { code: 'deposit', from: house('deposit_clearing'), to: of(member) },
  { code: 'exchange', from: house('exchange'), to: of(member) },
  { code: 'deposit_fee', from: of(member), to: house('fee_income') },
  { code: 'bet', from: of(member), to: house('game') },
  { code: 'win', from: house('game'), to: of(member) },
  { code: 'rollback', from: house('game'), to: of(member) },
  { code: 'rollback', from: of(member), to: house('game') },
  { code: 'bonus', from: house('bonus_cost'), to: of(member) },
  { code: 'rebate', from: house('bonus_cost'), to: of(member) },
  { code: 'adjustment', from: of(member), to: house('adjustment') },
  { code: 'withdrawal_hold', from: of(member), to: of(member, 'withdrawal_hold') },
  { code: 'withdrawal_release', from: of(member, 'withdrawal_hold'), to: of(member) },
  { code: 'withdrawal', from: of(member, 'withdrawal_hold'), to: house('withdrawal_clearing') },
  { code: 'withdrawal_fee', from: of(member, 'withdrawal_hold'), to: house('fee_income') },
  { code: 'withdrawal_returned', from: house('withdrawal_clearing'), to: of(member) },
  { code: 'dispute_hold', from: of(member), to: of(member, 'dispute_hold') },
  { code: 'refund', from: of(member, 'dispute_hold'), to: house('deposit_clearing') },
  { code: 'made_good', from: house('payment_loss'), to: of(member) },
];

async function move({ code, from, to }: Move, amountMinor: bigint): Promise<void> {
  await world.wallet.transaction((tx) =>
    world.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: CURRENCY,
      transfers: [{ id: newId(), debit: from, credit: to, amountMinor, code, reference: newId() }],
    }),
  );
}

type ProfitAnswer = {
  rows: Array<{ day: string | null; category: string | null; net: bigint; stake: bigint; validBet: bigint }>;
  totals: { net: bigint };
  opening: bigint;
  closing: bigint;
  deposits: bigint;
  withdrawals: bigint;
  profit: bigint;
};
const profit = (member: string, from: Date, until: Date, by = 'day'): Promise<ProfitAnswer> =>
  ask('profit', member, { query: { by, from, until, timeZone: ZONE } });

const money = async (member: string): Promise<bigint> => {
  const {
    main,
    withdrawal_hold: held,
    dispute_hold: disputed,
  } = await world.wallet.balanceOf(MERCHANT, member, CURRENCY);
  return main.amountMinor + held.amountMinor + disputed.amountMinor;
};

test('profit follows from the balances to the last digit, over any spans of any history', async () => {
  const step = fc.record({
    move: fc.nat({ max: 17 }),
    amount: fc.bigInt({ min: 1n, max: 50n * ONE }),
    hours: fc.nat({ max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), fc.nat(), async (steps, cut) => {
      const member = await world.openMember();
      const start = world.clock.now();
      const moves = movesOf(member);
      await move({ code: 'deposit', from: house('deposit_clearing'), to: of(member) }, 100n * ONE);
      for (const { move: index, amount, hours } of steps) {
        world.clock.advance(hours * 60 * 60_000);
        await world.wallet.ensurePartitions(world.clock.now());
        const chosen = moves[index];
        // What the account does not have is refused, as for everybody.
        if (chosen) await move(chosen, amount).catch(() => undefined);
      }
      const end = new Date(world.clock.now().getTime() + 1);
      const middle = new Date(start.getTime() + (cut % (end.getTime() - start.getTime())));
      const whole = await profit(member, start, end);
      expect(whole).toMatchObject({ opening: 0n, closing: await money(member) });
      expect(whole.profit).toBe(whole.closing - whole.opening - whole.deposits + whole.withdrawals);
      const [first, second] = [await profit(member, start, middle), await profit(member, middle, end)];
      expect(first.profit + second.profit).toBe(whole.profit);
      expect(first.closing).toBe(second.opening);
      for (const by of ['day', 'week', 'month', 'category']) {
        const { rows, totals } = await profit(member, start, end, by);
        expect(rows.reduce((sum, { net }) => sum + net, 0n)).toBe(whole.profit);
        expect(totals.net).toBe(whole.profit);
      }
    }),
    { numRuns: 4 },
  );
});

test('by category, stakes, payouts and valid bets belong to their game; days begin in the zone of the reader', async () => {
  const member = await world.openMember();
  const from = world.clock.now();
  await sql`insert into vendors (id, code, name, in_house, created_at) values ('records', 'RECORDS', 'R', false, now())`.execute(
    world.db,
  );
  await sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values ('fish-one', 'records', 'fish', 'one', '{"EN": "One"}', '', '', now())`.execute(world.db);
  const round = newId();
  await sql`insert into rounds (merchant_id, id, member_id, opened_at, stake_minor, game_id, vendor, currency, rules_version,
      reference, payout_minor, valid_bet_minor, settled_at, state)
    values (${MERCHANT}, ${round}, ${member}, ${from}, ${10n * ONE}, 'fish-one', 'RECORDS', ${CURRENCY}, '1', '',
      ${4n * ONE}, ${9n * ONE}, ${from}, 'settled')`.execute(world.db);
  await move({ code: 'bonus', from: house('bonus_cost'), to: of(member) }, 20n * ONE);
  await world.wallet.transaction((tx) =>
    world.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: CURRENCY,
      transfers: [
        {
          id: newId(),
          debit: of(member),
          credit: house('game'),
          amountMinor: 10n * ONE,
          code: 'bet',
          reference: round,
        },
        {
          id: newId(),
          debit: house('game'),
          credit: of(member),
          amountMinor: 4n * ONE,
          code: 'win',
          reference: round,
        },
      ],
    }),
  );
  const until = new Date(world.clock.now().getTime() + DAY);
  const { rows } = await profit(member, from, until, 'category');
  expect(rows).toMatchObject([
    { category: 'fish', stake: 10n * ONE, payout: 4n * ONE, validBet: 9n * ONE, net: -6n * ONE },
    { category: null, bonus: 20n * ONE, net: 20n * ONE },
  ]);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(world.clock.now());
  expect((await profit(member, from, until)).rows).toMatchObject([
    { day, net: 14n * ONE, validBet: 9n * ONE },
  ]);
  await expect(profit(member, new Date(0), until)).rejects.toMatchObject({
    code: 'payments.period_too_long',
  });
});

test('the record of payments belongs to its member, with filters and totals', async () => {
  const [member, other] = [await world.openMember(), await world.openMember()];
  const started = await world.start(member, { amount: 25n * ONE });
  const page = { pageNum: 1, pageSize: 20 };
  type Page = { items: Array<{ id: string }>; totalItems: number; totalDeposited: bigint };
  const list = (of_: string, query: object = {}): Promise<Page> =>
    ask('payments', of_, { query: { ...page, ...query } });
  expect(await list(member)).toMatchObject({
    items: [
      {
        id: started.id,
        direction: 'deposit',
        reference: started.reference,
        asked: 25n * ONE,
        received: null,
      },
    ],
    totalItems: 1,
    totalDeposited: 0n,
  });
  expect((await list(member, { progress: 'open', direction: 'deposit' })).totalItems).toBe(1);
  expect((await list(member, { progress: 'done' })).totalItems).toBe(0);
  expect((await list(member, { direction: 'withdrawal' })).totalItems).toBe(0);
  expect((await list(other)).totalItems).toBe(0);
});

test('bonuses and funds are the ledger’s own figures', async () => {
  const member = await world.openMember();
  await move({ code: 'promotion', from: house('bonus_cost'), to: of(member) }, 7n * ONE);
  await move({ code: 'deposit', from: house('deposit_clearing'), to: of(member) }, 5n * ONE);
  await move({ code: 'withdrawal_hold', from: of(member), to: of(member, 'withdrawal_hold') }, 2n * ONE);
  expect(await ask('bonuses', member, { query: { pageNum: 1, pageSize: 20 } })).toMatchObject({
    items: [{ code: 'promotion', amount: 7n * ONE }],
    total: 7n * ONE,
  });
  expect(await ask('funds', member)).toMatchObject({ currency: CURRENCY, main: 10n * ONE, held: 2n * ONE });
});

type File = { id: string; state: string; entries: number };
const order = (member: string, body: object): Promise<File> =>
  ask('askStatement', member, { body: { id: newId(), format: 'csv', timeZone: ZONE, ...body } });
const thisYear = (): string =>
  new Intl.DateTimeFormat('en', { timeZone: ZONE, year: 'numeric' }).format(world.clock.now());

test('a statement has every entry with its number, from opening to closing balance, and ends after a week', async () => {
  const [member, other] = [await world.openMember(), await world.openMember()];
  await move({ code: 'deposit', from: house('deposit_clearing'), to: of(member) }, 30n * ONE);
  await move({ code: 'bet', from: of(member), to: house('game') }, 12n * ONE);
  const csv = await order(member, { period: thisYear() });
  const pdf = await order(member, { period: thisYear(), format: 'pdf' });
  expect(csv.state).toBe('asked');
  await expect(ask('statementFile', member, { params: csv })).rejects.toMatchObject({
    code: 'payments.not_found',
  });
  await runJob('statements-write');
  const text = String(await ask<Buffer>('statementFile', member, { params: csv }));
  expect(text).toContain('ยอดปิด,18.0000\r\n');
  expect(text).toMatch(/\r\n1,20\d\d-\d\d-\d\d [\d:]{8},ฝากเงิน,30\.0000,30\.0000,/);
  expect(text).toMatch(/\r\n2,20\d\d-\d\d-\d\d [\d:]{8},เดิมพัน,-12\.0000,18\.0000,/);
  expect((await ask<Buffer>('statementFile', member, { params: pdf })).subarray(0, 5).toString()).toBe(
    '%PDF-',
  );
  expect(await ask('statements', member)).toMatchObject({
    items: [{ state: 'done', entries: 2 }, { state: 'done' }],
  });
  await expect(ask('statementFile', other, { params: csv })).rejects.toMatchObject({
    code: 'payments.not_found',
  });

  world.clock.advance(7 * DAY);
  await expect(ask('statementFile', member, { params: csv })).rejects.toMatchObject({
    code: 'payments.not_found',
  });
  await runJob('statements-expire');
  const { rows } = await sql`select 1 from statements where merchant_id = ${MERCHANT}`.execute(world.db);
  expect(rows).toEqual([]);
});

test('a member orders a few statements at a time, each once, and none of the future', async () => {
  const member = await world.openMember();
  const id = newId();
  const first = await order(member, { id, period: thisYear() });
  expect(await order(member, { id, period: thisYear() })).toEqual(first);
  await expect(order(member, { id, period: '2025' })).rejects.toMatchObject({ code: 'payments.id_reused' });
  await order(member, { period: '2025' });
  await order(member, { period: '2025-03' });
  await expect(order(member, { period: '2025-04' })).rejects.toMatchObject({
    code: 'payments.too_many_statements',
  });
  await runJob('statements-write');
  await expect(order(member, { period: '2099' })).rejects.toMatchObject({ code: 'payments.period_ahead' });
});
