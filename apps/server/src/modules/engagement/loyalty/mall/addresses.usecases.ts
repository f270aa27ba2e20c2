import { postalAddress, type PostalAddress, type SavedAddress } from '@croupier/contract/loyalty/mall.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { ADDRESS_DAYS, MAX_ADDRESSES } from '../loyalty.config.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import {
  eraseContacts,
  findAddress,
  insertAddress,
  listAddresses,
  removeAddress,
  type AddressRow,
} from './addresses.queries.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

const ownerOf = (merchantId: string, { id, memberId }: Pick<AddressRow, 'id' | 'memberId'>): string =>
  `address:${merchantId}:${memberId}:${id}`;
const hintOf = ({ name, line1, city, country }: PostalAddress): string =>
  [name, line1, city, country].join(', ').slice(0, 60);

/** The address itself. Only for its member, and for operators who send something there. */
export const openAddress = async (
  { box }: Pick<LoyaltyDeps, 'box'>,
  merchantId: string,
  row: AddressRow,
): Promise<PostalAddress> => postalAddress.parse(JSON.parse(await box.open(row, ownerOf(merchantId, row))));

const savedView = async (
  deps: Pick<LoyaltyDeps, 'box'>,
  merchantId: string,
  row: AddressRow,
): Promise<SavedAddress> => ({
  ...(await openAddress(deps, merchantId, row)),
  id: row.id,
  usedAt: row.usedAt,
});

export async function listOwnAddresses(deps: LoyaltyDeps, member: MemberKey): Promise<SavedAddress[]> {
  const rows = await listAddresses(deps.db, member);
  return Promise.all(rows.map((row) => savedView(deps, member.merchantId, row)));
}

/** Adds an address; the same id again gives the same answer. @throws `loyalty.too_many_addresses`, `.id_reused` */
export async function addAddress(
  deps: LoyaltyDeps,
  { merchantId, memberId }: MemberKey,
  { id, ...address }: PostalAddress & { id: string },
): Promise<SavedAddress> {
  const sealed = await deps.box.seal(JSON.stringify(address), ownerOf(merchantId, { id, memberId }));
  return deps.db.transaction().execute(async (tx) => {
    const known = await listAddresses(tx, { merchantId, memberId });
    const same = known.find((row) => row.id === id);
    if (same) return savedView(deps, merchantId, same);
    if (known.length >= MAX_ADDRESSES) throw appError(errors.tooManyAddresses);
    const at = deps.clock.now();
    const of = { merchantId, memberId, id, address: sealed, hint: hintOf(address), at };
    if (!(await insertAddress(tx, of))) throw appError(errors.idReused);
    return { ...address, id, usedAt: at };
  });
}

/** @throws `loyalty.address_needed` for an address that is not the member’s */
export async function dropAddress(deps: LoyaltyDeps, member: MemberKey, id: string): Promise<null> {
  const at = deps.clock.now();
  if (!(await deps.db.transaction().execute((tx) => removeAddress(tx, { ...member, id, at }))))
    throw appError(errors.addressNeeded);
  return null;
}

/** Erases addresses and numbers that are no longer needed; the job calls it every night. */
export async function eraseOldContacts({ db, clock, merchants }: LoyaltyDeps): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - ADDRESS_DAYS * DAY_MILLISECONDS);
  for (const { id: merchantId } of await merchants.list())
    await db.transaction().execute((tx) => eraseContacts(tx, { merchantId, before, at }));
}

/** Where a redemption goes. */
export const addressOf = async (
  deps: Pick<LoyaltyDeps, 'db' | 'box'>,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<PostalAddress | null> => {
  const row = await findAddress(deps.db, { merchantId, id });
  return row ? openAddress(deps, merchantId, row) : null;
};
