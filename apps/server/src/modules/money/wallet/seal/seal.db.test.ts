import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createRounds } from '../../../games/rounds/index.ts';
import type { MoneyTx, Wallet } from '../index.ts';
import {
  createTestLedger,
  HOUSE,
  main,
  MERCHANT,
  transferOf,
  type TestLedger,
} from '../testing/ledger-fixture.ts';
import { raiseMark } from './seal.queries.ts';
import { publish } from './seal.usecases.ts';

const PERIOD_MILLISECONDS = 300_000;
const MERCHANTS = [MERCHANT.merchantId, 'lotus', 'zebra'];
const TURNS = 6;

let ledger: TestLedger;
beforeEach(async () => {
  ledger = await createTestLedger();
});
afterEach(() => ledger.close());

const credit = (memberId: string, amountMinor: bigint, merchantId = MERCHANT.merchantId) => ({
  ...MERCHANT,
  merchantId,
  transfers: [transferOf(HOUSE, main(memberId), amountMinor)],
});

/** A money transaction that has posted and stays open until it is told to commit. */
async function openTransaction(
  wallet: Wallet,
  work: (tx: MoneyTx) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const posted = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const ended = wallet.transaction(async (tx) => {
    await work(tx);
    posted.resolve();
    await mayCommit.promise;
  });
  await Promise.race([posted.promise, ended]);
  return {
    commit: () => {
      mayCommit.resolve();
      return ended;
    },
  };
}

