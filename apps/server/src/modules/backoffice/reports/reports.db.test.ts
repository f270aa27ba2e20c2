import type { EntryMeasure } from '@croupier/contract/backoffice/reports.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createRounds, type Rounds } from '../../games/rounds/index.ts';
import { history, MEMBERS } from '../../games/rounds/testing/histories.ts';
import { CURRENCY, namesOf } from '../../games/rounds/testing/model-run.ts';
import { modelRuns, modelSeed } from '../../games/rounds/testing/model-seed.ts';
import { createWallet, type HouseAccountRef, type Transfer, type Wallet } from '../../money/wallet/index.ts';
import type { EntrySubject } from './entries.reads.ts';
import { listEntries } from './entries.usecases.ts';
import { addDays } from './folding.rules.ts';
import { createReports, type Reports } from './index.ts';
import { readLedger, type Cut } from './testing/ledger-sums.ts';

const HOUR = 60 * 60_000;
const clock = createManualClock(new Date());
let database: TestDatabase;
let wallet: Wallet;
let rounds: Rounds;
let reports: Reports;
let merchants = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  wallet = createWallet({ db: database.db, clock });
  rounds = createRounds({ db: database.db, clock, wallet, lanes: { lanes: 1 } });
  reports = createReports({
    db: database.db,
    clock,
    audit: createAudit({ db: database.db, clock }),
    merchants: { byId: () => Promise.reject(new Error('not asked for')) },
    originals: { returns: () => Promise.resolve([]) },
    payments: { methodNames: () => Promise.resolve(new Map()) },
  });
  wallet.hooks.checks.push(rounds.check, reports.check);
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

const newMerchant = (): string => `report${(merchants += 1)}`;

type StoredRow = {
  currency: string;
  dimension: string;
  day: string;
  key: string;
  measure: string;
  amount: bigint;
};

