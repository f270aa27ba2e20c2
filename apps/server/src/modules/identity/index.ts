import type { MemberInfo, RegistrationUser } from '@croupier/contract/identity.ts';
import type { SessionStarted } from '@croupier/contract/session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { BoundRoutes } from '../../platform/http/call.ts';
import type { Account } from '../../platform/http/context.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/log.ts';
import type { Outbox } from '../../platform/outbox.ts';
import type { Audit } from '../audit/index.ts';
import type { Merchants } from '../merchants/index.ts';
import { HASHING, LOCKOUT, type HashingOptions, type LockoutPolicies } from './identity.config.ts';
import { consoleHandlersOf, type ConsoleSessionHandlers } from './identity.console-routes.ts';
import { seedMembers, seedOperator, type DemoMember, type DemoOperator } from './identity.demo.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutesOf } from './identity.routes.ts';
import { countMembers } from './members.queries.ts';
import { createMembers } from './members.usecases.ts';
import { createOperators } from './operators.usecases.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { CONSOLE } from './sessions.queries.ts';
import { createSessions, type Caller } from './sessions.usecases.ts';
import { sessionRoutesOf } from './session.routes.ts';
import { createPasswordCheck } from './sign-in.usecases.ts';

export type { DemoMember, DemoOperator } from './identity.demo.ts';

export type IdentityDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  audit: Pick<Audit, 'record'>;
  /** For tests and small machines. */
  hashing?: HashingOptions;
  lockout?: LockoutPolicies;
};

export type Identity = {
  /** The member behind a token, only at the merchant where it was given; null for nobody. At most seconds old. */
  resolveAccount: (token: string, merchantId: string) => Promise<Account | null>;
  /** Whether a member's session goes on. A page that is only open must not keep it alive by asking. */
  isSessionAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** The operator behind a token of the console; null for nobody. */
  resolveOperator: (token: string) => Promise<Account | null>;
  /** @throws the refusals that the contract lists for the call; the same holds for `login` */
  register: (merchantId: string, user: RegistrationUser, caller: Caller) => Promise<SessionStarted>;
  login: (
    merchantId: string,
    credentials: { username: string; password: string },
    caller: Caller,
  ) => Promise<SessionStarted>;
  /** Ends the session; a second time nothing happens. */
  logout: (account: Account) => Promise<void>;
  /** @throws `identity.member_not_found` */
  memberInfo: (merchantId: string, memberId: string) => Promise<MemberInfo>;
  /** Ends every session of an account; call `forgetSessions` after the commit. */
  endAllSessions: (tx: Tx, owner: { merchantId: string; accountId: string }) => Promise<void>;
  forgetSessions: (owner: { merchantId: string; accountId: string }) => void;
  /** Members by merchant; for the operators' overview, which stands above merchants. */
  countMembers: () => Promise<Map<string, number>>;
  /** Writes the demo accounts where they are missing; gives what to sign in with. */
  seedDemoMembers: () => Promise<DemoMember[]>;
  seedDemoOperator: () => Promise<DemoOperator>;
  routes: BoundRoutes;
  sessionRoutes: BoundRoutes;
  consoleHandlers: ConsoleSessionHandlers;
  jobs: readonly Job[];
};

/** Records `member.registered` { memberId, currency } and `member.signed_out` { memberId, sessionId } in the outbox. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, merchants } = deps;
  const lockout = deps.lockout ?? LOCKOUT;
  const hasher = createPasswordHasher(deps.hashing ?? HASHING);
  const sessions = createSessions({ db, clock });
  const withPassword = createPasswordCheck({ db, clock, log: deps.log, hasher, lockout });
  const members = createMembers({ ...deps, hasher, sessions, withPassword });
  const operators = createOperators({ ...deps, sessions, withPassword });

  return {
    // The console is no merchant: an empty one must not open the door to operators.
    resolveAccount: async (token, merchantId) =>
      merchantId === CONSOLE ? null : sessions.resolve(token, merchantId),
    isSessionAlive: async (token, merchantId) =>
      merchantId !== CONSOLE && (await sessions.isAlive(token, merchantId)),
    resolveOperator: (token) => sessions.resolve(token, CONSOLE),
    register: members.register,
    login: members.login,
    logout: members.logout,
    memberInfo: members.memberInfo,
    endAllSessions: sessions.endAll,
    forgetSessions: sessions.forget,
    countMembers: () => countMembers(db),
    seedDemoMembers: () => seedMembers({ db, clock, merchants, members, hasher }),
    seedDemoOperator: () => seedOperator({ db, clock, hasher }),
    routes: identityRoutesOf(members, merchants),
    sessionRoutes: sessionRoutesOf(members),
    consoleHandlers: consoleHandlersOf(operators),
    jobs: identityJobs({ db, clock, lockout }),
  };
}
