import type { MaskedField } from '@croupier/contract/access/member-acts.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { memberErrors } from './members.errors.ts';
import { findMember } from './members.queries.ts';
import type { MemberDeps, MemberRow } from './members.types.ts';

export type Reveal = {
  merchantId: string;
  memberId: string;
  field: MaskedField;
  why: { reasonCode: string; reason: string };
  operator: { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };
};

const COLUMNS = { mobile: 'mobile', email: 'email', payeeName: 'payee_name' } as const satisfies Record<
  MaskedField,
  keyof MemberRow
>;

/**
 * Reveals one contact detail. The audit entry names the detail and the reason, never the value, and is committed before
 * the value is returned.
 *
 * @throws `identity.member_not_found`
 */
export const revealContact = (
  { db, audit }: Pick<MemberDeps, 'db' | 'audit'>,
  { merchantId, memberId, field, why, operator }: Reveal,
): Promise<{ state: 'done'; value: string | null }> =>
  db.transaction().execute(async (tx) => {
    const member = await findMember(tx, merchantId, memberId);
    if (!member) throw appError(memberErrors.notFound);
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'member.contact_revealed',
      subject: `member:${memberId}`,
      after: { field, ...why },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return { state: 'done', value: member[COLUMNS[field]] };
  });
