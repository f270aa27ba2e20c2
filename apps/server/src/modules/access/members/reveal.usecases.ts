import type { MaskedField } from '@croupier/contract/access/member-acts.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { REVEAL_LIMIT } from './members.config.ts';
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
 * @throws `identity.member_not_found`, `request.too_many`
 */
export async function revealContact(
  { db, clock, audit }: Pick<MemberDeps, 'db' | 'clock' | 'audit'>,
  { merchantId, memberId, field, why, operator }: Reveal,
): Promise<{ state: 'done'; value: string | null }> {
  const key = attemptKey('', 'reveal', operator.account.id);
  await limitAttempt({ db, clock }, key, REVEAL_LIMIT, requestErrors.tooMany);
  return db.transaction().execute(async (tx) => {
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
}
