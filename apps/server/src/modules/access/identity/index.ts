import type { MemberInfo, RegistrationUser } from '@croupier/contract/identity.ts';
import type { SessionStarted } from '@croupier/contract/session.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { createAddresses } from './addresses.usecases.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { createChallenges } from './challenges.usecases.ts';
import { createDevices } from './devices.usecases.ts';
import { HASHING } from '../../../platform/password-hashing/hashing.config.ts';
import { LOCKOUT } from './identity.config.ts';
import { consoleHandlersOf, type ConsoleSessionHandlers } from './identity.console-routes.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { seedMembers, seedOperator, type DemoMember, type DemoOperator } from './identity.demo.ts';
import { identityJobs } from './identity.jobs.ts';
import { createSelfService, type SelfService } from './identity.self-service.ts';
import { countMembers, findMember } from './members.queries.ts';
import { createMembers } from './members.usecases.ts';
import { findOperator } from './operators.queries.ts';
import { createOperatorPassword } from './operators.password.ts';
import { createOperatorSignIn } from './operators.sign-in.ts';
import { createOperators } from './operators.usecases.ts';
import { createPasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { sessionRoutesOf } from './session.routes.ts';
import { createOwnSessions } from './sessions.own.ts';
import { CONSOLE, listenForEnded, type EndedSessions } from './sessions.queries.ts';
import { createSessions, type Caller } from './sessions.usecases.ts';
import { createResume } from './sign-in.device.ts';
import { createPasswordCheck, createSignInTries } from './sign-in.password.ts';
import { createProofs } from './sign-in.proofs.ts';
import { createSignIn } from './sign-in.usecases.ts';
import { createWaysIn, type PasswordLogin } from './sign-in.ways.ts';
import { createSocialSignIn } from './social.usecases.ts';
import { createFreePlay } from './trial.usecases.ts';
import { verificationRoutesOf } from './verification.routes.ts';
import { createCodeSending } from './verification.usecases.ts';

export type { DemoMember, DemoOperator } from './identity.demo.ts';
export { TRIAL_TYPES } from './identity.config.ts';
export type { IdentityDeps } from './identity.deps.ts';
export type { EndedSessions } from './sessions.queries.ts';
export { maskedName } from './masked-name.rules.ts';

type Owner = { merchantId: string; accountId: string };

export type Identity = {
  /** The member behind a token, only at the merchant where it was given; null for nobody. At most seconds old. */
  resolveAccount: (token: string, merchantId: string) => Promise<Account | null>;
  /** Whether a member's session goes on. A page that is only open must not keep it alive by asking. */
  isSessionAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** The operator behind a token of the console; null for nobody. */
  resolveOperator: (token: string) => Promise<Account | null>;
  /** @throws the refusals that the contract lists for the call; the same holds for `login` */
  register: (merchantId: string, user: RegistrationUser, caller: Caller) => Promise<SessionStarted>;
  login: (merchantId: string, login: PasswordLogin, caller: Caller) => Promise<SessionStarted>;
  /** For what wants the withdrawal password. @throws `identity.payment_password_missing`, `.payment_password_wrong`, `.locked` */
  checkPaymentPassword: SelfService['checkPaymentPassword'];
  /** Reacts to `member.password_forgotten`. */
  mailResetLink: SelfService['mailResetLink'];
  /** Reacts to `member.password_changed`. */
  mailPasswordNotice: SelfService['mailPasswordNotice'];
  /** After an account that had no second factor has set one up. */
  enrolled: (account: Account) => Promise<void>;
  /** Ends the session; a second time nothing happens. */
  logout: (account: Account) => Promise<void>;
  /** The name that somebody signs in with, operators (of no merchant) by mail address; empty for nobody. */
  accountName: (owner: Owner) => Promise<string>;
  /** @throws `identity.member_not_found` */
  memberInfo: (merchantId: string, memberId: string) => Promise<MemberInfo>;
  /** Ends every session of an account; call `forgetSessions` after the commit. */
  endAllSessions: (tx: Tx, owner: Owner) => Promise<void>;
  /** Ends all sessions but this one and forgets remembered devices; call `forgetSessions` after the commit. */
  endOtherSessions: (tx: Tx, account: Account) => Promise<number>;
  forgetSessions: (owner: Owner) => void;
  /** Told of sessions that ended in any process; this one has forgotten them then. */
  listenForEnded: (
    database: Pick<Database, 'listen'>,
    onEnded: (ended: EndedSessions) => void,
  ) => Promise<() => Promise<void>>;
  /** Members by merchant; for the operators' overview, which stands above merchants. */
  countMembers: () => Promise<Map<string, number>>;
  /** Writes the demo accounts where they are missing; gives what to sign in with. */
  seedDemoMembers: () => Promise<DemoMember[]>;
  seedDemoOperator: () => Promise<DemoOperator>;
  routes: BoundRoutes;
  accountRoutes: BoundRoutes;
  sessionRoutes: BoundRoutes;
  verificationRoutes: BoundRoutes;
  consoleHandlers: ConsoleSessionHandlers;
  jobs: readonly Job[];
};

/** Records `member.registered` { memberId, currency } and `member.signed_out` { memberId, sessionId } in the outbox. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, merchants } = deps;
  const lockout = deps.lockout ?? LOCKOUT;
  const hasher = createPasswordHasher(deps.hashing ?? HASHING, deps.hashingEngine);
  const sessions = createSessions({ db, clock });
  const tries = createSignInTries({ ...deps, lockout });
  const check = createPasswordCheck({ db, hasher, tries });
  const addresses = createAddresses(deps);
  const devices = createDevices({ ...deps, sessions });
  const challenges = createChallenges(deps);
  const signIn = createSignIn({ ...deps, sessions, addresses, devices, challenges });
  const ways = createWaysIn({ ...deps, hasher, check, tries, signIn });
  const own = createOwnSessions({ ...deps, hasher, sessions, devices });
  const members = createMembers(deps);
  const operators = createOperators({ ...deps, sessions });
  const social = createSocialSignIn({ ...deps, signIn });
  const selfService = createSelfService({ ...deps, hasher, sessions, members, signIn, social });

  return {
    // The console is no merchant: an empty one must not open the door to operators.
    resolveAccount: async (token, merchantId) =>
      merchantId === CONSOLE ? null : sessions.resolve(token, merchantId),
    isSessionAlive: async (token, merchantId) =>
      merchantId !== CONSOLE && (await sessions.isAlive(token, merchantId)),
    resolveOperator: (token) => sessions.resolve(token, CONSOLE),
    register: (merchantId, user, caller) => selfService.register('username', merchantId, user, caller),
    checkPaymentPassword: selfService.checkPaymentPassword,
    mailResetLink: selfService.mailResetLink,
    mailPasswordNotice: selfService.mailPasswordNotice,
    login: ways.byPassword,
    enrolled: (account) =>
      account.kind === 'operator' ? operators.enrolled(account) : own.enrolled(account),
    logout: own.logout,
    accountName: async ({ merchantId, accountId }) =>
      merchantId === CONSOLE
        ? ((await findOperator(db, accountId))?.email ?? '')
        : ((await findMember(db, merchantId, accountId))?.account ?? ''),
    memberInfo: members.memberInfo,
    endAllSessions: async (tx, owner) => {
      await devices.forgetAll(tx, owner);
      await deleteChallengesOf(tx, owner);
      await sessions.endAll(tx, owner);
    },
    endOtherSessions: own.endOthersWithin,
    forgetSessions: sessions.forget,
    listenForEnded: (database, onEnded) =>
      listenForEnded(database, (ended) => {
        sessions.forget(ended);
        onEnded(ended);
      }),
    countMembers: () => countMembers(db),
    seedDemoMembers: () => seedMembers({ db, clock, merchants, members, hasher, addresses }),
    seedDemoOperator: () => seedOperator({ db, clock, hasher }),
    routes: selfService.routes,
    accountRoutes: selfService.accountRoutes,
    sessionRoutes: sessionRoutesOf({
      ways,
      own,
      addresses,
      proofs: createProofs({ ...deps, challenges, signIn }),
      resume: createResume({ merchants, addresses, devices, signIn }),
      freePlay: createFreePlay({ db, clock, merchants, signIn }),
      social,
    }),
    verificationRoutes: verificationRoutesOf(createCodeSending(deps)),
    consoleHandlers: consoleHandlersOf({
      operators,
      signIn: createOperatorSignIn({ ...deps, sessions, challenges, check }),
      password: createOperatorPassword({ ...deps, hasher, sessions }),
    }),
    jobs: identityJobs({ db, clock, lockout }),
  };
}
