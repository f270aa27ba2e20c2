import type { Tx } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { memberErrors, type MemberRow } from '../../members/index.ts';
import { deleteChallengesOf } from '../credentials/challenges.queries.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { standingErrors } from './standing.errors.ts';
import { requireNewPassword, setMemberStatus } from './standing.queries.ts';

export type StandingDeps = Pick<SignInDeps, 'db' | 'audit' | 'members' | 'sessions'>;

/** What an operator does to a member's account, and why. */
export type StandingAct = {
  merchantId: string;
  memberId: string;
  why: { reasonCode?: string; reason: string };
  operator: { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };
};

type Change = {
  action: string;
  before?: object;
  after?: object;
  /** Changes the account in the transaction, under the member's lock. @throws what makes it impossible */
  run: (tx: Tx, member: MemberRow) => Promise<void>;
};

/**
 * Runs a change under the member's row lock, which every sign-in takes, and records it.
 *
 * @throws `identity.member_not_found`
 */
async function changeMember(
  { db, audit, members, sessions }: StandingDeps,
  { merchantId, memberId, why, operator }: StandingAct,
  { action, before, after, run }: Change,
): Promise<{ state: 'done' }> {
  await db.transaction().execute(async (tx) => {
    const member = await members.lock(tx, merchantId, memberId);
    if (!member) throw appError(memberErrors.notFound);
    await run(tx, member);
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action,
      subject: `member:${memberId}`,
      ...(before && { before }),
      after: { ...after, ...why },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  sessions.forget({ merchantId, accountId: memberId });
  return { state: 'done' };
}

/** Ends the sessions, forgets the remembered devices, and ends sign-ins that wait for a proof. */
async function signOutEverywhere(
  { sessions }: StandingDeps,
  tx: Tx,
  { merchantId, memberId }: StandingAct,
): Promise<void> {
  const owner = { merchantId, accountId: memberId };
  await sessions.endAll(tx, owner);
  await sessions.devices.forgetAll(tx, owner);
  await deleteChallengesOf(tx, owner);
}

/** Locking and unlocking accounts, and what else operators do about members' access. */
export const createStanding = (deps: StandingDeps) => ({
  /**
   * Every sign-in waits for the same row: one that came first is ended, one that comes later is refused.
   *
   * @throws `identity.member_not_found`, `members.not_open`
   */
  lock: (act: StandingAct) =>
    changeMember(deps, act, {
      action: 'member.locked',
      before: { status: 'open' },
      after: { status: 'locked' },
      run: async (tx, { status }) => {
        if (status !== 'open') throw appError(standingErrors.notOpen);
        await setMemberStatus(tx, { ...act, status: 'locked' });
        await signOutEverywhere(deps, tx, act);
      },
    }),

  /** @throws `identity.member_not_found`, `members.not_locked` */
  unlock: (act: StandingAct) =>
    changeMember(deps, act, {
      action: 'member.unlocked',
      before: { status: 'locked' },
      after: { status: 'open' },
      run: async (tx, { status }) => {
        if (status !== 'locked') throw appError(standingErrors.notLocked);
        await setMemberStatus(tx, { ...act, status: 'open' });
      },
    }),

  /** @throws `identity.member_not_found` */
  endSessions: (act: StandingAct) =>
    changeMember(deps, act, {
      action: 'member.sessions_ended',
      run: (tx) => signOutEverywhere(deps, tx, act),
    }),

  /** @throws `identity.member_not_found`, `members.no_password` */
  requirePassword: (act: StandingAct) =>
    changeMember(deps, act, {
      action: 'member.password_required',
      run: async (tx, member) => {
        if (member.password_hash === null) throw appError(standingErrors.noPassword);
        await requireNewPassword(tx, act);
      },
    }),
});

export type Standing = ReturnType<typeof createStanding>;
