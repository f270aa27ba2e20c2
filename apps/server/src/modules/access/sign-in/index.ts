import type { RegistrationUser } from '@croupier/contract/access/identity.ts';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Caller } from '../sessions/index.ts';
import { accountRoutesOf } from './account/account.routes.ts';
import { codeRoutesOf } from './account/codes.routes.ts';
import { createCodeSending } from './account/codes.usecases.ts';
import { createContacts } from './account/contacts.usecases.ts';
import { createMemberInfo } from './account/member-info.usecases.ts';
import { createChallenges, type Challenges } from './credentials/challenges.usecases.ts';
import { createConfirmation, type Confirmation } from './credentials/confirmation.usecases.ts';
import { createEnrolment, type Enrolment } from './credentials/enrolment.usecases.ts';
import { createPasswordCheck, type PasswordCheck } from './credentials/password-check.usecases.ts';
import { createPasswords } from './credentials/passwords.usecases.ts';
import { createPaymentPassword, type PaymentPassword } from './credentials/payment-password.usecases.ts';
import { createSignInAttempts } from './credentials/sign-in-attempts.usecases.ts';
import { createAdmission } from './methods/admission.usecases.ts';
import { createResume } from './methods/device.usecases.ts';
import { createFreePlay } from './methods/free-play.usecases.ts';
import { createPasskeyLogin } from './methods/passkey.usecases.ts';
import { createPasswordLogin, type SignInByPassword } from './methods/password.usecases.ts';
import { createPhoneLogin } from './methods/phone.usecases.ts';
import { createProofs } from './methods/proofs.usecases.ts';
import { sessionRoutesOf } from './methods/session.routes.ts';
import { createSocialSignIn } from './methods/social.usecases.ts';
import { createRecoveryMail, type RecoveryMail } from './recovery/recovery-mail.usecases.ts';
import { createRecovery } from './recovery/recovery.usecases.ts';
import { createMobileProof } from './registration/mobile-proof.usecases.ts';
import { identityRoutesOf } from './registration/registration.routes.ts';
import { createFirstPassword, type FirstPassword } from './registration/opening.usecases.ts';
import { createRegistration } from './registration/registration.usecases.ts';
import { createTickets } from './registration/tickets.usecases.ts';
import { seedPlayers, type DemoPlayer } from './demo-players.demo.ts';
import { seedMembers, type DemoMember } from './sign-in.demo.ts';
import { signInJobs } from './sign-in.jobs.ts';
import { standingConsole } from './standing/standing.console.ts';
import { createStanding } from './standing/standing.usecases.ts';
import type { SignInDeps } from './sign-in.types.ts';

export { SECRET_TRIES } from './credentials/passwords.config.ts';
export { secondFactorMethods } from './credentials/second-factor.rules.ts';
export {
  asProofRefusal,
  checkFactor,
  passkeyOptionsFor,
  type FactorProof,
} from './credentials/second-factor.usecases.ts';
export type { ConfirmationProof } from './credentials/confirmation.usecases.ts';
export { refusalOf, type Problem } from './registration/problems.rules.ts';
export { signInErrors } from './sign-in.errors.ts';
export type { DemoMember } from './sign-in.demo.ts';
export type { SignInDeps } from './sign-in.types.ts';

export type SignIn = {
  /** @throws the errors that the contract lists for the call; the same holds for `login` */
  register: (merchantId: string, user: RegistrationUser, caller: Caller) => Promise<SessionStarted>;
  login: SignInByPassword;
  /** @throws `identity.payment_password_missing`, `.payment_password_wrong`, `.locked` */
  checkPaymentPassword: PaymentPassword['check'];
  /** @throws `identity.field_pattern`, `.username_taken`, `.registration_closed` */
  firstPassword: FirstPassword;
  /** Reacts to `member.password_forgotten`. */
  mailResetLink: RecoveryMail['mailLink'];
  /** Reacts to `member.password_changed`. */
  mailPasswordNotice: RecoveryMail['mailNotice'];
  /** After a member without a second factor has set one up. */
  enrolled: Enrolment;
  /** Parts of the sign-in that operators and members share. */
  shared: { check: PasswordCheck; challenges: Challenges; confirmation: Confirmation };
  /** Opens the demo accounts that are missing and returns their credentials. */
  seedDemoMembers: () => Promise<DemoMember[]>;
  /** The same for members who bet by themselves. */
  seedDemoPlayers: () => Promise<DemoPlayer[]>;
  routes: readonly BoundRoutes[];
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Everything between a visitor and a session: methods, credentials, registration, recovery, the own account. */
export function createSignIn(base: SignInDeps): SignIn {
  const attempts = createSignInAttempts(base);
  const check = createPasswordCheck({ ...base, attempts });
  const challenges = createChallenges(base);
  const admission = createAdmission({ ...base, challenges });
  const deps = { ...base, attempts, check, challenges, admission };

  const byPassword = createPasswordLogin(deps);
  const social = createSocialSignIn(deps);
  const tickets = createTickets(deps);
  const register = createRegistration({ ...deps, tickets, mobiles: createMobileProof(deps) });
  const passwords = createPasswords(deps);
  const paymentPassword = createPaymentPassword(deps);
  const recoveryMail = createRecoveryMail(deps);
  const confirmation = createConfirmation(deps);

  return {
    register: (merchantId, user, caller) => register('username', merchantId, user, caller),
    login: byPassword,
    checkPaymentPassword: paymentPassword.check,
    firstPassword: createFirstPassword(base),
    mailResetLink: recoveryMail.mailLink,
    mailPasswordNotice: recoveryMail.mailNotice,
    enrolled: createEnrolment(deps),
    shared: { check, challenges, confirmation },
    seedDemoMembers: () => seedMembers(deps),
    seedDemoPlayers: () => seedPlayers(deps),
    routes: [
      identityRoutesOf({ ...deps, register, tickets, memberInfo: createMemberInfo(deps) }),
      accountRoutesOf({
        passwords,
        paymentPassword,
        recovery: createRecovery({ ...deps, passwords }),
        recoveryMail,
        contacts: createContacts(deps),
        social,
      }),
      sessionRoutesOf({
        sessions: base.sessions,
        byPassword,
        phone: createPhoneLogin(deps),
        passkey: createPasskeyLogin(deps),
        social,
        resume: createResume(deps),
        freePlay: createFreePlay(deps),
        proofs: createProofs(deps),
        confirmation,
        members: base.members,
      }),
      codeRoutesOf(createCodeSending(deps)),
    ],
    consoleRoutes: standingConsole(createStanding(deps)),
    jobs: signInJobs(deps),
  };
}
