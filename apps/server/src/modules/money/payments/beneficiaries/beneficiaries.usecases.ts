import type { Beneficiary } from '@croupier/contract/payments/withdrawals.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { findBank } from './banks.config.ts';
import {
  findBeneficiary,
  findSealedNumber,
  hasNumber,
  insertBeneficiary,
  isInUse,
  listBeneficiaries,
  removeBeneficiary,
} from './beneficiaries.queries.ts';
import type { AddBeneficiary, BeneficiaryRow } from './beneficiaries.types.ts';
import { isSameHolder } from './holder-name.rules.ts';
import { readNumber } from './numbers.rules.ts';

type Deps = WithdrawalDeps;
type Caller = { account: Pick<Account, 'kind'>; ip: string; requestId: string };

const HOUR_MILLISECONDS = 60 * 60_000;
const SHOWN_CHARACTERS = 4;

/** Hashes compare numbers within one merchant only. */
const hashOwner = (merchantId: string): string => `${merchantId}/beneficiary`;
const sealOwner = ({ merchantId, id }: { merchantId: string; id: string }): string => `${merchantId}/${id}`;

export const wireBeneficiary = (row: BeneficiaryRow, currency: string): Beneficiary => ({
  id: row.id,
  kind: row.kind,
  bank: row.bank,
  bankName: findBank(currency, row.kind, row.bank)?.name ?? row.bank,
  numberEnd: row.numberEnd,
  holder: row.holder,
  usableFrom: row.usableFrom,
  paidBefore: row.paidAt !== null,
  createdAt: row.createdAt,
});

/** @throws `payments.bank_unknown`, `payments.number_invalid` */
function readInput(currency: string, { kind, bank, number }: AddBeneficiary): string {
  if (!findBank(currency, kind, bank)) throw fieldRefusal(withdrawalErrors.bankUnknown, 'bank');
  const read = readNumber({ currency, kind, bank }, number);
  if (read === undefined) throw fieldRefusal(withdrawalErrors.numberInvalid, 'number');
  return read;
}

/** Whether a stored beneficiary is the one that is added again. The number itself is compared by its ends and hash. */
async function isSame(
  { box }: Pick<Deps, 'box'>,
  stored: BeneficiaryRow,
  asked: AddBeneficiary,
  sealed: Parameters<Deps['box']['open']>[0],
  number: string,
): Promise<boolean> {
  return (
    stored.memberId === asked.memberId &&
    stored.kind === asked.kind &&
    stored.bank === asked.bank &&
    stored.holder === asked.holder &&
    (await box.open(sealed, sealOwner(asked))) === number
  );
}

/**
 * Adds a beneficiary in the member's own name. It can be paid after the cool-down. The same id again gets the same
 * answer.
 *
 * @throws `payments.bank_unknown`, `.number_invalid`, `.payee_name_missing`, `.holder_differs`, `.beneficiary_exists`,
 *   `.too_many_beneficiaries`, `.id_reused`
 */
