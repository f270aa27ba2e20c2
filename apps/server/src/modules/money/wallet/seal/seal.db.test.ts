import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createRounds, type Rounds } from '../../../games/rounds/index.ts';
import {
  createTestLedger,
  HOUSE,
  main,
  MERCHANT,
  transferOf,
  type TestLedger,
} from '../testing/ledger-fixture.ts';

const PERIOD_MILLISECONDS = 300_000;
let ledger: TestLedger;
beforeEach(async () => {
  ledger = await createTestLedger();
});
afterEach(() => ledger.close());

/** Everything that a sealed stretch of time consists of, as one text. */
async function contentBefore(until: Date): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select coalesce(md5(string_agg(t::text, '|' order by t.id)), '') || count(*) as digest
    from transfers t where at < ${until}`.execute(ledger.database.db);
  const figures = await ledger.wallet.figures({ ...MERCHANT, from: new Date(0), until });
  const { rows: sums } = await sql<{ sums: string }>`
    select coalesce(string_agg(account_id || ':' || (credit_minor - debit_minor), ',' order by account_id), '') as sums
    from system_subtotals`.execute(ledger.database.db);
  return JSON.stringify(
    [rows[0]?.digest, figures.map((row) => ({ ...row, sealed: undefined })), sums],
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
}

test('a sealed period never changes, whatever is played meanwhile by two servers', async () => {
  const { clock, wallet, other } = ledger;
  const servers: Rounds[] = [wallet, other].map((one) =>
    createRounds({ db: ledger.database.db, clock, wallet: one }),
  );
  wallet.hooks.checks.push(...servers.slice(0, 1).map(({ check }) => check));
  const members = await Promise.all(Array.from({ length: 6 }, () => ledger.newMember(1_000_000n)));
  const load = { on: true };
  let played = 0;
  const player = async (index: number): Promise<void> => {
    const memberId = members[index % members.length] ?? '';
    const server = servers[index % 2];
    while (load.on) {
      const round = { ...MERCHANT, memberId, vendor: 'ACME', gameId: 'reels', roundId: newId() };
      await server?.submit({ ...round, kind: 'bet', id: newId(), amountMinor: 10n });
      await server?.submit({ ...round, kind: 'win', id: newId(), amountMinor: 9n, final: true });
      await ledger.post(transferOf(main(memberId), HOUSE, 1n));
      played += 1;
    }
  };
  const players = Array.from({ length: 12 }, (_, index) => player(index));

  const sealed: { until: Date; figures: string; transfers: string }[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const before = played;
    await expect.poll(() => played, { interval: 5, timeout: 20_000 }).toBeGreaterThan(before + 10);
    clock.advance(PERIOD_MILLISECONDS);
    const [report] = await Promise.all([wallet.sealPeriods(), other.sealPeriods()]);
    expect(report.complete).toBe(true);
    const parts = JSON.parse(await contentBefore(report.sealedUntil)) as [string, unknown, unknown];
    sealed.push({ until: report.sealedUntil, transfers: parts[0], figures: JSON.stringify(parts[1]) });
  }
  load.on = false;
  await Promise.all(players);

  expect(new Set(sealed.map(({ until }) => until.getTime())).size).toBe(12);
  for (const { until, transfers, figures } of sealed) {
    const [now, figuresNow] = JSON.parse(await contentBefore(until)) as [string, unknown, unknown];
    expect(now).toBe(transfers);
    expect(JSON.stringify(figuresNow)).toBe(figures);
  }
  expect(sealed.at(-1)?.figures).toContain('"stakeMinor"');
  expect((await wallet.audit()).findings).toEqual([]);
});

test('the sealer waits for a transaction that may still write into the period', async () => {
  const { clock, wallet } = ledger;
  const memberId = await ledger.newMember(100n);
  const writtenAt = clock.now();
  let commit = (): void => {};
  const mayCommit = new Promise<void>((done) => {
    commit = done;
  });
  let posted = (): void => {};
  const isPosted = new Promise<void>((done) => {
    posted = done;
  });
  const slow = wallet.transaction(async (tx) => {
    await wallet.post(tx, { ...MERCHANT, transfers: [transferOf(HOUSE, main(memberId), 5n)] });
    posted();
    await mayCommit;
  });
  await isPosted;
  clock.advance(2 * PERIOD_MILLISECONDS);
  let isSealed = false;
  const sealing = wallet.sealPeriods().then((report) => {
    isSealed = true;
    return report;
  });
  // The mark is raised at once: new batches already write behind it, and do not wait.
  await expect
    .poll(async () => (await wallet.balanceOf(MERCHANT.merchantId, memberId, 'THB')).sequence)
    .toBe(1n);
  const later = await ledger.other.transaction((tx) =>
    ledger.other.post(tx, { ...MERCHANT, transfers: [transferOf(HOUSE, main(newId()), 1n)] }),
  );
  expect(later[0]?.at.getTime()).toBeGreaterThanOrEqual(clock.now().getTime());
  expect(isSealed).toBe(false);
  commit();
  await slow;
  const report = await sealing;
  expect(report.complete).toBe(true);
  expect(report.sealedUntil.getTime()).toBeGreaterThan(writtenAt.getTime());
  expect((await wallet.audit()).findings).toEqual([]);
});

test('a server whose clock is behind writes nothing into a sealed period', async () => {
  const { clock, wallet } = ledger;
  const memberId = await ledger.newMember(100n);
  const { sealedUntil } = await wallet.sealPeriods(new Date(clock.now().getTime() + PERIOD_MILLISECONDS));
  expect(sealedUntil.getTime()).toBeGreaterThan(clock.now().getTime());
  const [posted] = await ledger.post(transferOf(HOUSE, main(memberId), 1n));
  expect(posted?.at).toEqual(sealedUntil);
});

test('house balances are the same before and after sealing', async () => {
  const { clock, wallet } = ledger;
  for (const amountMinor of [100n, 20n, 3n]) {
    await ledger.newMember(amountMinor);
    clock.advance(PERIOD_MILLISECONDS);
  }
  const before = await wallet.houseBalance(MERCHANT.merchantId, MERCHANT.currency);
  expect(before).toEqual([{ kind: 'adjustment', key: 'test', amountMinor: -123n }]);
  await wallet.sealPeriods();
  expect(await wallet.houseBalance(MERCHANT.merchantId, MERCHANT.currency)).toEqual(before);
  expect(await wallet.trialBalance(MERCHANT.merchantId, MERCHANT.currency)).toEqual({
    ...MERCHANT,
    liabilityMinor: 123n,
    houseMinor: -123n,
    sumMinor: 0n,
  });
});
