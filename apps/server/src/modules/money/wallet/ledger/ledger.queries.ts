import { arrayOf, insertInto, type Statement } from '../../../../platform/db/statement.ts';
import type { LedgerChanges, LedgerKey, MemberFigures, MemberState, StoredTransfer } from './ledger.rules.ts';

// All SQL of the hot path. Statements take whole columns as arrays, so one plan serves any number of rows. Reads look
// up the index row by row (`lateral … limit 1`); updates repeat their keys as `= any`, so that only the rows of the
// batch are touched whichever way a join is executed.

export type LockedRow = {
  id: number;
  balance_minor: bigint;
  minimum_minor: bigint;
  sequence: bigint;
  period: number;
  rounds: number;
  stake_minor: bigint;
  valid_bet_minor: bigint;
  payout_minor: bigint;
  plays_bonus: boolean;
};

/** Always ordered by merchant and id, so that two batches can't deadlock. */
export const lockAccounts = (merchantId: string, accounts: readonly number[]): Statement => ({
  name: 'lock_accounts',
  text: `select id, balance_minor, minimum_minor, sequence, period, rounds, stake_minor, valid_bet_minor, payout_minor,
      plays_bonus
    from member_accounts where merchant_id = $1 and id = any($2::int[]) order by id for no key update`,
  values: [merchantId, arrayOf(accounts, (account) => account)],
});

export type OwnedRow = LockedRow & { member_id: string; currency: string };

/** Accounts that the caller knows by their numbers only. */
export const lockOwnedAccounts = (merchantId: string, accounts: readonly number[]): Statement => ({
  name: 'lock_owned_accounts',
  text: `select id, member_id, currency, balance_minor, minimum_minor, sequence, period, rounds, stake_minor,
      valid_bet_minor, payout_minor, plays_bonus
    from member_accounts where merchant_id = $1 and id = any($2::int[]) order by id for no key update`,
  values: [merchantId, arrayOf(accounts, (account) => account)],
});

export type KeyRow = {
  id: string;
  content: unknown;
  voided_by: string | null;
  at: Date | null;
  debit_account: number;
  credit_account: number;
  amount_minor: bigint;
  debit_sequence: bigint | null;
  debit_balance_minor: bigint | null;
  credit_sequence: bigint | null;
  credit_balance_minor: bigint | null;
  code: string;
  reference: string;
};

const transferColumns = `t.at, t.debit_account, t.credit_account, t.amount_minor, t.debit_sequence,
  t.debit_balance_minor, t.credit_sequence, t.credit_balance_minor, t.code, t.reference`;

/** An id, and the account that holds its entry if it is used as expected. */
export type AskedId = { id: string; account: number };

/** Which of these ids are used, and for what; a transfer of other accounts is not revealed. */
export const readKeys = (merchantId: string, ids: readonly AskedId[]): Statement => ({
  name: 'read_keys',
  text: `select k.id, k.content, k.voided_by, t.*
    from unnest($2::uuid[], $3::int[]) as asked (id, account)
    cross join lateral (
      select * from transfer_keys k where k.merchant_id = $1 and k.id = asked.id limit 1
    ) k
    left join lateral (
      select ${transferColumns} from transfers t where t.merchant_id = $1
        and t.debit_account = asked.account and t.debit_sequence = k.sequence and t.id = k.id
      union all
      select ${transferColumns} from transfers t where t.merchant_id = $1
        and t.credit_account = asked.account and t.credit_sequence = k.sequence and t.id = k.id
      union all
      select ${transferColumns} from transfers t where t.merchant_id = $1 and t.at = k.at and t.id = k.id
    ) t on true`,
  values: [merchantId, arrayOf(ids, ({ id }) => id), arrayOf(ids, ({ account }) => account)],
});

const updateAccounts = (merchantId: string, members: readonly MemberState[]): Statement => ({
  name: 'update_accounts',
  text: `update member_accounts a set balance_minor = v.balance, sequence = v.sequence, period = v.period,
      rounds = v.rounds, stake_minor = v.stake, valid_bet_minor = v.valid_bet, payout_minor = v.payout
    from unnest($2::int[], $3::bigint[], $4::bigint[], $5::int[], $6::int[], $7::bigint[], $8::bigint[],
      $9::bigint[]) as v (id, balance, sequence, period, rounds, stake, valid_bet, payout)
    where a.merchant_id = $1 and a.id = v.id and a.id = any($2::int[])`,
  values: [
    merchantId,
    arrayOf(members, ({ account }) => account),
    arrayOf(members, ({ balanceMinor }) => balanceMinor),
    arrayOf(members, ({ sequence }) => sequence),
    arrayOf(members, ({ period }) => period),
    arrayOf(members, ({ figures }) => figures.rounds),
    arrayOf(members, ({ figures }) => figures.stakeMinor),
    arrayOf(members, ({ figures }) => figures.validBetMinor),
    arrayOf(members, ({ figures }) => figures.payoutMinor),
  ],
});

const insertTransfers = insertInto<StoredTransfer>('transfers', [
  ['at', 'timestamptz', ({ at }) => at.toISOString()],
  ['debit_account', 'int', ({ debit }) => debit],
  ['credit_account', 'int', ({ credit }) => credit],
  ['amount_minor', 'bigint', ({ amountMinor }) => amountMinor],
  ['debit_sequence', 'bigint', ({ debitEntry }) => debitEntry?.sequence ?? null],
  ['debit_balance_minor', 'bigint', ({ debitEntry }) => debitEntry?.balanceAfterMinor ?? null],
  ['credit_sequence', 'bigint', ({ creditEntry }) => creditEntry?.sequence ?? null],
  ['credit_balance_minor', 'bigint', ({ creditEntry }) => creditEntry?.balanceAfterMinor ?? null],
  ['id', 'uuid', ({ id }) => id],
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['code', 'text', ({ code }) => code],
  ['reference', 'uuid', ({ reference }) => reference],
]);