export async function addBeneficiary(
  deps: Deps,
  input: AddBeneficiary,
  { account, ip, requestId }: Caller,
): Promise<Beneficiary> {
  const { db, box, clock, merchants, members, audit } = deps;
  const { merchantId, memberId, id, kind, bank, holder } = input;
  const { currency, settings } = await merchants.byId(merchantId);
  const number = readInput(currency, input);
  const [sealed, hashes] = await Promise.all([
    box.seal(number, sealOwner(input)),
    // Two banks may have accounts with the same number.
    box.hashes(`${kind}:${bank}:${number}`, hashOwner(merchantId)),
  ]);
  const row = await db.transaction().execute(async (tx) => {
    const member = await members.lock(tx, merchantId, memberId);
    const [stored, storedNumber] = [await findBeneficiary(tx, input), await findSealedNumber(tx, input)];
    if (stored && storedNumber) {
      if (await isSame(deps, stored, input, storedNumber, number)) return stored;
      throw appError(withdrawalErrors.idReused);
    }
    const payeeName = member?.payee_name ?? '';
    if (payeeName === '') throw appError(withdrawalErrors.payeeNameMissing);
    if (!isSameHolder(holder, payeeName)) throw fieldRefusal(withdrawalErrors.holderDiffers, 'holder');
    if (await hasNumber(tx, { merchantId, memberId, hashes }))
      throw fieldRefusal(withdrawalErrors.beneficiaryExists, 'number');
    const known = await listBeneficiaries(tx, { merchantId, memberId });
    if (known.length >= settings.payments.beneficiariesMax)
      throw appError(withdrawalErrors.tooManyBeneficiaries);
    const now = clock.now();
    const added = {
      merchantId,
      id,
      memberId,
      kind,
      bank,
      holder,
      numberEnd: number.slice(-SHOWN_CHARACTERS),
      usableFrom: new Date(now.getTime() + settings.payments.coolDownHours * HOUR_MILLISECONDS),
      createdAt: now,
    };
    if (!(await insertBeneficiary(tx, { ...added, number: sealed, numberHash: hashes[0] })))
      throw appError(withdrawalErrors.idReused);
    await audit.record(tx, {
      merchantId,
      actor: { kind: account.kind, id: memberId },
      action: 'member.beneficiary_added',
      subject: `member:${memberId}`,
      after: { beneficiary: id, kind, bank, numberEnd: added.numberEnd },
      ip,
      requestId,
    });
    return { ...added, paidAt: null, removedAt: null };
  });
  return wireBeneficiary(row, currency);
}

/** The member's own, masked. */
export async function ownBeneficiaries(
  { db, merchants, members }: Pick<Deps, 'db' | 'merchants' | 'members'>,
  owner: { merchantId: string; memberId: string },
): Promise<{ items: Beneficiary[]; payeeName: string; max: number }> {
  const [{ currency, settings }, member, rows] = await Promise.all([
    merchants.byId(owner.merchantId),
    members.find(owner.merchantId, owner.memberId),
    listBeneficiaries(db, owner),
  ]);
  return {
    items: rows.map((row) => wireBeneficiary(row, currency)),
    payeeName: member?.payee_name ?? '',
    max: settings.payments.beneficiariesMax,
  };
}

/** @throws `payments.not_found`, also for another member's, `payments.beneficiary_in_use` */
export async function dropBeneficiary(
  { db, clock, members, audit }: Pick<Deps, 'db' | 'clock' | 'members' | 'audit'>,
  { merchantId, memberId, id }: { merchantId: string; memberId: string; id: string },
  { account, ip, requestId }: Caller,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A request for a withdrawal takes the same lock.
    await members.lock(tx, merchantId, memberId);
    const found = await findBeneficiary(tx, { merchantId, id });
    if (!found || found.memberId !== memberId || found.removedAt) throw appError(withdrawalErrors.notFound);
    if (await isInUse(tx, { merchantId, id })) throw appError(withdrawalErrors.beneficiaryInUse);
    await removeBeneficiary(tx, { merchantId, id, at: clock.now() });
    await audit.record(tx, {
      merchantId,
      actor: { kind: account.kind, id: memberId },
      action: 'member.beneficiary_removed',
      subject: `member:${memberId}`,
      before: { beneficiary: id, kind: found.kind, bank: found.bank, numberEnd: found.numberEnd },
      ip,
      requestId,
    });
  });
}

/** The whole number, for a payout. @throws Error for an unknown beneficiary */
export async function openNumber(
  { db, box }: Pick<Deps, 'db' | 'box'>,
  key: { merchantId: string; id: string },
): Promise<string> {
  const sealed = await findSealedNumber(db, key);
  if (!sealed) throw new Error(`no beneficiary ${key.id}`);
  return box.open(sealed, sealOwner(key));
}
