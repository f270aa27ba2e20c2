import type { consoleRoutes } from '@croupier/contract/access/console.ts';
import type { ListedOperator as WireOperator } from '@croupier/contract/access/grants.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SignIn } from '../sign-in/index.ts';

export type OperatorDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  factors: Pick<
    Factors,
    'state' | 'checkTotp' | 'useRecoveryCode' | 'passkeyRequest' | 'checkPasskey' | 'removeAll'
  >;
  hasher: PasswordHasher;
  sessions: Sessions;
  signIn: Pick<SignIn, 'shared'>;
};

/** An operator as colleagues see each other. */
export type ListedOperator = Pick<
  WireOperator,
  'id' | 'email' | 'name' | 'state' | 'setupLink' | 'lastLoginAt'
>;

export type OperatorInfo = {
  id: string;
  email: string;
  name: string;
  lastLogin: { at: Date; ip: string } | null;
  factorNeeded: boolean;
};

export type OperatorSession = { token: string; factorNeeded: boolean };

/** The operator's own part of the `console` group. */
export type OperatorHandlers = Omit<Handlers<typeof consoleRoutes>, 'overview' | 'keys'>;
