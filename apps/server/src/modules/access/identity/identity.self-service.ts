import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { accountRoutesOf } from './account.routes.ts';
import { createAffiliates } from './affiliates.usecases.ts';
import { createBindings } from './bindings.usecases.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityRoutesOf } from './identity.routes.ts';
import type { Members } from './members.usecases.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { createPasswords } from './passwords.usecases.ts';
import { createPaymentPassword, type PaymentPassword } from './payment-password.usecases.ts';
import { createRecoveryMail, type RecoveryMail } from './recovery.email.ts';
import { createRecovery } from './recovery.usecases.ts';
import { createMobileProof } from './registration.mobile.ts';
import { createTickets } from './registration.tickets.ts';
import { createRegistration, type Register } from './registration.usecases.ts';
import type { Sessions } from './sessions.usecases.ts';
import type { SignIn } from './sign-in.usecases.ts';
import type { SocialSignIn } from './social.usecases.ts';

export type SelfServiceDeps = Pick<
  IdentityParts,
  'merchants' | 'audit' | 'captcha' | 'verification' | 'federation' | 'delivery' | 'translate'
> & {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  hasher: PasswordHasher;
  sessions: Sessions;
  members: Members;
  signIn: Pick<SignIn, 'begin' | 'admit'>;
  social: Pick<SocialSignIn, 'link' | 'unlink'>;
};

export type SelfService = {
  register: Register;
  checkPaymentPassword: PaymentPassword['check'];
  mailResetLink: RecoveryMail['mailLink'];
  mailPasswordNotice: RecoveryMail['mailNotice'];
  routes: BoundRoutes;
  accountRoutes: BoundRoutes;
};

/** What people do about their own account: open it, get back into it, change what it is bound to. */
export function createSelfService(deps: SelfServiceDeps): SelfService {
  const { merchants, members, social } = deps;
  const affiliates = createAffiliates(deps);
  const tickets = createTickets(deps);
  const register = createRegistration({ ...deps, affiliates, tickets, mobiles: createMobileProof(deps) });
  const passwords = createPasswords(deps);
  const paymentPassword = createPaymentPassword(deps);
  const recovery = createRecovery({ ...deps, passwords });
  const recoveryMail = createRecoveryMail(deps);
  const bindings = createBindings(deps);
  return {
    register,
    checkPaymentPassword: paymentPassword.check,
    mailResetLink: recoveryMail.mailLink,
    mailPasswordNotice: recoveryMail.mailNotice,
    routes: identityRoutesOf({ merchants, members, register, tickets, affiliates }),
    accountRoutes: accountRoutesOf({ passwords, paymentPassword, recovery, recoveryMail, bindings, social }),
  };
}
