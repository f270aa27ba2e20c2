import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestLedger, MERCHANT } from '../../money/wallet/testing/ledger-fixture.ts';
import { createRounds } from './index.ts';
import { correctRound } from './testing/corrections.ts';

async function createWorld() {
  const ledger = await createTestLedger();
  const { db } = ledger.database;
  const rounds = createRounds({ db, clock: ledger.clock, wallet: ledger.wallet });
  const memberId = await ledger.newMember(10_000_000n);
  const command = (roundId: string) => ({
    ...MERCHANT,
    memberId,
    vendor: 'ACME',
    gameId: 'reels',
    roundId,
    id: newId(),
  });
  const correct = (roundId: string, changes: Parameters<typeof correctRound>[2]) =>
    correctRound(ledger.wallet, command(roundId), changes);
  const journal = async (roundId: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select r.rounds, r.stake_minor as stake, r.payout_minor as payout, r.valid_bet_minor as valid, r.class, r.band,
        r.won, r.prize_share_minor as share, a.member_id = ${memberId} as of_member
      from round_results r join member_accounts a on a.id = r.account_id
      where r.round_id = ${roundId} order by r.at, r.rounds`.execute(db);
    return rows;
  };
  return { ...ledger, rounds, command, correct, journal };
}

const counted = { class: '', of_member: true, share: null };

test('a settlement is in the journal, a bet and a cancelled bet are not', async () => {
  const { rounds, command, journal, close } = await createWorld();
  const [played, cancelled] = [newId(), newId()];
  const bet = { ...command(cancelled), kind: 'bet' as const, amountMinor: 10n };
  await rounds.submit(bet);
  await rounds.submit({ ...command(cancelled), kind: 'rollback', betId: bet.id });
  await rounds.submit({ ...command(played), kind: 'bet', amountMinor: 100_000n });
  expect(await journal(played)).toEqual([]);
  const win = { ...command(played), kind: 'win' as const, amountMinor: 5n, final: true };
  await rounds.submit(win);
  await rounds.submit(win);
  const row = { rounds: 1, stake: 100_000n, payout: 5n, valid: 100_000n, won: false, band: 1 };
  expect(await journal(played)).toEqual([{ ...counted, ...row }]);
  expect(await journal(cancelled)).toEqual([]);
  await close();
});

test('a correction reverses the row that counted, in its own class and band', async () => {
  const { rounds, command, correct, journal, clock, database, close } = await createWorld();
  const roundId = newId();
  await rounds.submit({ ...command(roundId), kind: 'bet', amountMinor: 100_000n });
  await rounds.submit({ ...command(roundId), kind: 'win', amountMinor: 200_000n, final: true });
  // The class and the bands have changed since.
  await database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update round_results set class = 'live', band = 4, prize_share_minor = 9`.execute(tx);
  });
  clock.advance(3_600_000);
  await correct(roundId, { payoutMinor: 0n });
  const played = { ...counted, stake: 100_000n, valid: 100_000n, payout: 200_000n, class: 'live', band: 4 };
  const reversal = { ...played, rounds: -1, stake: -100_000n, valid: -100_000n, payout: -200_000n };
  const rows = [
    { ...played, rounds: 1, won: true, share: 9n },
    { ...reversal, won: true, share: -9n },
    { ...counted, rounds: 1, stake: 100_000n, payout: 0n, valid: 100_000n, band: 1, won: false },
  ];
  expect(await journal(roundId)).toEqual(rows);
  clock.advance(86_400_000);
  await correct(roundId, { state: 'voided', stakeMinor: 0n, validBetMinor: 0n });
  const voided = { ...counted, rounds: -1, stake: -100_000n, payout: 0n, valid: -100_000n };
  expect(await journal(roundId)).toEqual([...rows, { ...voided, band: 1, won: false }]);
  await close();
});

test('the journal can only grow, and the ledger audit finds what was tampered with', async () => {
  const { rounds, command, wallet, database, close } = await createWorld();
  wallet.hooks.checks.push(rounds.check);
  const [lost, doubled, invented] = [newId(), newId(), newId()];
  for (const roundId of [lost, doubled]) {
    await rounds.submit({ ...command(roundId), kind: 'bet', amountMinor: 100n });
    await rounds.submit({ ...command(roundId), kind: 'win', amountMinor: 150n, final: true });
  }
  expect((await wallet.audit()).findings).toEqual([]);

  await expect(sql`update round_results set payout_minor = 0`.execute(database.db)).rejects.toThrow('append');
  await expect(sql`delete from round_results`.execute(database.db)).rejects.toThrow('append');
  await expect(sql`truncate round_results`.execute(database.db)).rejects.toThrow('append');

  await database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temp table planted on commit drop as select * from round_results`.execute(tx);
    await sql`insert into round_results select * from planted where round_id = ${doubled}`.execute(tx);
    await sql`delete from round_results where round_id = ${lost}`.execute(tx);
    await sql`update planted set round_id = ${invented}`.execute(tx);
    await sql`insert into round_results select * from planted limit 1`.execute(tx);
  });
  const { findings } = await wallet.audit();
  const subjects = findings.filter(({ rule }) => rule.startsWith('a settled round is in the journal'));
  expect(subjects.map(({ subject }) => subject).toSorted()).toEqual(
    [lost, doubled, invented].map((id) => `round ${id}`).toSorted(),
  );
  expect(findings.map(({ rule }) => rule)).toContain(
    'rounds and valid bets of a period are those of the journal',
  );
  await close();
});
