import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createRounds } from '../../../games/rounds/index.ts';
import { createTestLedger, HOUSE, main, MERCHANT, transferOf } from '../testing/ledger-fixture.ts';

/** A small ledger with some of everything, and the ids that the corruptions below need. */
async function createPlayedLedger() {
  const ledger = await createTestLedger();
  const rounds = createRounds({ db: ledger.database.db, clock: ledger.clock, wallet: ledger.wallet });
  ledger.wallet.hooks.checks.push(rounds.check);
  const [ann, bob] = [await ledger.newMember(1_000n), await ledger.newMember(1_000n)];
  const gift = transferOf(main(ann), main(bob), 100n);
  await ledger.post(gift);
  const moved = transferOf(HOUSE, { owner: 'house', kind: 'jackpot', key: 'a' }, 30n);
  await ledger.post(moved);
  const round = { ...MERCHANT, memberId: ann, vendor: 'ACME', gameId: 'reels', roundId: newId() };
  const bet = { ...round, kind: 'bet' as const, id: newId(), amountMinor: 50n };
  await rounds.submit(bet);
  await rounds.submit({ ...round, kind: 'win', id: newId(), amountMinor: 80n, final: true });
  ledger.clock.advance(600_000);
  await ledger.wallet.sealPeriods();
  await ledger.post(transferOf(HOUSE, main(ann), 1n));
  return { ...ledger, ann, bob, gift: gift.id, moved: moved.id, bet: bet.id, roundId: round.roundId };
}
type Played = Awaited<ReturnType<typeof createPlayedLedger>>;

/** Acts as an intruder with owner rights, bypassing the triggers that keep the ledger append-only. */
const tamper = (ledger: Played, change: RawBuilder<unknown>): Promise<void> =>
  ledger.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { numAffectedRows } = await change.execute(tx);
    expect(Number(numAffectedRows)).toBeGreaterThan(0);
  });

test('the audit finds nothing in a sound ledger and stores its report', async () => {
  const ledger = await createPlayedLedger();
  expect((await ledger.wallet.audit()).findings).toEqual([]);
  expect(await ledger.other.lastAudit()).toMatchObject({ at: ledger.clock.now(), findings: {} });
  await ledger.close();
});

const accountOf = (member: string) =>
  sql`(select id from member_accounts where member_id = ${member} and kind = 'main')`;

const CORRUPTIONS: [string, (ledger: Played) => RawBuilder<unknown>, (ledger: Played) => string][] = [
  [
    'a balance is the sum of its transfers',
    ({ ann }) => sql`update member_accounts set balance_minor = balance_minor + 1 where member_id = ${ann}`,
    () => 'account ',
  ],
  [
    'the sum of all balances is zero',
    ({ ann }) => sql`update member_accounts set balance_minor = balance_minor + 1 where member_id = ${ann}`,
    () => 'THB',
  ],
  [
    'an account has as many entries as its sequence says',
    ({ bob }) => sql`update member_accounts set sequence = sequence + 1 where member_id = ${bob}`,
    () => 'account ',
  ],
  [
    'entries are numbered without a gap',
    ({ gift }) => sql`update transfers set credit_sequence = 7 where id = ${gift}`,
    ({ gift }) => `transfer ${gift}`,
  ],
  [
    'an entry tells the balance after it',
    ({ gift }) => sql`update transfers set debit_balance_minor = debit_balance_minor - 1 where id = ${gift}`,
    ({ gift }) => `transfer ${gift}`,
  ],
  [
    'a balance is the sum of its transfers',
    ({ gift }) => sql`update transfers set amount_minor = amount_minor + 1 where id = ${gift}`,
    () => 'account ',
  ],
  [
    'every id that is taken has its transfer',
    ({ moved }) => sql`delete from transfers where id = ${moved}`,
    ({ moved }) => `transfer ${moved}`,
  ],
  [
    'every transfer stands behind its id, and once',
    ({ bet }) => sql`delete from transfer_keys where id = ${bet}`,
    ({ bet }) => `transfer ${bet}`,
  ],
  [
    'every transfer stands behind its id, and once',
    ({ moved }) => sql`insert into transfers select * from transfers where id = ${moved}`,
    ({ moved }) => `transfer ${moved}`,
  ],
  [
    'entries are kept for member accounts and only for them',
    ({ gift }) =>
      sql`update transfers set credit_sequence = null, credit_balance_minor = null where id = ${gift}`,
    ({ gift }) => `transfer ${gift}`,
  ],
  [
    'both sides of a transfer are accounts of its merchant in one currency',
    ({ gift }) => sql`update transfers set merchant_id = 'lotus' where id = ${gift}`,
    ({ gift }) => `transfer ${gift}`,
  ],
  [
    'sealed sums are those of the sealed transfers',
    () => sql`update system_subtotals set credit_minor = credit_minor + 1 where debit_minor > 0`,
    () => 'system account ',
  ],
  [
    'sealed sums are those of the sealed transfers',
    ({ ann }) =>
      sql`update transfers set at = at - interval '10 minutes' where credit_account = ${accountOf(ann)}
        and amount_minor = 1`,
    () => 'system account ',
  ],
  [
    'the seal of a merchant has its mark, and no transfer is without a seal',
    () => sql`delete from ledger_seal_marks`,
    () => 'seal',
  ],
  [
    'the seal of a merchant has its mark, and no transfer is without a seal',
    () => sql`delete from ledger_seals`,
    () => 'seal',
  ],
  [
    'money and the round that explains it agree',
    ({ roundId }) => sql`update rounds set payout_minor = 81 where id = ${roundId}`,
    ({ roundId }) => `round ${roundId}`,
  ],
  [
    'money and the round that explains it agree',
    ({ roundId }) => sql`delete from rounds where id = ${roundId}`,
    ({ roundId }) => `round ${roundId}`,
  ],
  [
    'stakes and payouts of a period are what was moved in it',
    ({ ann }) => sql`update member_figures set stake_minor = stake_minor + 1 where member_id = ${ann}`,
    ({ ann }) => `member ${ann}`,
  ],
];

test.each(CORRUPTIONS)('the audit reports the violation: %s', async (rule, corruption, subject) => {
  const ledger = await createPlayedLedger();
  try {
    await tamper(ledger, corruption(ledger));
    const { findings } = await ledger.wallet.audit();
    const named = findings.filter((finding) => finding.rule === rule);
    expect(named.map((finding) => finding.subject).join()).toContain(subject(ledger));
    expect(named.every(({ merchantId }) => merchantId !== '')).toBe(true);
    const kept = (await ledger.wallet.lastAudit())?.findings ?? {};
    expect(Object.values(kept).reduce((sum, number) => sum + number, 0)).toBe(findings.length);
  } finally {
    await ledger.close();
  }
});

test.each([
  ['change a transfer', sql`update transfers set amount_minor = amount_minor + 1`],
  ['delete a transfer', sql`delete from transfers`],
  ['empty the transfers', sql`truncate transfers`],
  ['free an id', sql`delete from transfer_keys`],
])('the database refuses to %s', async (_, change) => {
  const ledger = await createPlayedLedger();
  await expect(change.execute(ledger.database.db)).rejects.toThrow('append-only');
  await ledger.close();
});

test('the database refuses a balance below the minimum', async () => {
  const ledger = await createPlayedLedger();
  await expect(
    sql`update member_accounts set balance_minor = -1`.execute(ledger.database.db),
  ).rejects.toThrow('member_accounts_minimum');
  await ledger.close();
});
