import type { QueryOf } from '@croupier/contract/lists/define-list.ts';
import { memberList, type MemberItem } from '@croupier/contract/lists/members.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../platform/lists/list-reader.ts';
import { maskEmail, maskMobile } from '../../access/delivery/index.ts';
import { accountKey, kindOf, maskName, TYPES_OF_KIND } from '../../access/members/index.ts';

type Row = Omit<MemberItem, 'kind'>;

/** `%` and `_` are ordinary characters of a name. */
const prefixPattern = (account: string): string =>
  `${accountKey(account).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type Filters = Readonly<Partial<QueryOf<typeof memberList>>>;

const usesBalance = ({ balanceMin, balanceMax }: Filters): boolean =>
  balanceMin !== undefined || balanceMax !== undefined;

const usesMembers = ({
  account,
  mobile,
  email,
  kind,
  status,
  registeredFrom,
  registeredUntil,
}: Filters): boolean =>
  [account, mobile, email, kind, status, registeredFrom, registeredUntil].some(
    (value) => value !== undefined,
  );

const SHORT_PREFIX = 2;

/** Whether so few members remain that looking up the balance of each is faster than going through all balances. */
const isRare = ({ account, mobile, email, kind, status }: Filters): boolean =>
  (account !== undefined && account.length > SHORT_PREFIX) ||
  mobile !== undefined ||
  email !== undefined ||
  (kind !== undefined && kind !== 'member') ||
  (status !== undefined && status !== 'open');

/** Members with their balances in `b`. Without the offset, the planner would start from the balances of all members. */
const membersWithBalance = (merchantId: string, filters: Filters) =>
  isRare(filters)
    ? sql`from members m cross join lateral (
        select member_id, balance_minor from member_balances
        where merchant_id = ${merchantId} and member_id = m.id offset 0) b`
    : sql`from members m join member_balances b on b.merchant_id = ${merchantId} and b.member_id = m.id`;

export const memberReader = createListReader(memberList, {
  rows: (merchantId, filters) => sql`${membersWithBalance(merchantId, filters)}
    join merchants c on c.id = ${merchantId}
    where m.merchant_id = ${merchantId}`,
  countRows: (merchantId, filters) => {
    if (!usesBalance(filters)) return sql`from members m where m.merchant_id = ${merchantId}`;
    if (!usesMembers(filters)) return sql`from member_balances b where b.merchant_id = ${merchantId}`;
    return sql`${membersWithBalance(merchantId, filters)} where m.merchant_id = ${merchantId}`;
  },
  merchantId: sql`m.merchant_id`,
  id: { by: sql`m.id`, type: 'uuid' },
  columns: {
    id: sql`m.id`,
    merchantCode: sql`m.merchant_id`,
    account: sql`m.account`,
    nickname: sql`m.nickname`,
    payeeName: sql`m.payee_name`,
    type: sql`m.type`,
    status: sql`m.status`,
    currency: sql`c.currency`,
    // A subquery is evaluated for the rows of the page only, where a join would be for every row that is sorted.
    balance: (merchantId) => sql`coalesce((select a.balance_minor from member_accounts a
      where a.merchant_id = ${merchantId} and a.member_id = m.id and a.currency = c.currency and a.kind = 'main'), 0)`,
    mobile: sql`m.mobile`,
    email: sql`m.email`,
    lastLoginAt: sql`m.last_login_at`,
    registeredAt: sql`m.registered_at`,
  },
  filters: {
    account: (account) => sql`m.account_key like ${prefixPattern(account)}`,
    mobile: (mobile) => sql`m.mobile = ${mobile}`,
    email: (email) => sql`m.email_key = ${accountKey(email)}`,
    kind: (kind) => sql`m.type = any(${[...TYPES_OF_KIND[kind]]}::integer[])`,
    status: (status) => sql`m.status = ${status}`,
    registeredFrom: (at) => sql`m.registered_at >= ${at}`,
    registeredUntil: (at) => sql`m.registered_at < ${at}`,
    balanceMin: (balance) => sql`b.balance_minor >= ${balance}`,
    balanceMax: (balance) => sql`b.balance_minor <= ${balance}`,
  },
  sorts: {
    registeredAt: { by: sql`m.registered_at`, type: 'timestamptz' },
    account: { by: sql`m.account_key`, type: 'text' },
    balance: { by: sql`b.balance_minor`, id: sql`b.member_id`, type: 'bigint' },
    lastLoginAt: { by: sql`m.last_login_at`, type: 'timestamptz', nullable: true },
  },
  item: ({ payeeName, mobile, email, ...row }: Row) => ({
    ...row,
    payeeName: payeeName === null ? null : maskName(payeeName),
    kind: kindOf(row.type),
    mobile: mobile === null ? null : maskMobile(mobile),
    email: email === null ? null : maskEmail(email),
  }),
});
