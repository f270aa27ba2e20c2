import type { operatorsRoutes } from '@croupier/contract/access/operators.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { findOperator } from './operators.queries.ts';
import type { OperatorDeps, OperatorHandlers } from './operators.types.ts';
import { endOperatorSession, logoutOperator, operatorInfo } from './operators.usecases.ts';
import { changeOperatorPassword } from './password.usecases.ts';
import { inviteOperator, issueSetupLink } from './setup-links.usecases.ts';
import { checkSetupLink, setUpOperator } from './setup.usecases.ts';
import type { OperatorSignIn } from './sign-in.usecases.ts';

export function operatorHandlers(deps: OperatorDeps, signIn: OperatorSignIn): OperatorHandlers {
  const { confirmation } = deps.signIn.shared;
  const hashOf = (account: Account) => async () => (await findOperator(deps.db, account.id))?.password_hash;
  return {
    login: (call) => signIn.login(call.body, call),
    proofOptions: async ({ body, origin }) => ({
      ...(await signIn.proofOptions(body.challenge, origin)),
    }),
    prove: (call) => signIn.prove(call.body, call),
    confirmOptions: ({ account, origin }) => confirmation.passkeyOptions(account, origin),
    confirm: async ({ account, body, origin }) => {
      await confirmation.confirm(account, body, { origin, findHash: hashOf(account) });
      return null;
    },
    sessions: ({ account }) => deps.sessions.list(account),
    endSession: async (call) => {
      await endOperatorSession(deps, call.account, { id: call.params.id, caller: call });
      return null;
    },
    changePassword: async (call) => {
      await changeOperatorPassword(deps, call.account, { body: call.body, caller: call });
      return null;
    },
    logout: async (call) => {
      await logoutOperator(deps, call.account, call);
      return null;
    },
    me: ({ account }) => operatorInfo(deps, account),
  };
}

export const setupHandlers = (deps: OperatorDeps): Handlers<typeof operatorsRoutes> => ({
  invite: (call) => inviteOperator(deps, call.body, { account: call.account, caller: call }),
  issueSetupLink: (call) => issueSetupLink(deps, call.params.id, { account: call.account, caller: call }),
  checkSetupLink: (call) => checkSetupLink(deps, call.body.token, call),
  setUp: async (call) => {
    await setUpOperator(deps, call.body, call);
    return null;
  },
});
