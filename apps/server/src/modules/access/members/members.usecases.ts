import type { Tx } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { memberErrors } from './members.errors.ts';
import { findMember, insertMember } from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import type { MemberDeps, MemberFacts, MemberHooks, NewMember } from './members.types.ts';

const usernameTaken = () => fieldRefusal(memberErrors.usernameTaken, 'username');

/** Records `member.registered` { memberId, currency } in the outbox. @throws `identity.username_taken`, or what a hook throws */
export async function openAccount(
  {
    outbox,
    audit,
    opening,
    opened,
  }: Pick<MemberDeps, 'outbox' | 'audit'> & Pick<MemberHooks, 'opening' | 'opened'>,
  tx: Tx,
  input: { merchant: Merchant; member: NewMember; requestId: string | undefined },
): Promise<void> {
  const { member, requestId } = input;
  const { currency } = input.merchant;
  const { merchantId, id: memberId, account, nickname, ip } = member;
  for (const hook of opening) await hook(tx, member);
  if (!(await insertMember(tx, member))) throw usernameTaken();
  await outbox.record(tx, { merchantId, type: 'member.registered', payload: { memberId, currency } });
  await audit.record(tx, {
    merchantId,
    actor: { kind: 'member', id: memberId },
    action: 'member.registered',
    subject: `member:${memberId}`,
    after: {
      account,
      nickname,
      profileFields: Object.keys(member.profile),
      ...(member.uplineId ? { upline: member.uplineId } : {}),
    },
    ip,
    ...(requestId ? { requestId } : {}),
  });
  for (const hook of opened) await hook(tx, member);
}

/** @throws `identity.member_not_found` */
export async function memberFacts(
  { db, merchants }: Pick<MemberDeps, 'db' | 'merchants'>,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<MemberFacts> {
  const [merchant, member] = await Promise.all([
    merchants.byId(merchantId),
    findMember(db, merchantId, memberId),
  ]);
  if (!member) throw appError(memberErrors.notFound);
  const kind = kindOf(member.type);
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isAgent: kind === 'agent',
    isTrial: kind === 'trial',
    currency: merchant.currency,
    pwdEnabled: member.has_payment_password,
    registeredAt: member.registered_at,
  };
}
