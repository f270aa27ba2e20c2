import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { runStatement, type Statement } from '../../../platform/db/statement.ts';
import type { BulkChunk, LedgerBatch } from '../../money/wallet/index.ts';
import {
  createTestLedger,
  main,
  MERCHANT,
  type TestLedger,
} from '../../money/wallet/testing/ledger-fixture.ts';
import { createFigures } from '../figures/index.ts';
import { createRounds, houseOf, type Rounds } from './index.ts';
import { insertResults } from './journal.queries.ts';
import { beginPool, endPool, writePooledRounds } from './pools.queries.ts';

const { merchantId, currency } = MERCHANT;
const GAME = { vendor: 'ACME', gameId: 'ssc-1m' };

let ledger: TestLedger;
let rounds: Rounds;
beforeAll(async () => {
  ledger = await createTestLedger();
  const { wallet, clock, database } = ledger;
  rounds = createRounds({ db: database.db, clock, wallet });
  const figures = createFigures({ db: database.db, clock });
  wallet.hooks.checks.push(rounds.check, figures.check);
});
afterAll(() => ledger.close());

const findings = async () => (await ledger.wallet.audit()).findings;

async function buy(memberId: string, pool: string, validBetMinor: bigint): Promise<string> {
  const id = newId();
  const outcome = await rounds.submit({
    ...MERCHANT,
    ...GAME,
    kind: 'bet',
    id,
    roundId: id,
    memberId,
    amountMinor: 100n,
    pooled: { pool, validBetMinor },
  });
  expect(outcome.status).toBe('accepted');
  return id;
}

const numberOf = (memberId: string) => ledger.wallet.accountNumber({ ...MERCHANT, ref: main(memberId) });

/** A run that pays one ticket of a member who has two. */
async function chunkOf(of: {
  pool: string;
  memberId: string;
  winner: string;
  from: number;
}): Promise<BulkChunk> {
  const account = await numberOf(of.memberId);
  const house = await ledger.wallet.accountNumber({ ...MERCHANT, ref: houseOf(GAME) });
  const result = {
    merchantId,
    accountId: account,
    roundId: of.pool,
    gameId: GAME.gameId,
    class: '',
    band: 0,
    prizeShareMinor: 3n,
    bonusStakeMinor: null,
    bonusPayoutMinor: null,
    bestMultiplierE4: null,
    countsAt: null,
  };
  const guard: Statement = {
    name: 'claim_test_chunk',
    text: 'update test_shard set upto = $1::int where upto = $2::int returning 1',
    values: [of.from + 1, of.from],
  };
  const decide = (batch: LedgerBatch): Statement[] => {
    const { at } = batch;
    const id = newId();
    const [debit, credit] = [house, account];
    batch.post([{ id, debit, credit, amountMinor: 500n, code: 'win', reference: of.winner }]);
    batch.addFigures(account, { rounds: 2, stakeMinor: 0n, validBetMinor: 150n, payoutMinor: 500n });
    return [
      writePooledRounds(merchantId, [
        {
          id: of.winner,
          state: 'settled',
          stakeMinor: 100n,
          payoutMinor: 500n,
          settledAt: at,
          correctedAt: null,
        },
      ]),
      insertResults([
        { ...result, at, rounds: 1, stakeMinor: 100n, payoutMinor: 500n, validBetMinor: 100n, won: true },
        { ...result, at, rounds: 1, stakeMinor: 100n, payoutMinor: 0n, validBetMinor: 50n, won: false },
      ]),
    ];
  };
  return { merchantId, accounts: [account], house: [house], guard, decide };
}