async function storedOf(merchantId: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select currency, dimension, day::text as day, key, measure, amount from report_days
    where merchant_id = ${merchantId} order by 1, 2, 3, 4, 5`.execute(database.db);
  return rows;
}

const seal = async (): Promise<void> => {
  const unsealed = (await wallet.sealPeriods(clock.now())).filter(({ complete }) => !complete);
  expect(unsealed).toEqual([]);
};

const house = (kind: HouseAccountRef['kind'], key: string): HouseAccountRef => ({
  owner: 'house',
  kind,
  key,
});
const GAME = house('game', 'ACME:reels');
const OTHER_GAME = house('game', 'BETA:wheel');
const POOL = house('jackpot', 'originals');
const START = house('bonus_cost', 'jackpot');

/** A transfer of each kind that reports tell apart, in both directions where that happens. */
const otherTransfers = (memberId: string, amountMinor: bigint): Transfer[] => {
  const main = { owner: 'member', memberId, kind: 'main' } as const;
  const of = (
    debit: Transfer['debit'],
    credit: Transfer['credit'],
    code: Transfer['code'],
    times = 1n,
  ): Transfer => ({ id: newId(), debit, credit, code, amountMinor: amountMinor * times, reference: newId() });
  return [
    of(house('bonus_cost', 'welcome'), main, 'welcome_credit', 4n),
    of(house('deposit_clearing', 'bank'), main, 'deposit', 9n),
    of(START, POOL, 'jackpot', 5n),
    of(GAME, POOL, 'jackpot'),
    of(OTHER_GAME, POOL, 'jackpot', 2n),
    of(POOL, main, 'jackpot', 7n),
    of(POOL, OTHER_GAME, 'jackpot'),
    of(main, POOL, 'jackpot', 3n),
    of(house('bonus_cost', 'promotion'), main, 'promotion', 2n),
    of(main, house('bonus_cost', 'promotion'), 'bonus'),
    of(house('commission_cost', 'agents'), main, 'salary', 3n),
    of(house('adjustment', 'operator'), main, 'adjustment', 5n),
    of(main, house('adjustment', 'operator'), 'adjustment', 2n),
    of(main, house('withdrawal_clearing', 'bank'), 'withdrawal', 6n),
  ];
};

const submit = async (merchantId: string, currency: string, transfers: Transfer[]): Promise<void> => {
  expect((await wallet.submit({ merchantId, currency, transfers })).status).toBe('accepted');
};

/** Every figure of every row, and that no figure is missing. */
async function expectEqualToLedger(merchantId: string): Promise<number> {
  const ledger = await readLedger(database.db, merchantId);
  const stored = await storedOf(merchantId);
  const cuts = new Map<string, Cut>();
  for (const { currency, day, dimension, key } of stored) {
    const cut = { currency, day, ...(dimension === 'total' ? {} : { [dimension]: key }) };
    cuts.set(`${dimension} ${day} ${key}`, cut);
  }
  for (const [name, cut] of cuts) {
    const [dimension = '', day = '', key = ''] = name.split(' ');
    const figures = stored.filter((row) => row.dimension === dimension && row.day === day && row.key === key);
    for (const [measure, expected] of Object.entries(ledger)) {
      const isTotalOnly = !['rounds', 'stakes', 'payouts', 'jackpotIn', 'corrections'].includes(measure);
      if (isTotalOnly && dimension !== 'total') continue;
      const figure = figures.find((row) => row.measure === measure)?.amount ?? 0n;
      expect([name, measure, figure]).toEqual([name, measure, expected(cut)]);
    }
  }
  return cuts.size;
}

test('figures equal the ledger for any cut, however they were folded, and again after a rebuild', async () => {
  const seed = modelSeed();
  console.info(`reports: seed ${seed}`);
  const pauses = fc.array(fc.record({ minutes: fc.nat(15 * 60), folds: fc.boolean() }), {
    minLength: 10,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(history, pauses, async (groups, steps) => {
      const merchantIds = [newMerchant(), newMerchant()];
      for (const merchantId of merchantIds) {
        const { batchOf, memberOf } = namesOf(merchantId);
        await wallet.submit(
          batchOf(MEMBERS.map((to) => ({ id: `start ${to}`, from: 'house', to, amount: 100 }))),
        );
        await submit(merchantId, CURRENCY, otherTransfers(memberOf('ann'), 11n));
        await submit(merchantId, PLAY_MONEY, otherTransfers(memberOf('ann'), 13n));
      }
      for (const [index, group] of groups.entries()) {
        const merchantId = merchantIds[index % 2] ?? '';
        const names = namesOf(merchantId);
        await Promise.all(
          group.commands.map((command) =>
            command.kind === 'transfers'
              ? wallet.submit(names.batchOf(command.moves))
              : rounds.submit({
                  ...names.commandOf(command),
                  ...(command.round === 'r1' ? { vendor: 'BETA', gameId: 'wheel' } : {}),
                }),
          ),
        );
        const step = steps[index];
        clock.advance((step?.minutes ?? 0) * 60_000);
        if (!step?.folds) continue;
        await seal();
        await reports.foldSealed();
      }
      clock.advance(HOUR);
      await seal();
      await reports.foldSealed();
      for (const merchantId of merchantIds) {
        expect(await expectEqualToLedger(merchantId)).toBeGreaterThan(4);
        const before = await storedOf(merchantId);
        expect(before.filter(({ currency }) => currency !== CURRENCY)).toEqual([]);
        await reports.dropDays(merchantId);
        expect(await storedOf(merchantId)).toEqual([]);
        await reports.foldSealed();
        expect(await storedOf(merchantId)).toEqual(before);
      }
    }),
    { seed, numRuns: modelRuns(5) },
  );
  expect((await wallet.audit()).findings).toEqual([]);
});

test('sums of figures equal the sealed balances of the accounts', async () => {
  const { rows } = await sql<{ merchantId: string; sealed: bigint; figures: bigint }>`
    select a.merchant_id as "merchantId", sum(s.credit_minor - s.debit_minor)::int8 as sealed,
      (select sum(case measure when 'stakes' then amount when 'corrections' then amount when 'payouts' then -amount
        when 'jackpotIn' then -amount else 0 end)::int8
        from report_days d where d.merchant_id = a.merchant_id and dimension = 'game') as figures
    from system_accounts a
    join system_subtotals s on s.merchant_id = a.merchant_id and s.account_id = a.id
    where a.kind = 'game' and a.currency = ${CURRENCY} group by a.merchant_id`.execute(database.db);
  expect(rows.length).toBe(merchants);
  for (const { sealed, figures } of rows) expect(figures).toBe(sealed);
});

test('the entries of every figure add up to it, page by page, and those of another merchant are not among them', async () => {
  const [merchantId, other] = [newMerchant(), newMerchant()];
  const member = newId();
  for (let day = 0; day < 3; day += 1) {
    await submit(merchantId, CURRENCY, otherTransfers(member, 29n + BigInt(day)));
    await submit(other, CURRENCY, otherTransfers(newId(), 31n));
    clock.advance(24 * HOUR);
  }
  await seal();
  await reports.foldSealed();
  const deps = { db: database.db, merchants: { byId: () => Promise.resolve({ currency: CURRENCY }) } };
  const today = clock.now().toISOString().slice(0, 10);
  const span = { merchantId, from: addDays(today, -30), to: today };
  const all = async (subject: EntrySubject): Promise<bigint[]> => {
    const amounts: bigint[] = [];
    let after: string | undefined;
    do {
      const page = await listEntries(deps, { ...span, ...subject, after }, 2);
      amounts.push(...page.items.map(({ amount }) => amount));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return amounts;
  };
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const figures = Map.groupBy(await storedOf(merchantId), ({ dimension, key, measure }) =>
    dimension === 'hour' || measure === 'rounds' ? '' : `${dimension} ${key} ${measure}`,
  );
  figures.delete('');
  expect(figures.size).toBeGreaterThan(10);
  for (const [name, rows] of figures) {
    const [dimension = '', key = '', measure = ''] = name.split(' ');
    const subject = { measure: measure as EntryMeasure, ...(key ? { [dimension]: key } : {}) };
    const amounts = await all(subject);
    expect([name, sum(amounts)]).toEqual([name, sum(rows.map(({ amount }) => amount))]);
  }
  // Two entries a day.
  expect(await all({ kind: 'game', key: 'BETA:wheel' })).toEqual([31n, -62n, 30n, -60n, 29n, -58n]);
});

test('the audit finds planted differences, and a rebuild repairs them', async () => {
  const merchantId = newMerchant();
  await submit(merchantId, CURRENCY, otherTransfers(newId(), 17n));
  clock.advance(HOUR);
  await seal();
  await reports.foldSealed();
  const subjectsOf = async () => {
    const { findings } = await wallet.audit();
    const own = findings.filter((finding) => finding.merchantId === merchantId);
    expect(own.every(({ rule }) => rule === 'reports equal the ledger')).toBe(true);
    return own
      .map(({ subject }) => subject.replace(/^report THB \S+ /, ''))
      .toSorted((a, b) => (a < b ? -1 : 1));
  };
  expect(await subjectsOf()).toEqual([]);
  const where = sql`merchant_id = ${merchantId} and measure = 'jackpotIn'`;
  await sql`update report_days set amount = amount + 1 where ${where} and key = 'ACME'`.execute(database.db);
  await sql`delete from report_days where ${where} and key = 'BETA'`.execute(database.db);
  await sql`update report_days set day = day + 400 where ${where} and key = 'ACME:reels'`.execute(
    database.db,
  );
  // A moved row is missing on its own day, and too many on the other.
  expect(await subjectsOf()).toEqual([
    'game ACME:reels jackpotIn',
    'game ACME:reels jackpotIn',
    'vendor ACME jackpotIn',
    'vendor BETA jackpotIn',
  ]);
  await reports.dropDays(merchantId);
  await reports.foldSealed();
  expect(await subjectsOf()).toEqual([]);
});

test('two workers that fold at once add everything once', async () => {
  const merchantId = newMerchant();
  await submit(merchantId, CURRENCY, otherTransfers(newId(), 19n));
  clock.advance(HOUR);
  await seal();
  await Promise.all([reports.foldSealed(), reports.foldSealed(), reports.foldSealed()]);
  expect(await expectEqualToLedger(merchantId)).toBeGreaterThan(4);
});

test('what is not sealed is not in the figures', async () => {
  const merchantId = newMerchant();
  await submit(merchantId, CURRENCY, otherTransfers(newId(), 23n));
  await seal();
  await reports.foldSealed();
  expect(await storedOf(merchantId)).toEqual([]);
});
