import { MAX_AMOUNT_MINOR } from '@croupier/contract/money.ts';
import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';
import type { AccountRef } from '../wallet.types.ts';

/** An account as its owner names it. */
export type NamedAccount = { merchantId: string; currency: string; ref: AccountRef };

export type MemberAccountRow = {
  id: number;
  currency: string;
  member_id: string;
  kind: string;
};
export type HouseAccountRow = {
  id: number;
  currency: string;
  kind: string;
  key: string;
};

/** Members: member id and kind. House: kind and key. */
const namesOf = ({ ref }: NamedAccount): [string, string] =>
  ref.owner === 'member' ? [ref.memberId, ref.kind] : [ref.kind, ref.key];

const valuesOf = (accounts: readonly NamedAccount[]): string[] => [
  arrayOf(accounts, ({ currency }) => currency),
  arrayOf(accounts, (account) => namesOf(account)[0]),
  arrayOf(accounts, (account) => namesOf(account)[1]),
];
const merchantsOf = (accounts: readonly NamedAccount[]): string =>
  arrayOf(accounts, ({ merchantId }) => merchantId);

export const findMemberAccounts = (merchantId: string, accounts: readonly NamedAccount[]): Statement => ({
  name: 'find_member_accounts',
  text: `select id, currency, member_id, kind from member_accounts
    where merchant_id = $1 and (currency, member_id, kind) in
      (select * from unnest($2::text[], $3::uuid[], $4::text[]))`,
  values: [merchantId, ...valuesOf(accounts)],
});

export const findHouseAccounts = (merchantId: string, accounts: readonly NamedAccount[]): Statement => ({
  name: 'find_house_accounts',
  text: `select id, currency, kind, key from system_accounts
    where merchant_id = $1 and (currency, kind, key) in
      (select * from unnest($2::text[], $3::text[], $4::text[]))`,
  values: [merchantId, ...valuesOf(accounts)],
});

/**
 * A wallet at a vendor follows what the vendor reports: money may be taken out of it before the wins that it came from
 * are known. What the vendor does not report is found by the vendors' checks.
 */
const minimumOf = ({ ref }: NamedAccount): bigint =>
  ref.kind.startsWith('vendor_wallet:') ? -MAX_AMOUNT_MINOR : 0n;

/** Concurrent callers open an account once. The fixed order prevents deadlocks. */
export const insertMemberAccounts = (accounts: readonly NamedAccount[]): Statement => ({
  name: 'insert_member_accounts',
  text: `insert into member_accounts (merchant_id, currency, member_id, kind, minimum_minor)
    select * from unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::int8[]) order by 1, 2, 3, 4
    on conflict do nothing`,
  values: [
    merchantsOf(accounts),
    ...valuesOf(accounts),
    arrayOf(accounts, (account) => String(minimumOf(account))),
  ],
});

export const insertHouseAccounts = (accounts: readonly NamedAccount[]): Statement => ({
  name: 'insert_house_accounts',
  text: `insert into system_accounts (merchant_id, currency, kind, key)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) order by 1, 2, 3, 4
    on conflict do nothing`,
  values: [merchantsOf(accounts), ...valuesOf(accounts)],
});
