import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
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

/** From where somebody changes something, for the audit log. */
export type FactorCaller = { ip: string; requestId: string };

export type FactorHooks = {
  /** The name an account signs in with, which its authenticator shows; undefined for an unknown account. */
  accountName: Array<(owner: Owner) => Promise<string | undefined>>;
  /** Called after an account without a second factor has set one up. */
  enrolled: Array<(account: Account) => Promise<void>>;
};

export type FactorDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  /** 32 bytes; without them a key is kept in the database. */
  secretsKey?: Buffer | undefined;
};

export type Factors = {
  /** Reads within the given transaction, or outside any. */
  state: (owner: Owner, within?: Db) => Promise<FactorState>;
  /** One step of 30 s either side; a code works once. Callers count tries. @throws `factors.code_wrong` */
  checkTotp: (owner: Owner, code: string) => Promise<void>;
  /** Uses one up. Callers count tries. @throws `factors.code_wrong` */
  useRecoveryCode: (owner: Owner, code: string) => Promise<void>;
  /** For a known account, as a second factor, or for anybody, as the only one: then it must check its holder as well. */
  passkeyRequest: (
    merchantId: string,
    origin: string,
    accountId?: string,
  ) => Promise<{ challenge: string; options: object }>;
  /**
   * Whose passkey has answered. The challenge works once, for five minutes.
   *
   * @throws `factors.passkey_unknown`, `identity.challenge_gone`
   */
  checkPasskey: (input: {
    merchantId: string;
    origin: string;
    challenge: string;
    response: Record<string, unknown>;
    accountId?: string;
  }) => Promise<{ accountId: string }>;
  hooks: FactorHooks;
  /** For members. */
  routes: BoundRoutes;
  operatorRoutes: BoundRoutes;
  jobs: readonly Job[];
};
