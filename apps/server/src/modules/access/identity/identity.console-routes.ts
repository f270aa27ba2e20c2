import type { consoleRoutes } from '@croupier/contract/console.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { OperatorPassword } from './operators.password.ts';
import type { OperatorSignIn } from './operators.sign-in.ts';
import type { Operators } from './operators.usecases.ts';

/** The console's calls about the operator's own account; the rest of the group is put together where modules meet. */
export type ConsoleSessionHandlers = Omit<Handlers<typeof consoleRoutes>, 'keys'>;

export const consoleHandlersOf = (parts: {
  operators: Operators;
  signIn: OperatorSignIn;
  password: OperatorPassword;
}): ConsoleSessionHandlers => {
  const { operators, signIn, password } = parts;
  return {
    login: (call) => signIn.login(call.body, call),
    proofOptions: async ({ body, origin }) => ({
      ...(await signIn.proofOptions(body.challenge, origin)),
    }),
    prove: (call) => signIn.prove(call.body, call),
    confirm: async ({ account, body }) => {
      await password.confirm(account, body);
      return null;
    },
    sessions: ({ account }) => operators.sessions(account),
    endSession: async (call) => {
      await operators.endSession(call.account, call.params.id, call);
      return null;
    },
    changePassword: async (call) => {
      await password.change(call.account, call.body, call);
      return null;
    },
    logout: async (call) => {
      await operators.logout(call.account, call);
      return null;
    },
    me: ({ account }) => operators.me(account),
  };
};
