import type { MemberInfo, RegistrationUser } from '@croupier/contract/identity.ts';
import type { SessionStarted } from '@croupier/contract/session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/http/context.ts';
import { appError } from '../../platform/http/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox.ts';
import type { Audit } from '../audit/index.ts';
import type { Merchant, Merchants } from '../merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import {
  findMember,
  findMemberByAccount,
  insertMember,
  markMemberSignedIn,
  type NewMember,
} from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accountKey, profileOf, registrationProblems, shownText } from './registration.rules.ts';
import type { Caller, Sessions } from './sessions.usecases.ts';
import type { PasswordCheck } from './sign-in.usecases.ts';

export type MemberDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
  hasher: PasswordHasher;
  sessions: Sessions;
  withPassword: PasswordCheck;
};

const usernameTaken = () =>
  appError(identityErrors.usernameTaken, {
    fields: [{ field: 'username', code: identityErrors.usernameTaken.code }],
  });

export function createMembers(deps: MemberDeps) {
  const { db, clock, outbox, merchants, audit, hasher, sessions, withPassword } = deps;

  /** Writes the member with all that must be true from the first moment on. @throws `identity.username_taken` */
  const openAccount = async (
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
      after: { account, nickname, profileFields: Object.keys(member.profile) },
      ip,
      ...(requestId ? { requestId } : {}),
    });
  };

  return {
    openAccount,

    register: async (merchantId: string, user: RegistrationUser, caller: Caller): Promise<SessionStarted> => {
      const merchant = await merchants.byId(merchantId);
      const { fields, username } = merchant.settings.registration;
      if (!username) throw appError(identityErrors.registrationClosed);
      const problems = registrationProblems(merchant.settings, user, clock.now());
      const [first] = problems;
      if (first)
        throw appError(first.error, {
          ...(first.detail.params ? { params: first.detail.params } : {}),
          fields: problems.map(({ detail }) => detail),
        });
      const key = accountKey(user.username);
      // Hashing costs far more than asking; the unique key still decides in the end.
      if (await findMemberByAccount(db, merchantId, key)) throw usernameTaken();
      const passwordHash = await hasher.hash(user.password);
      const paymentPassword = shownText(fields, user, 'paymentPassword');
      const paymentPasswordHash = paymentPassword ? await hasher.hash(paymentPassword) : null;
      return db.transaction().execute(async (tx) => {
        const id = newId();
        const at = clock.now();
        await openAccount(
          tx,
          merchant,
          {
            merchantId,
            id,
            account: user.username,
            accountKey: key,
            passwordHash,
            paymentPasswordHash,
            nickname: shownText(fields, user, 'nickname'),
            profile: profileOf(fields, user),
            at,
            ip: caller.ip,
          },
          caller.requestId,
        );
        await markMemberSignedIn(tx, { merchantId, id, at });
        const token = await sessions.open(tx, { merchantId, accountId: id }, caller);
        return {
          token,
          firstTimeLogin: true,
          passwordExpired: false,
          account: user.username,
          lastLogin: null,
        };
      });
    },

    login: (
      merchantId: string,
      { username, password }: { username: string; password: string },
      caller: Caller,
    ): Promise<SessionStarted> =>
      withPassword(
        { merchantId, account: username, password, caller },
        (key) => findMemberByAccount(db, merchantId, key),
        async (tx, { holder, rehashed }) => {
          await markMemberSignedIn(tx, { merchantId, id: holder.id, at: clock.now(), rehashed });
          const token = await sessions.open(tx, { merchantId, accountId: holder.id }, caller);
          return {
            token,
            firstTimeLogin: holder.last_login_at === null,
            passwordExpired: false,
            account: holder.account,
            lastLogin: null,
          };
        },
      ),

    /** Ends the session; a second time nothing happens. */
    logout: async (account: Account): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        if (!(await sessions.end(tx, account))) return;
        const { merchantId, id: memberId, sessionId } = account;
        await outbox.record(tx, { merchantId, type: 'member.signed_out', payload: { memberId, sessionId } });
      });
      sessions.forget({ merchantId: account.merchantId, accountId: account.id });
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
        passwordExpired: false,
        registeredAt: member.registered_at,
        lastLoginAt: member.last_login_at,
      };
    },
  };
}

export type Members = ReturnType<typeof createMembers>;
