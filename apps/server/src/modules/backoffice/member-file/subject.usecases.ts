import { appError } from '../../../platform/http/errors.ts';
import { currencyFor } from '../../money/wallet/index.ts';
import { kindOf, memberErrors, type MemberRow } from '../../access/members/index.ts';
import type { Actor, MemberFileDeps, Subject } from './member-file.types.ts';

export const subjectOf = ({ memberId }: Pick<Subject, 'memberId'>): string => `member:${memberId}`;

/** @throws `identity.member_not_found`, also for a member of another merchant */
export async function getMember(
  { members }: Pick<MemberFileDeps, 'members'>,
  { merchantId, memberId }: Subject,
): Promise<MemberRow> {
  const member = await members.find(merchantId, memberId);
  if (!member) throw appError(memberErrors.notFound);
  return member;
}

/** The currency that the member plays in. */
export async function currencyOf(
  { merchants }: Pick<MemberFileDeps, 'merchants'>,
  merchantId: string,
  { type }: Pick<MemberRow, 'type'>,
): Promise<string> {
  return currencyFor({ kind: kindOf(type) }, (await merchants.byId(merchantId)).currency);
}

/** Names the operators among actors; members and the system have none. */
export async function actorNames({
  operators,
}: Pick<MemberFileDeps, 'operators'>): Promise<(kind: string, id: string | null) => Actor> {
  const names = new Map((await operators.list()).map(({ id, name }) => [id, name]));
  return (kind, id) => ({ kind, id, name: (kind === 'operator' && id && names.get(id)) || '' });
}
