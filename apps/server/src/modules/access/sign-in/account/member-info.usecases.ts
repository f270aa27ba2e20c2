import type { MemberInfo } from '@croupier/contract/access/identity.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { confirmsTerms, expiredAfterDays } from '../methods/admission.rules.ts';
import type { SignInDeps } from '../sign-in.types.ts';

/** The signed-in account, with what depends on its session. @throws `identity.member_not_found` */
export function createMemberInfo(deps: Pick<SignInDeps, 'clock' | 'merchants' | 'members' | 'sessions'>) {
  const { clock, merchants, members, sessions } = deps;

  /** Why the password has to be changed. */
  const pendingOf = async ({ merchantId, id }: Account) => {
    const [{ settings }, member] = await Promise.all([
      merchants.byId(merchantId),
      members.find(merchantId, id),
    ]);
    return {
      passwordExpiredAfterDays: member ? expiredAfterDays(member, settings, clock.now()) : null,
      confirmsTerms: member !== undefined && confirmsTerms(member),
    };
  };

  return async (account: Account): Promise<MemberInfo> => {
    const passwordExpired = account.pending === 'password_change';
    const [facts, last, pending] = await Promise.all([
      members.facts(account.merchantId, account.id),
      sessions.findPrevious(account),
      passwordExpired ? pendingOf(account) : { passwordExpiredAfterDays: null, confirmsTerms: false },
    ]);
    const lastLogin = last ? { at: last.startedAt, ip: last.ip } : null;
    return { ...facts, passwordExpired, ...pending, lastLogin };
  };
}

export type ReadMemberInfo = ReturnType<typeof createMemberInfo>;
