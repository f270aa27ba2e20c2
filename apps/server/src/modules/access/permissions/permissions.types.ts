import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { GrantChange } from '@croupier/contract/access/grants.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { Account, Rights } from '../../../platform/http/context.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Operators } from '../operators/index.ts';
import type { Sessions } from '../sessions/index.ts';

/** A stored grant with the permissions of its role. */
export type Grant = GrantChange & { grantedAt: Date; permissions: readonly Permission[] };

/** The calling operator and the origin of the call. */
export type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

/** A change that needs a second person. `approvals` executes it after the approval. */
export type ChangeRequest = {
  /** Empty for the whole platform. */
  merchantId: string;
  /** Made by the caller: the same request again gets the same answer. Made here where it is left out. */
  id?: string;
  kind: string;
  subject: string;
  payload: object;
  reason: string;
  operator: Operator;
};

export type PermissionHooks = {
  /** Requests a change that needs a second person. */
  ask: Array<(request: ChangeRequest) => Promise<RequestResult>>;
};

export type PermissionDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'list'>;
  factors: Pick<Factors, 'state'>;
  sessions: Pick<Sessions, 'endAll' | 'forget'>;
  operators: Pick<Operators, 'list' | 'lock' | 'findByEmail' | 'standing' | 'accounts'>;
};

export type RightsStore = {
  /**
   * The rights of an operator, cached for seconds and dropped when grants change. Calls that change something must
   * use `exact`, which reads the current rights.
   */
  rightsOf: (operatorId: string, how: { exact: boolean }) => Promise<Rights>;
  /** Reads within the transaction. */
  rightsIn: (db: Db, operatorId: string) => Promise<Rights>;
  /** Drops this process's cache; to be called after the commit. */
  forget: (operatorId?: string) => void;
  listen: (
    database: Pick<Database, 'listen'>,
    onChange?: (operatorId: string) => void,
  ) => Promise<() => Promise<void>>;
};

export type BreakGlass = {
  /** The emergency in which the operator may currently act alone. */
  findActive: (tx: Tx, operatorId: string) => Promise<{ id: string } | undefined>;
};
