import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Translate } from '../../../platform/http/server.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Delivery } from '../delivery/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Federation } from '../federation/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Verification } from '../verification/index.ts';
import type { HashingEngine } from '../../../platform/password-hashing/hashing-threads.ts';
import type { HashingOptions } from '../../../platform/password-hashing/hashing.config.ts';
import type { LockoutPolicies } from './identity.config.ts';

/** What stands before identity and what it uses of it. */
export type IdentityParts = {
  merchants: Pick<Merchants, 'byId' | 'list'>;
  audit: Pick<Audit, 'record'>;
  captcha: Pick<Captcha, 'check' | 'needed'>;
  verification: Pick<
    Verification,
    'mobileOf' | 'sendCode' | 'checkCode' | 'isBusy' | 'countries' | 'maskMobile' | 'maskEmail'
  >;
  delivery: Pick<Delivery, 'sendMail'>;
  translate: Translate;
  federation: Pick<Federation, 'start' | 'finish' | 'phoneOf'>;
  factors: Pick<Factors, 'state' | 'checkTotp' | 'useRecoveryCode' | 'passkeyRequest' | 'checkPasskey'>;
};

export type IdentityDeps = IdentityParts & {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  /** For tests and small machines. */
  hashing?: HashingOptions | undefined;
  hashingEngine?: HashingEngine | undefined;
  lockout?: LockoutPolicies | undefined;
  registrationsPerAddress?: number | undefined;
};