const sequenceOf = ({ transfer }: LedgerKey): bigint | null =>
  transfer?.debitEntry?.sequence ?? transfer?.creditEntry?.sequence ?? null;

const instantOf = (key: LedgerKey): string | null =>
  key.transfer && sequenceOf(key) === null ? key.transfer.at.toISOString() : null;

const insertKeys = insertInto<LedgerKey>('transfer_keys', [
  ['id', 'uuid', ({ id }) => id],
  ['sequence', 'bigint', sequenceOf],
  ['at', 'timestamptz', instantOf],
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['content', 'jsonb', ({ content }) => (content === null ? null : JSON.stringify(content))],
  ['voided_by', 'uuid', ({ voidedBy }) => voidedBy],
]);

/** Says of main accounts, whose locks the transaction holds, whether a bonus plays. */
export const markBonuses = (
  merchantId: string,
  accounts: readonly { account: number; playsBonus: boolean }[],
): Statement => ({
  name: 'mark_bonuses',
  text: `update member_accounts a set plays_bonus = v.plays
    from unnest($2::int[], $3::boolean[]) as v (id, plays)
    where a.merchant_id = $1 and a.id = v.id and a.id = any($2::int[])`,
  values: [
    merchantId,
    arrayOf(accounts, ({ account }) => account),
    arrayOf(accounts, ({ playsBonus }) => String(playsBonus)),
  ],
});

type Overdraft = { account: number; amountMinor: bigint };

/** Only for corrections that may take an account below its minimum; must run before the balance is written. */
const allowOverdrafts = (merchantId: string, overdrafts: readonly Overdraft[]): Statement => ({
  name: 'allow_overdrafts',
  text: `update member_accounts a set overdraft_minor = greatest(a.overdraft_minor, v.amount)
    from unnest($2::int[], $3::bigint[]) as v (id, amount)
    where a.merchant_id = $1 and a.id = v.id and a.id = any($2::int[])`,
  values: [
    merchantId,
    arrayOf(overdrafts, ({ account }) => account),
    arrayOf(overdrafts, ({ amountMinor }) => amountMinor),
  ],
});

const markVoided = (merchantId: string, keys: readonly LedgerKey[]): Statement => ({
  name: 'mark_voided',
  text: `update transfer_keys k set voided_by = v.voided_by
    from unnest($2::uuid[], $3::uuid[]) as v (id, voided_by)
    where k.merchant_id = $1 and k.id = v.id and k.id = any($2::uuid[])`,
  values: [merchantId, arrayOf(keys, ({ id }) => id), arrayOf(keys, ({ voidedBy }) => voidedBy)],
});

/**
 * The sealer may have inserted the same row already; figures of a period that the account has left never change. Both
 * insert in the same order, so they can't deadlock.
 */
export const insertFigures = (figures: readonly MemberFigures[]): Statement => ({
  name: 'insert_figures',
  text: `insert into member_figures (merchant_id, member_id, currency, period, rounds, stake_minor, valid_bet_minor,
      payout_minor)
    select * from unnest($1::text[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[],
      $8::bigint[]) as f (merchant_id, member_id, currency, period, rounds, stake, valid_bet, payout)
    order by merchant_id, member_id, currency, period
    on conflict do nothing`,
  values: [
    arrayOf(figures, ({ merchantId }) => merchantId),
    arrayOf(figures, ({ memberId }) => memberId),
    arrayOf(figures, ({ currency }) => currency),
    arrayOf(figures, ({ period }) => period),
    arrayOf(figures, ({ rounds }) => rounds),
    arrayOf(figures, ({ stakeMinor }) => stakeMinor),
    arrayOf(figures, ({ validBetMinor }) => validBetMinor),
    arrayOf(figures, ({ payoutMinor }) => payoutMinor),
  ],
});

/**
 * Everything a batch decided, in as few statements as possible: updates merchant by merchant, inserts of all
 * merchants together.
 */
export function writesOf(changes: readonly LedgerChanges[]): Statement[] {
  const newKeys = changes.flatMap((ofMerchant) => ofMerchant.newKeys);
  const transfers = changes.flatMap((ofMerchant) => ofMerchant.transfers);
  const closedFigures = changes.flatMap((ofMerchant) => ofMerchant.closedFigures);
  return [
    ...changes.flatMap(({ merchantId, members, voidedKeys, overdrafts }) => [
      ...(overdrafts.length > 0 ? [allowOverdrafts(merchantId, overdrafts)] : []),
      ...(members.length > 0 ? [updateAccounts(merchantId, members)] : []),
      ...(voidedKeys.length > 0 ? [markVoided(merchantId, voidedKeys)] : []),
    ]),
    ...(newKeys.length > 0 ? [insertKeys(newKeys)] : []),
    ...(transfers.length > 0 ? [insertTransfers(transfers)] : []),
    ...(closedFigures.length > 0 ? [insertFigures(closedFigures)] : []),
  ];
}

export const notify = (channel: string, payload: string): Statement => ({
  name: 'notify',
  text: 'select pg_notify($1, $2)',
  values: [channel, payload],
});
