import { z } from 'zod';
import { transferCode } from '../money/wallet.ts';
import { roundState } from '../games/rounds.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { withdrawalStanding } from '../payments/withdrawals.ts';
import { defineRoutes } from '../route.ts';
import { memberParams } from './member-acts.ts';

export const MEMBER_STATUSES = ['open', 'closed', 'locked'] as const;
export const MEMBER_ACCOUNT_KINDS = [
  'main',
  'bonus',
  'points',
  'withdrawal_hold',
  'play_hold',
  'commission',
] as const;
const accountKind = z.enum(MEMBER_ACCOUNT_KINDS);

/** An operator; the name is empty for the system and for accounts that were removed. */
const actor = z.object({ kind: z.string(), id: z.string().nullable(), name: z.string() });

const maskedContact = z.object({ masked: z.string(), isVerified: z.boolean() }).nullable();

export const memberHead = z.object({
  merchantCode: z.string(),
  id,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  kind: z.enum(['member', 'agent', 'trial']),
  status: z.enum(MEMBER_STATUSES),
  /** Who locked the account and why; null unless it is locked. */
  locked: z
    .object({ at: instant, by: actor, reasonCode: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
  /** Requests about the member that wait for a second person, the oldest first. */
  pending: z.array(z.object({ id, kind: z.string(), askedBy: z.string(), askedAt: instant })),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  /** An operator requires a new password at the next sign-in. */
  mustChangePassword: z.boolean(),
  registeredAt: instant,
  registeredAddress: z.string(),
  lastSignInAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  liveSessions: z.int(),
  /** The agent who brought the member. */
  upline: z.object({ id, account: z.string() }).nullable(),
  contacts: z.object({ mobile: maskedContact, email: maskedContact, payeeName: maskedContact }),
  currency: z.string(),
  balances: z.array(z.object({ kind: accountKind, amount: money })),
  /** What the member could withdraw now, and why not more. */
  withdrawal: withdrawalStanding,
  /** Of all rounds ever; `net` is payouts minus stakes. */
  play: z.object({ rounds: z.int(), stake: money, validBet: money, payout: money, net: money }),
});
export type MemberHead = z.infer<typeof memberHead>;

export const moneyEntry = z.object({
  sequence: z.string(),
  transferId: id,
  at: instant,
  code: transferCode,
  /** Positive for incoming, negative for outgoing amounts. */
  amount: money,
  balanceAfter: money,
  reference: z.string(),
});

export const playedRound = z.object({
  id,
  gameId: z.string(),
  gameName: z.string(),
  vendor: z.string(),
  currency: z.string(),
  state: roundState,
  stake: money,
  payout: money,
  openedAt: instant,
});

const note = z.object({ id, at: instant, by: actor, text: z.string() });
export type MemberNote = z.infer<typeof note>;

const auditEntry = z.object({
  id,
  at: instant,
  actor,
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type MemberAuditEntry = z.infer<typeof auditEntry>;

export const TIMELINE_KINDS = ['audit', 'note', 'session', 'message'] as const;

const timelineEntry = z.object({
  id,
  at: instant,
  kind: z.enum(TIMELINE_KINDS),
  actor,
  /** The action of an audit entry, how a session was started, the kind of a message; empty for a note. */
  what: z.string(),
  /** The text of a note, the reason of an act, the address of a session. */
  text: z.string(),
  /** A movement of money. */
  amount: money.nullable(),
});
export type MemberTimelineEntry = z.infer<typeof timelineEntry>;

/** Continues after the last row of the previous page. */
const cursor = z.string().max(100).optional();
const pageOf = <const T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

const PATH = '/console/merchants/:merchantCode/members/:id';
const read = { method: 'GET', access: 'operator', permission: 'members.view' } as const;
const errors = ['identity.member_not_found'] as const;

/** The file of one member, read across the modules. A member of another merchant is not found. */
export const memberFileRoutes = defineRoutes({
  head: {
    ...read,
    path: PATH,
    summary: 'Account, states, balances by ledger account, figures of play.',
    params: memberParams,
    response: memberHead,
    errors,
  },
  timeline: {
    ...read,
    path: `${PATH}/timeline`,
    summary: 'Audit entries, notes, sign-ins and messages in one list, newest first.',
    params: memberParams,
    query: z.object({ after: cursor }),
    response: pageOf(timelineEntry),
    errors,
  },
  money: {
    ...read,
    path: `${PATH}/money`,
    summary: 'The statement of one ledger account with the balance after each entry, newest first.',
    params: memberParams,
    query: z.object({ kind: accountKind.default('main'), after: cursor }),
    response: pageOf(moneyEntry),
    errors,
  },
  play: {
    ...read,
    path: `${PATH}/play`,
    summary: 'Rounds, newest first.',
    params: memberParams,
    query: z.object({ after: cursor }),
    response: pageOf(playedRound),
    errors,
  },
  access: {
    ...read,
    path: `${PATH}/access`,
    summary: 'Sessions, remembered devices, addresses and who shares them, second factors.',
    params: memberParams,
    response: z.object({
      sessions: z.array(
        z.object({
          id,
          via: z.string(),
          address: z.string(),
          userAgent: z.string(),
          startedAt: instant,
          lastSeenAt: instant,
          isLive: z.boolean(),
        }),
      ),
      devices: z.array(z.object({ id, address: z.string(), usedAt: instant, expiresAt: instant })),
      addresses: z.array(
        z.object({
          address: z.string(),
          addedAt: instant,
          lastSeenAt: instant,
          /** Other members who have signed in from there; at most ten. */
          sharedWith: z.array(z.object({ id, account: z.string() })),
          sharedCount: z.int(),
        }),
      ),
      factors: z.object({
        totpSince: instant.nullable(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(
          z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() }),
        ),
      }),
    }),
    errors,
  },
  notes: {
    ...read,
    path: `${PATH}/notes`,
    summary: 'Notes of operators, newest first.',
    params: memberParams,
    query: z.object({ after: cursor }),
    response: pageOf(note),
    errors,
  },
  addNote: {
    method: 'POST',
    path: `${PATH}/notes`,
    summary: 'Adds a note. Notes are never changed or removed.',
    access: 'operator',
    permission: 'members.support',
    params: memberParams,
    body: z.object({ text: z.string().trim().min(1).max(2_000) }),
    response: note,
    errors,
  },
  audit: {
    ...read,
    path: `${PATH}/audit`,
    summary: 'Audit entries about the member, newest first.',
    params: memberParams,
    query: z.object({ after: cursor }),
    response: pageOf(auditEntry),
    errors,
  },
});
