import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Translate } from '../../../platform/http/server.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Delivery } from '../delivery/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Federation } from '../federation/index.ts';
import type { Members } from '../members/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Verification } from '../verification/index.ts';
import type { LockoutPolicies } from './credentials/lockout.config.ts';

export type SignInDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  hasher: PasswordHasher;
  translate: Translate;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  audit: Pick<Audit, 'record'>;
  captcha: Pick<Captcha, 'check' | 'needed'>;
  delivery: Pick<Delivery, 'sendMail'>;
  verification: Pick<
    Verification,
    'mobileOf' | 'sendCode' | 'checkCode' | 'isBusy' | 'countries' | 'maskMobile' | 'maskEmail'
  >;
  federation: Pick<Federation, 'start' | 'finish' | 'phoneOf'>;
  factors: Pick<Factors, 'state' | 'checkTotp' | 'useRecoveryCode' | 'passkeyRequest' | 'checkPasskey'>;
  members: Members;
  sessions: Sessions;
  /** For tests. */
  lockout?: LockoutPolicies | undefined;
  /** In place of the default limit. */
  registrationsPerAddress?: number | undefined;
};
