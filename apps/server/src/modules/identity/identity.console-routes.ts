import type { consoleRoutes } from '@croupier/contract/console.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { Operators } from './operators.usecases.ts';

/** The session part of the console's calls; the rest of the group is put together where modules meet. */
export type ConsoleSessionHandlers = Pick<Handlers<typeof consoleRoutes>, 'login' | 'logout' | 'me'>;

export const consoleHandlersOf = (operators: Operators): ConsoleSessionHandlers => ({
  login: (call) => operators.login(call.body, call),
  logout: async (call) => {
    await operators.logout(call.account, call);
    return null;
  },
  me: ({ account }) => operators.me(account.id),
});