test('a pool settles its losers without a row for each, and a chunk is written once', async () => {
  const { database, wallet, clock } = ledger;
  await sql`create table test_shard (upto int)`.execute(database.db);
  await sql`insert into test_shard values (0)`.execute(database.db);
  const memberId = await ledger.newMember(1_000n);
  const pool = newId();
  const [winner, loser] = [await buy(memberId, pool, 100n), await buy(memberId, pool, 50n)];
  const open = await rounds.getRound({ merchantId, roundId: loser });
  expect(open).toMatchObject({ state: 'open', validBetMinor: 0n, pool });
  expect(await findings()).toEqual([]);

  await runStatement(database.db, beginPool({ merchantId, pool }));
  const bulks = [wallet.openBulk(), ledger.other.openBulk()];
  const chunk = await chunkOf({ pool, memberId, winner, from: 0 });
  const written = await Promise.all(bulks.map((bulk) => bulk.write(chunk)));
  expect(written.filter(Boolean)).toHaveLength(1);
  // The journal is ahead of the pool until its last chunk.
  expect(await findings()).toEqual([]);
  await runStatement(database.db, endPool({ merchantId, pool }, { state: 'settled', at: clock.now() }));
  await Promise.all(bulks.map((bulk) => bulk.close()));

  expect(await ledger.balance(memberId)).toMatchObject({ amountMinor: 1_300n });
  expect(await rounds.getRound({ merchantId, roundId: loser })).toMatchObject({
    state: 'settled',
    settledAt: clock.now(),
    payoutMinor: 0n,
    validBetMinor: 50n,
  });
  const list = await rounds.listRounds({ merchantId, memberId, state: 'settled', pageNum: 1, pageSize: 10 });
  expect(list).toMatchObject({ totalValidBetMinor: 150n, totalPayoutMinor: 500n });
  expect(list.items).toHaveLength(2);
  expect(await findings()).toEqual([]);
});

test('a round of a pool is not voided alone', async () => {
  const memberId = await ledger.newMember(1_000n);
  const id = await buy(memberId, newId(), 100n);
  const given = { merchantId, memberId, id };
  await expect(ledger.wallet.transaction((tx) => rounds.void(tx, given))).rejects.toMatchObject({
    code: 'rounds.not_open',
  });
  const cancel = { ...MERCHANT, ...GAME, memberId, kind: 'cancel' as const, id: newId(), roundId: id };
  expect(await rounds.submit(cancel)).toMatchObject({ status: 'refused', code: 'rounds.not_open' });
});

test('a pooled bet that is taken back leaves nothing that counts', async () => {
  const memberId = await ledger.newMember(1_000n);
  const betId = await buy(memberId, newId(), 100n);
  const back = {
    ...MERCHANT,
    ...GAME,
    memberId,
    kind: 'rollback' as const,
    id: newId(),
    betId,
    roundId: betId,
  };
  expect(await rounds.submit(back)).toMatchObject({ status: 'accepted', balanceMinor: 1_000n });
  const { rows } = await sql<{ valid: bigint }>`select valid_bet_minor as valid from rounds
    where merchant_id = ${merchantId} and id = ${betId}`.execute(ledger.database.db);
  expect(rows[0]?.valid).toBe(0n);
  expect(await findings()).toEqual([]);
});

test('a stake from money that was set aside counts on the main account', async () => {
  const memberId = await ledger.newMember(1_000n);
  const hold = { owner: 'member', memberId, kind: 'play_hold' } as const;
  const transfer = {
    id: newId(),
    debit: main(memberId),
    credit: hold,
    amountMinor: 300n,
    reference: newId(),
  };
  await ledger.post({ ...transfer, code: 'chase_hold' });
  const id = newId();
  const bet = { ...MERCHANT, ...GAME, kind: 'bet' as const, id, roundId: id, memberId, amountMinor: 100n };
  expect(await rounds.submit({ ...bet, wallet: hold })).toMatchObject({
    status: 'accepted',
    balanceMinor: 200n,
  });
  const totals = await ledger.wallet.playTotals({ merchantId, memberId, currency });
  expect(totals).toMatchObject({ stakeMinor: 100n });
  expect(await findings()).toEqual([]);
});
