import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';

/** `merchantId` is empty for operators. */
export type Owner = { merchantId: string; accountId: string };

export type FactorState = {
  totp: { since: Date } | null;
  recoveryCodesLeft: number;
  passkeys: Array<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null }>;
};

/** The caller's details for the audit log. */
export type FactorCaller = { ip: string; requestId: string };

export type FactorHooks = {
  /** The sign-in name of an account, which its authenticator shows; undefined for an unknown account. */
  accountName: Array<(owner: Owner) => Promise<string | undefined>>;
  /** Called after an account sets up its first second factor. */
  enrolled: Array<(account: Account) => Promise<void>>;
};

export type FactorDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  /** 32 bytes; without it, a generated key is stored in the database. */
  secretsKey?: Buffer | undefined;
};

export type Factors = {
  /** Reads within the given transaction, if any. */
  state: (owner: Owner, within?: Db) => Promise<FactorState>;
  /**
   * Accepts the codes of one 30-second step before and after; each works once. Callers limit attempts.
   *
   * @throws `factors.code_wrong`
   */
  checkTotp: (owner: Owner, code: string) => Promise<void>;
  /** Consumes a code. Callers limit attempts. @throws `factors.code_wrong` */
  useRecoveryCode: (owner: Owner, code: string) => Promise<void>;
  passkeyRequest: (input: {
    merchantId: string;
    origin: string;
    accountId?: string;
    /** The passkey is the only proof, so it must verify its user. Always so without an account. */
    alone?: boolean;
  }) => Promise<{ challenge: string; options: object }>;
  /**
   * Returns the account of the passkey. A challenge works once, for five minutes.
   *
   * @throws `factors.passkey_unknown`, `identity.challenge_gone`
   */
  checkPasskey: (input: {
    merchantId: string;
    origin: string;
    challenge: string;
    response: Record<string, unknown>;
    accountId?: string;
    /** As in the request. */
    alone?: boolean;
  }) => Promise<{ accountId: string }>;
  /** Removes every factor of an account in the caller's transaction, which records why. */
  removeAll: (tx: Tx, owner: Owner) => Promise<void>;
  hooks: FactorHooks;
  /** For members. */
  routes: BoundRoutes;
  operatorRoutes: BoundRoutes;
  jobs: readonly Job[];
};
