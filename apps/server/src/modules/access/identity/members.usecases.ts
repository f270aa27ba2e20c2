import type { MemberInfo } from '@croupier/contract/identity.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, insertMember, type NewMember } from './members.queries.ts';
import { kindOf } from './members.rules.ts';

export type MemberDeps = {
  db: Db;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
};

const usernameTaken = () =>
  appError(identityErrors.usernameTaken, {
    fields: [{ field: 'username', code: identityErrors.usernameTaken.code }],
  });

export function createMembers({ db, outbox, merchants, audit }: MemberDeps) {
  return {
    /**
     * Writes the member with all that must be true from the first moment on.
     *
     * @throws `identity.username_taken`, also when it is the number or the address that somebody else has
     */
    openAccount: async (
      tx: Tx,
      { currency }: Merchant,
      member: NewMember,
      requestId: string | undefined,
    ): Promise<void> => {
      const { merchantId, id: memberId, account, nickname, ip } = member;
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
    },

    /** @throws `identity.member_not_found` */
    memberInfo: async (merchantId: string, memberId: string): Promise<MemberInfo> => {
      const [merchant, member] = await Promise.all([
        merchants.byId(merchantId),
        findMember(db, merchantId, memberId),
      ]);
      if (!member) throw appError(identityErrors.memberNotFound);
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
        // Of the session, not of the account: filled in where the session is known.
        passwordExpired: false,
        registeredAt: member.registered_at,
        lastLoginAt: member.last_login_at,
      };
    },
  };
}

export type Members = ReturnType<typeof createMembers>;
