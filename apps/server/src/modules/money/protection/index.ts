import type { Exclusion } from '@croupier/contract/protection/protection.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { changeProtection } from './change.usecases.ts';
import { admitDeposit } from './deposits.usecases.ts';
import { addIdentity, checkNewAccount, isPersonExcluded } from './marks.usecases.ts';
import { createLoosening, createReopening } from './loosening.usecases.ts';
import { createSettingsChange } from '../../access/approvals/index.ts';
import { POLICY } from './policy.usecases.ts';
import { protectionConsole } from './protection.console.ts';
import { protectionRoutes } from './protection.routes.ts';
import { closeWithin, exclude } from './exclusions.usecases.ts';
import { setLimit, type By, type LimitValue } from './limits.usecases.ts';
import type {
  Actor,
  DepositAdmitted,
  DepositAsked,
  Identity,
  MemberKey,
  ProtectionDeps,
  ProtectionHooks,
  Standing,
} from './protection.types.ts';
import { standingOf } from './state.usecases.ts';

export {
  furtherGuardReads,
  guardWrites,
  openGuardSet,
  readGuardSet,
  type GuardSet,
} from './guard-set.usecases.ts';
export { READ_GUARDS } from './guards.queries.ts';
export { mayGetMarketing } from './protection.queries.ts';
export { isProtectionCode, protectionRefusal } from './protection.errors.ts';
export type {
  DepositAdmitted,
  DepositAsked,
  DepositsSince,
  Identity,
  IdentityKind,
  ProtectionHooks,
  Standing,
} from './protection.types.ts';

export type Protection = {
  /**
   * `depositsSince`: what counts towards deposit limits, gross and with waiting deposits. `identities`: what else
   * identifies a member, such as a document number.
   */
  hooks: ProtectionHooks;
  /**
   * How much of a deposit may be taken, in the transaction that stores or credits it. It never throws: the answer says
   * why not everything is admitted. Other deposits of the member wait until the transaction ends.
   */
  admitDeposit: (tx: Tx, deposit: DepositAsked) => Promise<DepositAdmitted>;
  /** Whether a member may play and deposit, and may get advertising. */
  stateOf: (db: Db, member: MemberKey) => Promise<Standing>;
  /** Whether a person is excluded at this merchant or at one of its group, under whatever account. */
  isPersonExcluded: (
    db: Db,
    person: { merchantId: string; identities: readonly Identity[] },
  ) => Promise<boolean>;
  /** Marks a new identity of an excluded member, so that it opens no other account. */
  addIdentity: (db: Db, member: MemberKey, identity: Identity) => Promise<void>;
  /** For new accounts. @throws `protection.registration_refused` */
  checkNewAccount: (
    tx: Tx,
    account: { merchantId: string; mobile?: string | null; email?: string | null },
  ) => Promise<void>;
  /**
   * Closes an account that its holder may not have, in the caller's transaction: nothing can be staked or deposited
   * any more, and the balance can be withdrawn.
   */
  close: (tx: Tx, member: MemberKey, by: Actor, reason: 'under_age') => Promise<void>;
  /** What members set for themselves. */
  setLimit: (by: By, value: LimitValue) => Promise<void>;
  exclude: (by: By, period: Exclusion) => Promise<void>;
  /** Reacts to `member.registered`: the member gets the reality check. */
  addMember: (member: MemberKey) => Promise<void>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  /** What only two persons do: loosen an operator's limit, reopen an account, change the policy. */
  loosening: ReturnType<typeof createLoosening>;
  reopening: ReturnType<typeof createReopening>;
  policyChange: ReturnType<typeof createSettingsChange<'protection'>>;
};

/** What keeps players in control: limits, reality checks, breaks, exclusions and closed accounts. */
export function createProtection(
  given: Omit<ProtectionDeps, 'box' | 'hooks'> & { secretsKey: Buffer | undefined },
): Protection {
  const hooks: ProtectionHooks = { depositsSince: [], identities: [] };
  // The label is part of every stored hash's key, so it must not change.
  const box = createSecretBox({ label: 'croupier protection', loadMasters: () => loadMasterKeys(given) });
  const deps: ProtectionDeps = { ...given, box, hooks };
  return {
    hooks,
    admitDeposit: (tx, deposit) => admitDeposit(deps, tx, deposit),
    stateOf: (db, member) => standingOf(deps, db, member),
    isPersonExcluded: (db, person) => isPersonExcluded(deps, db, person),
    addIdentity: (db, member, identity) => addIdentity(deps, db, member, identity),
    checkNewAccount: (tx, account) => checkNewAccount(deps, tx, account),
    close: (tx, key, actor, reason) => closeWithin(deps, tx, { key, actor }, reason),
    setLimit: (by, value) => setLimit(deps, by, value),
    exclude: (by, period) => exclude(deps, by, period),
    addMember: (key) =>
      deps.db
        .transaction()
        .execute((tx) =>
          changeProtection(
            deps,
            tx,
            { key, actor: { account: { kind: 'system', id: '' } } },
            async () => null,
          ),
        ),
    routes: protectionRoutes(deps),
    consoleRoutes: protectionConsole(deps),
    loosening: createLoosening(deps),
    reopening: createReopening(deps),
    policyChange: createSettingsChange(deps, POLICY),
  };
}
