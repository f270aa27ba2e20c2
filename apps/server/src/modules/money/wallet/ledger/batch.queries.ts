import type { Account } from '../accounts/accounts.usecases.ts';
import {
  createLedgerBatch,
  instantOf,
  type LedgerBatch,
  type LedgerKey,
  type MemberState,
  type PostResult,
} from './ledger.rules.ts';
import { lockAccounts, readKeys } from './ledger.queries.ts';
import type { AskedId, KeyRow, LockedRow, OwnedRow } from './ledger.queries.ts';
import { holdMark, type MarkRow } from '../seal/marks.queries.ts';
import { findMark, type RunStatements } from '../seal/marks.usecases.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import type { PostedTransfer, TransferBatch } from '../wallet.types.ts';
import type { MerchantGroup } from './domain.rules.ts';
import { mainOf } from './ids.rules.ts';
import type { AccountRef } from '../wallet.types.ts';

/**
 * What must be read of a merchant before deciding, in this order: locks first, so that later reads see the result of
 * the last transaction.
 */
export function readsOf(
  { merchantId, accounts }: Pick<MerchantGroup<unknown>, 'merchantId' | 'accounts'>,
  ids: readonly AskedId[],
): Statement[] {
  const members = accounts.filter(({ memberId }) => memberId !== null).map(({ id }) => id);
  return [lockAccounts(merchantId, members), holdMark(merchantId), readKeys(merchantId, ids)];
}

/** The results of `readsOf` with a mark; the mark is missing if a sealer was faster or the merchant is new. */
export async function withMark(
  run: RunStatements,
  { merchantId, now }: { merchantId: string; now: Date },
  answers: readonly (readonly unknown[])[],
): Promise<readonly (readonly unknown[])[]> {
  return (answers[1] ?? []).length > 0 ? answers : answers.with(1, await findMark(run, merchantId, now));
}

function keyOf(merchantId: string, row: KeyRow): LedgerKey {
  const { id } = row;
  const entry = (sequence: bigint | null, balanceAfterMinor: bigint | null) =>
    sequence === null || balanceAfterMinor === null ? null : { sequence, balanceAfterMinor };
  const transfer = row.at && {
    id,
    merchantId,
    at: row.at,
    debit: row.debit_account,
    credit: row.credit_account,
    amountMinor: row.amount_minor,
    code: row.code,
    reference: row.reference,
    debitEntry: entry(row.debit_sequence, row.debit_balance_minor),
    creditEntry: entry(row.credit_sequence, row.credit_balance_minor),
  };
  return { merchantId, id, transfer, content: row.content, voidedBy: row.voided_by };
}

const memberOf = (
  owner: Pick<MemberState, 'merchantId' | 'currency' | 'memberId'>,
  row: LockedRow,
): MemberState => ({
  account: row.id,
  ...owner,
  balanceMinor: row.balance_minor,
  minimumMinor: row.minimum_minor,
  sequence: row.sequence,
  playsBonus: row.plays_bonus,
  period: row.period,
  figures: {
    rounds: row.rounds,
    stakeMinor: row.stake_minor,
    validBetMinor: row.valid_bet_minor,
    payoutMinor: row.payout_minor,
  },
});

/** A batch without looked-up ids: whoever writes it knows by other means that none of them is used. */
export function openBulkBatch(
  now: Date,
  { merchantId, house }: { merchantId: string; house: readonly number[] },
  { locked, mark }: { locked: readonly OwnedRow[]; mark: MarkRow },
): LedgerBatch {
  const members = locked.map((row) =>
    memberOf({ merchantId, currency: row.currency, memberId: row.member_id }, row),
  );
  const at = instantOf(now, new Date(mark.closing_until), members);
  return createLedgerBatch({ merchantId, at, members, house: new Set(house), keys: [] });
}

/** Builds the batch from the results of `readsOf`. */
export function openLedgerBatch(
  now: Date,
  { merchantId, accounts }: Pick<MerchantGroup<unknown>, 'merchantId' | 'accounts'>,
  answers: readonly (readonly unknown[])[],
): LedgerBatch {
  const [locked, [mark], keys] = answers as [LockedRow[], MarkRow[], KeyRow[]];
  if (!mark) throw new Error(`merchant ${merchantId} has no seal mark`);
  const rows = new Map(locked.map((row) => [row.id, row]));
  const members: MemberState[] = [];
  const house = new Set<number>();
  for (const { id, currency, memberId } of accounts) {
    const row = rows.get(id);
    if (memberId === null) house.add(id);
    else if (!row) throw new Error(`account ${id} is gone`);
    else members.push(memberOf({ merchantId, currency, memberId }, row));
  }
  return createLedgerBatch({
    merchantId,
    at: instantOf(now, new Date(mark.closing_until), members),
    members,
    house,
    keys: keys.map((row) => keyOf(merchantId, row)),
  });
}

/** Posts linked transfers in a ledger batch, with their figures: all or none. */
export function postLinked(
  ledger: LedgerBatch,
  { transfers, figures }: Pick<TransferBatch, 'transfers' | 'figures'>,
  accountOf: (ref: AccountRef) => Account,
): PostResult {
  const result = ledger.post(
    transfers.map(({ id, debit, credit, amountMinor, code, reference }) => ({
      id,
      amountMinor,
      code,
      reference,
      debit: accountOf(debit).id,
      credit: accountOf(credit).id,
    })),
  );
  if (result.ok && !result.duplicate)
    for (const { memberId, ...more } of figures ?? [])
      ledger.addFigures(accountOf(mainOf(memberId)).id, more);
  return result;
}

export const postedOf = (result: PostResult & { ok: true }): PostedTransfer[] =>
  result.transfers.map(({ id, at, debitEntry, creditEntry }) => ({
    id,
    at,
    duplicate: result.duplicate,
    debit: debitEntry,
    credit: creditEntry,
  }));
