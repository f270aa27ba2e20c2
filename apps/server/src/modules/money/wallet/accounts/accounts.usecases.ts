import { runStatement } from '../../../../platform/db/statement.ts';
import type { Db } from '../../../../platform/db/database.ts';
import {
  findHouseAccounts,
  findMemberAccounts,
  insertHouseAccounts,
  insertMemberAccounts,
  type HouseAccountRow,
  type MemberAccountRow,
  type NamedAccount,
} from './accounts.queries.ts';
import type { AccountRef } from '../wallet.types.ts';

/** An account by its number within the merchant; its meaning never changes. */
export type Account = { id: number; merchantId: string; currency: string; memberId: string | null };

/** About 100 MB at most; beyond that the oldest entries are looked up again. */
const MAX_REMEMBERED = 500_000;

export const accountKey = (merchantId: string, currency: string, ref: AccountRef): string =>
  ref.owner === 'member'
    ? `${merchantId}/${currency}/${ref.memberId}/${ref.kind}`
    : `${merchantId}/${currency}//${ref.kind}/${ref.key}`;

const keyOf = ({ merchantId, currency, ref }: NamedAccount): string => accountKey(merchantId, currency, ref);

async function loadOf(
  db: Db,
  merchantId: string,
  wanted: readonly NamedAccount[],
): Promise<Map<string, Account>> {
  const found = new Map<string, Account>();
  const members = wanted.filter(({ ref }) => ref.owner === 'member');
  const house = wanted.filter(({ ref }) => ref.owner === 'house');
  if (members.length > 0)
    for (const row of await runStatement<MemberAccountRow>(db, findMemberAccounts(merchantId, members)))
      found.set(`${merchantId}/${row.currency}/${row.member_id}/${row.kind}`, {
        id: row.id,
        merchantId,
        currency: row.currency,
        memberId: row.member_id,
      });
  if (house.length > 0)
    for (const row of await runStatement<HouseAccountRow>(db, findHouseAccounts(merchantId, house)))
      found.set(`${merchantId}/${row.currency}//${row.kind}/${row.key}`, {
        id: row.id,
        merchantId,
        currency: row.currency,
        memberId: null,
      });
  return found;
}

async function load(db: Db, wanted: readonly NamedAccount[]): Promise<Map<string, Account>> {
  const found = new Map<string, Account>();
  for (const [merchantId, ofMerchant] of Map.groupBy(wanted, (account) => account.merchantId))
    for (const [key, account] of await loadOf(db, merchantId, ofMerchant)) found.set(key, account);
  return found;
}

/** Opens accounts on first use and caches account numbers. */
export function createDirectory() {
  const remembered = new Map<string, Account>();

  const remember = (accounts: ReadonlyMap<string, Account>): void => {
    for (const [key, account] of accounts) {
      if (remembered.size >= MAX_REMEMBERED) {
        const oldest = remembered.keys().next().value;
        if (oldest !== undefined) remembered.delete(oldest);
      }
      remembered.set(key, account);
    }
  };

  return {
    find: (merchantId: string, currency: string, ref: AccountRef): Account | undefined =>
      remembered.get(accountKey(merchantId, currency, ref)),
    remember,
    /**
     * Looks up or opens the wanted accounts. In the caller's transaction a rollback removes new accounts again, so
     * the caller passes them to `remember` only after the commit.
     */
    resolve: async (
      db: Db,
      wanted: readonly NamedAccount[],
    ): Promise<{ accounts: Map<string, Account>; opened: Map<string, Account> }> => {
      const accounts = new Map<string, Account>();
      const missing = new Map<string, NamedAccount>();
      for (const account of wanted) {
        const key = keyOf(account);
        const known = remembered.get(key);
        if (known) accounts.set(key, known);
        else missing.set(key, account);
      }
      const opened = new Map<string, Account>();
      if (missing.size === 0) return { accounts, opened };
      const found = await load(db, [...missing.values()]);
      const absent = [...missing].filter(([key]) => !found.has(key)).map(([, account]) => account);
      const members = absent.filter(({ ref }) => ref.owner === 'member');
      const house = absent.filter(({ ref }) => ref.owner === 'house');
      if (members.length > 0) await runStatement(db, insertMemberAccounts(members));
      if (house.length > 0) await runStatement(db, insertHouseAccounts(house));
      if (absent.length > 0) for (const [key, account] of await load(db, absent)) found.set(key, account);
      for (const [key, account] of found) {
        accounts.set(key, account);
        opened.set(key, account);
      }
      return { accounts, opened };
    },
  };
}

export type Directory = ReturnType<typeof createDirectory>;
