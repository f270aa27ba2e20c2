import { createAffiliates } from './affiliates.usecases.ts';
import {
  findMember,
  findMemberByAccount,
  findMemberByMobile,
  fillProfile,
  insertMember,
  lockMember,
  markMemberSignedIn,
  readProfile,
} from './members.queries.ts';
import { membersConsole } from './members.console.ts';
import { countMembers } from './members.reads.ts';
import { memberHandlers } from './members.routes.ts';
import type { MemberDeps, Members } from './members.types.ts';
import { memberFacts, openAccount } from './members.usecases.ts';

export { iconOf } from './icon.rules.ts';
export { TRIAL_TYPES } from './members.config.ts';
export { memberErrors } from './members.errors.ts';
export { isHolder, isKnownType, kindOf, TYPES_OF_KIND } from './members.rules.ts';
export type { AccountHook, InvitationHook, MemberRow, Members, NewMember } from './members.types.ts';
export { accountKey, isSameName, maskedName, maskName, publicName } from './names.rules.ts';

/** The accounts of players and agents, and who invited them. */
export function createMembers(deps: MemberDeps): Members {
  const { db } = deps;
  const find: Members['find'] = (merchantId, memberId, within = db) =>
    findMember(within, merchantId, memberId);
  const hooks: Members['hooks'] = { opening: [], opened: [], invitations: [] };
  const affiliates = createAffiliates({ ...deps, hooks });
  return {
    hooks,
    find,
    lock: lockMember,
    findByAccount: (merchantId, account) => findMemberByAccount(db, merchantId, account),
    findByMobile: (merchantId, mobile) => findMemberByMobile(db, merchantId, mobile),
    insert: insertMember,
    open: (tx, merchant, member, requestId) =>
      openAccount({ ...deps, ...hooks }, tx, { merchant, member, requestId }),
    profileOf: (merchantId, memberId, within = db) => readProfile(within, merchantId, memberId),
    fillProfile,
    markSignedIn: markMemberSignedIn,
    accountName: async ({ merchantId, accountId }) => (await find(merchantId, accountId))?.account,
    facts: (merchantId, memberId) => memberFacts(deps, { merchantId, memberId }),
    countMembers: (merchantIds) => countMembers(db, merchantIds),
    affiliates,
    handlers: memberHandlers(affiliates),
    consoleRoutes: membersConsole(deps),
  };
}