/** All data of a sealed time range of a merchant, as one text. */
async function contentBefore(merchantId: string, until: Date): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select coalesce(md5(string_agg(t::text, '|' order by t.id)), '') || count(*) as digest
    from transfers t where merchant_id = ${merchantId} and at < ${until}`.execute(ledger.database.db);
  const figures = await ledger.wallet.figures({ ...MERCHANT, merchantId, from: new Date(0), until });
  return JSON.stringify(
    [rows[0]?.digest, figures.map((row) => ({ ...row, sealed: undefined }))],
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
}

/** Two servers with two lanes each play at three merchants until the returned function is called. */
async function playEverywhere() {
  const { clock, wallet, other, database } = ledger;
  const load = { on: true, played: 0 };
  const servers = [wallet, other].map((one) => ({
    wallet: one,
    rounds: createRounds({ db: database.db, clock, wallet: one }),
  }));
  const players = MERCHANTS.flatMap((merchantId) =>
    servers.flatMap(({ wallet: one, rounds }) =>
      Array.from({ length: 3 }, () => ({ merchantId, one, rounds })),
    ),
  );
  wallet.hooks.checks.push(...servers.slice(0, 1).map(({ rounds }) => rounds.check));
  const play = async ({ merchantId, one, rounds }: (typeof players)[number]): Promise<void> => {
    const memberId = newId();
    await one.submit(credit(memberId, 1_000_000n, merchantId));
    while (load.on) {
      const round = { ...MERCHANT, merchantId, memberId, vendor: 'ACME', gameId: 'reels', roundId: newId() };
      await rounds.submit({ ...round, kind: 'bet', id: newId(), amountMinor: 10n });
      await rounds.submit({ ...round, kind: 'win', id: newId(), amountMinor: 9n, final: true });
      await one.transaction((tx) => one.post(tx, credit(memberId, 1n, merchantId)));
      load.played += 1;
    }
  };
  const playing = players.map(play);
  return {
    more: async (rounds: number): Promise<void> => {
      const before = load.played;
      await expect.poll(() => load.played, { interval: 5, timeout: 30_000 }).toBeGreaterThan(before + rounds);
    },
    stop: async (): Promise<void> => {
      load.on = false;
      await Promise.all(playing);
    },
  };
}

type SealAll = () => Promise<unknown>;

/**
 * Seals repeatedly while money moves, each time with one transaction per merchant that stays open until the sealer
 * has started.
 *
 * @returns the violations found afterwards
 */
async function wrongAfterSealing(sealAll: SealAll): Promise<string[]> {
  const { clock, other } = ledger;
  const load = await playEverywhere();
  const sealed: { merchantId: string; until: Date; content: string }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await load.more(20);
    const slow = await Promise.all(
      MERCHANTS.map((merchantId) =>
        openTransaction(other, (tx) => other.post(tx, credit(newId(), 5n, merchantId))),
      ),
    );
    clock.advance(PERIOD_MILLISECONDS);
    const sealing = sealAll();
    await load.more(20);
    await Promise.all(slow.map(({ commit }) => commit()));
    await sealing;
    const { rows } = await sql<{ merchantId: string; until: Date }>`
      select merchant_id as "merchantId", sealed_until as until from ledger_seals`.execute(
      ledger.database.db,
    );
    for (const row of rows) sealed.push({ ...row, content: await contentBefore(row.merchantId, row.until) });
  }
  await load.stop();
  expect(new Set(sealed.map(({ until }) => until.getTime())).size).toBe(TURNS);
  expect(sealed.at(-1)?.content).toContain('"stakeMinor"');
  const wrong: string[] = [];
  for (const { merchantId, until, content } of sealed)
    if ((await contentBefore(merchantId, until)) !== content)
      wrong.push(`${merchantId} before ${until.toISOString()}`);
  const { findings } = await ledger.wallet.audit();
  return [...wrong, ...findings.map(({ rule }) => rule)];
}

test('a sealed period never changes, whatever two servers play at several merchants at the same time', async () => {
  const sealAll = async () => {
    const [reports] = await Promise.all([ledger.wallet.sealPeriods(), ledger.other.sealPeriods()]);
    expect(reports.map(({ merchantId }) => merchantId)).toEqual(MERCHANTS);
    expect(reports.every(({ complete }) => complete)).toBe(true);
  };
  expect(await wrongAfterSealing(sealAll)).toEqual([]);
});

test('a sealer that does not wait for holders of the earlier mark is detected', async () => {
  const { database, clock } = ledger;
  const sealAll = async () => {
    const until = new Date(Math.floor(clock.now().getTime() / PERIOD_MILLISECONDS) * PERIOD_MILLISECONDS);
    for (const merchantId of MERCHANTS) await raiseMark(database.db, merchantId, until);
    await publish(database.db, MERCHANTS, until);
  };
  expect(await wrongAfterSealing(sealAll)).toContain('sealed sums are those of the sealed transfers');
});

test('the sealer waits for transactions that may still write into the period, per merchant', async () => {
  const { clock, wallet, other } = ledger;
  const memberId = await ledger.newMember(100n);
  await wallet.submit(credit(newId(), 1n, 'lotus'));
  const writtenAt = clock.now();
  const slow = await openTransaction(wallet, (tx) => wallet.post(tx, credit(memberId, 5n)));
  clock.advance(2 * PERIOD_MILLISECONDS);
  const state = { isSealed: false };
  const sealing = wallet.sealPeriods().finally(() => (state.isSealed = true));
  const sealedUntil = async (merchantId: string): Promise<Date | undefined> => {
    const { rows } = await sql<{ until: Date }>`
      select sealed_until as until from ledger_seals where merchant_id = ${merchantId}`.execute(
      ledger.database.db,
    );
    return rows[0]?.until;
  };
  await expect.poll(() => sealedUntil('lotus')).toSatisfy((until: Date) => until > writtenAt);
  expect(await sealedUntil(MERCHANT.merchantId)).toSatisfy((until: Date) => until <= writtenAt);
  // Batches that start now write after the new mark and do not wait.
  const [later] = await other.transaction((tx) => other.post(tx, credit(newId(), 1n)));
  expect(later?.at.getTime()).toBeGreaterThanOrEqual(clock.now().getTime());
  expect(state.isSealed).toBe(false);
  await slow.commit();
  const reports = await sealing;
  expect(reports.every(({ complete, sealedUntil: until }) => complete && until > writtenAt)).toBe(true);
  expect((await wallet.audit()).findings).toEqual([]);
});

test('the first transfer of a merchant cannot fall into a sealed period', async () => {
  const { clock, wallet, other } = ledger;
  const slow = await openTransaction(wallet, (tx) => wallet.post(tx, credit(newId(), 5n)));
  clock.advance(2 * PERIOD_MILLISECONDS);
  expect(await wallet.sealPeriods()).toEqual([]);
  const second = other.submit(credit(newId(), 1n));
  await slow.commit();
  expect(await second).toMatchObject({ status: 'accepted' });
  expect(await wallet.sealPeriods()).toMatchObject([{ merchantId: MERCHANT.merchantId, complete: true }]);
  expect((await wallet.audit()).findings).toEqual([]);
});

test('a batch that finds its mark deleted takes the next one', async () => {
  const { database, clock, wallet } = ledger;
  const memberId = await ledger.newMember(100n);
  const until = new Date(clock.now().getTime() + PERIOD_MILLISECONDS);
  const posting = await database.db.transaction().execute(async (tx) => {
    await raiseMark(tx, MERCHANT.merchantId, until);
    await sql`delete from ledger_seal_marks where closing_until < ${until}`.execute(tx);
    const begun = wallet.submit(credit(memberId, 1n));
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_seal_marks%'`.execute(
        database.db,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    return { begun };
  });
  expect(await posting.begun).toMatchObject({ status: 'accepted', transfers: [{ at: until }] });
});

test('a server with a slow clock writes nothing into a sealed period', async () => {
  const { clock, wallet } = ledger;
  const memberId = await ledger.newMember(100n);
  const [report] = await wallet.sealPeriods(new Date(clock.now().getTime() + PERIOD_MILLISECONDS));
  expect(report?.sealedUntil.getTime()).toBeGreaterThan(clock.now().getTime());
  const [posted] = await ledger.post(transferOf(HOUSE, main(memberId), 1n));
  expect(posted?.at).toEqual(report?.sealedUntil);
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
