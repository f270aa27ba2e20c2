import { sessionRoutes } from '@croupier/contract/session.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import type { Members } from './members.usecases.ts';

const { login, logout } = sessionRoutes;

export const sessionRoutesOf = (members: Members): BoundRoutes =>
  bindRoutes(
    { login, logout },
    {
      login: (call) => {
        if (call.body.type !== 'username') throw appError(requestErrors.invalid);
        return members.login(call.merchantId, call.body, call);
      },
      logout: async ({ account }) => {
        await members.logout(account);
        return null;
      },
    },
  );
