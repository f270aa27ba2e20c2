import { POINTS } from '@croupier/contract/money/points.ts';
import { MEMBER_ACCOUNT_KINDS } from '@croupier/contract/access/member-file.ts';
import { kindOf, maskName, type MemberRow } from '../../access/members/index.ts';
import { sumOf } from '../../games/figures/index.ts';
import type { Actor, MemberFileDeps, Output, Subject } from './member-file.types.ts';
import { actorNames, currencyOf, getMember, subjectOf } from './subject.usecases.ts';

type Head = Output<'head'>;

function contactsOf(
  { verification }: Pick<MemberFileDeps, 'verification'>,
  { mobile, mobile_verified_at, email, email_verified_at, payee_name }: MemberRow,
): Head['contacts'] {
  return {
    mobile: mobile
      ? { masked: verification.maskMobile(mobile), isVerified: mobile_verified_at !== null }
      : null,
    email: email ? { masked: verification.maskEmail(email), isVerified: email_verified_at !== null } : null,
    payeeName: payee_name ? { masked: maskName(payee_name), isVerified: false } : null,
  };
}

const textIn = (value: unknown, name: string): string | null => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : null;
};

/** Who locked the account and why, from the audit log. */
async function lockOf(
  { audit }: Pick<MemberFileDeps, 'audit'>,
  subject: Subject,
  nameActor: (kind: string, id: string | null) => Actor,
): Promise<Head['locked']> {
  const query = { merchantId: subject.merchantId, subject: subjectOf(subject), action: 'member.locked' };
  const items = await audit.latest({ ...query, limit: 1 });
  const [entry] = items;
  if (!entry) return null;
  return {
    at: entry.at,
    by: nameActor(entry.actor.kind, entry.actor.id),
    reasonCode: textIn(entry.after, 'reasonCode'),
    reason: textIn(entry.after, 'reason'),
  };
}

async function uplineOf(
  { members }: Pick<MemberFileDeps, 'members'>,
  merchantId: string,
  { upline_id }: MemberRow,
): Promise<Head['upline']> {
  const upline = upline_id ? await members.find(merchantId, upline_id) : undefined;
  return upline ? { id: upline.id, account: upline.account } : null;
}

/** Play money never leaves. */
const PLAY_MONEY: Head['withdrawal'] = {
  withdrawable: 0n,
  obstacles: [],
  turnover: { required: 0n, done: 0n },
};

async function standingOf(
  { payments }: Pick<MemberFileDeps, 'payments'>,
  subject: Subject,
): Promise<Head['withdrawal']> {
  const { withdrawable, obstacles, turnover } = await payments.withdrawalTerms(subject);
  return { withdrawable, obstacles, turnover };
}

/** Account, states, balances and figures. @throws `identity.member_not_found` */
export async function readHead(deps: MemberFileDeps, subject: Subject): Promise<Head> {
  const { merchantId, memberId } = subject;
  const member = await getMember(deps, subject);
  const currency = await currencyOf(deps, merchantId, member);
  const [balances, { points }, figures, presence, upline, pending, locked, withdrawal] = await Promise.all([
    deps.wallet.balanceOf(merchantId, memberId, currency),
    deps.wallet.balanceOf(merchantId, memberId, POINTS),
    deps.figures.ofMember({ merchantId, memberId, currency }),
    deps.sessions.access.presence({ merchantId, accountId: memberId }),
    uplineOf(deps, merchantId, member),
    deps.approvals.pendingAbout({ merchantId, subject: memberId }),
    member.status === 'locked' ? lockOf(deps, subject, await actorNames(deps)) : null,
    kindOf(member.type) === 'trial' ? PLAY_MONEY : standingOf(deps, subject),
  ]);
  const play = sumOf([...figures.sealed, ...figures.provisional]);
  return {
    merchantCode: merchantId,
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    kind: kindOf(member.type),
    status: member.status,
    locked,
    pending,
    hasPassword: member.password_hash !== null,
    hasPaymentPassword: member.has_payment_password,
    mustChangePassword: member.must_change_password,
    registeredAt: member.registered_at,
    registeredAddress: member.registered_ip,
    lastSignInAt: member.last_login_at,
    ...presence,
    upline,
    contacts: contactsOf(deps, member),
    currency,
    balances: MEMBER_ACCOUNT_KINDS.map((kind) => ({
      kind,
      amount: kind === 'points' ? points.amountMinor : balances[kind].amountMinor,
    })),
    withdrawal,
    play: {
      rounds: Number(play.rounds),
      stake: play.stakeMinor,
      validBet: play.validBetMinor,
      payout: play.payoutMinor,
      net: play.payoutMinor - play.stakeMinor,
    },
  };
}
