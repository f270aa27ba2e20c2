import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { TransferState, VendorTransfer } from './transfers.rules.ts';

type TransferKey = { merchantId: string; id: string };

const COLUMNS = sql`merchant_id as "merchantId", id, member_id as "memberId", account_id as "accountId", currency,
  direction, amount_minor as "amountMinor", state, ask_at as "askAt", tries, reason, held_minor as "heldMinor", created_at as "createdAt"`;

/** False if the id is used, or the member has another open transfer with the vendor. */
export async function insertTransfer(tx: Tx, transfer: VendorTransfer): Promise<boolean> {
  const { merchantId, id, memberId, accountId, currency, direction, amountMinor, state, askAt } = transfer;
  const { numAffectedRows } =
    await sql`insert into vendor_transfers (merchant_id, id, member_id, account_id, currency,
      direction, amount_minor, state, ask_at, created_at, changed_at)
    values (${merchantId}, ${id}, ${memberId}, ${accountId}, ${currency}, ${direction}, ${amountMinor}, ${state},
      ${askAt}, ${transfer.createdAt}, ${transfer.createdAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findTransfer(
  db: Db,
  { merchantId, id }: TransferKey,
  lock = false,
): Promise<VendorTransfer | undefined> {
  const { rows } = await sql<VendorTransfer>`select ${COLUMNS} from vendor_transfers
    where merchant_id = ${merchantId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function updateTransfer(
  tx: Tx,
  transfer: TransferKey & {
    state: TransferState;
    amountMinor: bigint | null;
    askAt: Date | null;
    tries: number;
    reason: string | null;
    heldMinor: bigint;
    at: Date;
  },
): Promise<void> {
  const { merchantId, id, state, amountMinor, askAt, tries, reason, heldMinor, at } = transfer;
  await sql`update vendor_transfers set state = ${state}, amount_minor = ${amountMinor}, ask_at = ${askAt},
      tries = ${tries}, reason = ${reason}, held_minor = ${heldMinor}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Transfers that are not credited as a whole, oldest first. */
export async function listHeldTransfers(
  db: Db,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<VendorTransfer[]> {
  const { rows } = await sql<VendorTransfer>`select ${COLUMNS} from vendor_transfers
    where merchant_id = ${merchantId} and held_minor > 0 order by created_at limit ${limit}`.execute(db);
  return rows;
}

export async function setHeld(
  tx: Tx,
  { merchantId, id, heldMinor }: TransferKey & { heldMinor: bigint },
): Promise<void> {
  await sql`update vendor_transfers set held_minor = ${heldMinor}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Members who may not play and have money at a vendor. */
export async function listStoppedWithMoney(
  db: Db,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct p.member_id as "memberId" from (
      select member_id from protection_exclusions where merchant_id = ${merchantId} and starts_at <= ${at}
        and (ends_at is null or ends_at > ${at} or kind = 'self_exclusion' and (return_at is null or return_at > ${at}))
      union select member_id from protection_closures where merchant_id = ${merchantId} and reopened_at is null
    ) stopped
    join vendor_players p on p.merchant_id = ${merchantId} and p.member_id = stopped.member_id
    join member_accounts a on a.merchant_id = ${merchantId} and a.member_id = p.member_id
      and a.kind = 'vendor_wallet:' || p.account_id and a.balance_minor > 0
    limit ${limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Open transfers that the vendor must be asked about now, oldest first. */
export async function listDueTransfers(
  db: Db,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<VendorTransfer[]> {
  const { rows } = await sql<VendorTransfer>`select ${COLUMNS} from vendor_transfers
    where merchant_id = ${merchantId} and state in ('sent', 'unknown') and ask_at <= ${at}
    order by ask_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOpenTransfers(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<VendorTransfer[]> {
  const { rows } = await sql<VendorTransfer>`select ${COLUMNS} from vendor_transfers
    where merchant_id = ${merchantId} and member_id = ${memberId} and state in ('sent', 'unknown')
    order by created_at`.execute(db);
  return rows;
}

/** Accounts at which the member has been: only there can be money. */
export async function listAccountsOfMember(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`select account_id as "accountId" from vendor_players
    where merchant_id = ${merchantId} and member_id = ${memberId} order by created_at`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

/** How far the bets of a vendor with a wallet of its own have been read. */
export async function findReadUntil(
  db: Db,
  { merchantId, accountId, list }: { merchantId: string; accountId: string; list: string },
): Promise<Date | undefined> {
  const { rows } = await sql<{ readUntil: Date }>`select read_until as "readUntil" from vendor_lists
    where merchant_id = ${merchantId} and account_id = ${accountId} and list = ${list}`.execute(db);
  return rows[0]?.readUntil;
}

export async function setReadUntil(
  db: Db,
  { merchantId, accountId, list, at }: { merchantId: string; accountId: string; list: string; at: Date },
): Promise<void> {
  await sql`insert into vendor_lists (merchant_id, account_id, list, read_until)
    values (${merchantId}, ${accountId}, ${list}, ${at})
    on conflict (merchant_id, account_id, list) do update set read_until = excluded.read_until`.execute(db);
}

/** The codes of the vendors whose games a merchant offers over an account. */
export async function listVendorCodes(
  db: Db,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select v.code from vendor_account_vendors a
    join vendors v on v.id = a.vendor_id
    where a.merchant_id = ${merchantId} and a.account_id = ${accountId} order by v.code`.execute(db);
  return rows.map(({ code }) => code);
}
