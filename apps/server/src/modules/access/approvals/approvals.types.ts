import type { ApprovalState, ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { Schema } from '@croupier/contract/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Rights } from '../../../platform/http/context.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Operator, Permissions } from '../permissions/index.ts';

/** The input of a kind of request. `never` allows each kind to have its own payload and facts types. */
type Request = { merchantId: string; subject: string; payload: never };

/**
 * A kind of request. Any module registers its own in `wiring.ts`; nothing here knows what they do.
 */
export type ApprovalKind = {
  readonly kind: string;
  /** The permission required to decide, at the request's merchant. */
  readonly permission: Permission;
  readonly schema: Schema;
  /** Whether an owner may execute it alone in an emergency. Never for money. */
  readonly breakGlass?: boolean;
  /** The subject is an operator's id. That operator neither approves nor refuses the request. */
  readonly isAboutOperator?: boolean;
  /**
   * What is so now, as JSON. It locks the subject: when something else is so at the decision, the request is stale.
   * @throws what makes the request impossible
   */
  readonly facts: (tx: Tx, request: Request) => Promise<object>;
  /** A description of the request: its subject and what changes. */
  readonly summary: (request: Request & { facts: never }) => { subject: string; changes: ChangeLine[] };
  /** Executes it in the transaction of the decision. Must check again whether it is allowed. */
  readonly execute: (
    tx: Tx,
    request: Request & { id: string; askedBy: string; operator: Operator },
  ) => Promise<void>;
  /** Called after the commit, for caches. */
  readonly committed?: (request: Request) => void;
  /** Runs the decision; defaults to an ordinary transaction. Money needs the wallet's. */
  readonly transaction?: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Called before a decision, in its transaction. @throws what prevents this operator from deciding */
export type DecisionGuard = (
  tx: Tx,
  request: { merchantId: string; id: string; askedBy: string; operatorId: string },
) => Promise<void>;

export type ApprovalHooks = { kinds: ApprovalKind[]; guards: DecisionGuard[] };

export type ApprovalDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'list'>;
  permissions: Pick<Permissions, 'rightsIn' | 'breakGlass'>;
};

export type ApprovalRow = {
  merchantId: string;
  id: string;
  kind: string;
  subject: string;
  /** In wire form. */
  payload: unknown;
  payloadHash: string;
  facts: object;
  reason: string;
  askedBy: string;
  askedByName: string;
  askedAt: Date;
  expiresAt: Date;
  state: ApprovalState;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  breakGlassId: string | null;
};

/** The operator who reads or decides. */
export type Checker = Operator & { rights: Rights };
