import type { LimitKind, LimitSpan, ProtectionCode } from '@croupier/contract/protection/protection.ts';
import type { ProtectionPolicy } from '@croupier/contract/protection/policy.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Sessions } from '../../access/sessions/index.ts';
import type { Audit, AuditActor } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { MemberKey } from './guards.queries.ts';

export type { MemberKey };

export type IdentityKind = 'mobile' | 'email' | 'document';
/** Something that identifies a person: in E.164, in lower case, or as written on the document. */
export type Identity = { kind: IdentityKind; value: string };

/** All deposits of a member since an instant, in full: those that are credited and those that still wait. */
export type DepositsSince = (
  tx: Db,
  query: MemberKey & { since: Date; exceptId: string | undefined },
) => Promise<bigint>;

export type ProtectionHooks = {
  /** What counts towards deposit limits; the sums of all hooks are added up. */
  depositsSince: DepositsSince[];
  /** What else identifies a member, such as the number of an accepted document. */
  identities: ((db: Db, member: MemberKey) => Promise<Identity[]>)[];
};

export type ProtectionDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record' | 'ofSubject'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  members: Pick<Members, 'find'>;
  sessions: Pick<Sessions, 'list'>;
  approvals: Pick<Approvals, 'ask'>;
  wallet: Pick<Wallet, 'playTotals' | 'figures'>;
  box: Pick<SecretBox, 'hashes'>;
  outbox: Pick<Outbox, 'record'>;
  hooks: ProtectionHooks;
};

/** Who makes a change, for the audit log. */
export type Actor = { account: AuditActor & { id: string }; ip?: string; requestId?: string };

export type Owner = 'member' | 'operator';
/** `amountMinor` is minutes for the kind `time`. */
export type StoredLimit = {
  owner: Owner;
  kind: LimitKind;
  span: LimitSpan;
  amountMinor: bigint;
  since: Date;
  askedMinor: bigint | null;
  askedAt: Date | null;
};

export type StoredExclusion = {
  id: string;
  kind: 'cool_off' | 'self_exclusion';
  startsAt: Date;
  endsAt: Date | null;
  returnAt: Date | null;
};

export type StoredClosure = { id: string; reasonCode: string; closedAt: Date };

/** What a member has chosen, and what applies to them. */
export type Protected = {
  currency: string;
  policy: ProtectionPolicy;
  realityMinutes: number | null;
  isOfferOpen: boolean;
  limits: readonly StoredLimit[];
  exclusions: readonly StoredExclusion[];
  closure: StoredClosure | null;
};

export type DepositAsked = MemberKey & {
  /** Gross, above zero. */
  amountMinor: bigint;
  /** The deposit's own id if it is stored already, so that it does not count against itself. */
  depositId?: string;
};

/**
 * How much of a deposit may be taken. `code` says why it is not all of it: a member who may not deposit at all has an
 * admitted amount of zero.
 */
export type DepositAdmitted = {
  admittedMinor: bigint;
  code: ProtectionCode | null;
  /** The limit that decides, with what is left of it; null if none does. */
  limit: { span: LimitSpan; amountMinor: bigint; leftMinor: bigint; until: Date } | null;
};

/** Whether a member may play and deposit, and may get advertising. */
export type Standing = {
  /** Why the member may neither play nor deposit; null for everybody else. */
  code: ProtectionCode | null;
  /** When that ends; null if it is not known. */
  until: Date | null;
  mayGetMarketing: boolean;
};
