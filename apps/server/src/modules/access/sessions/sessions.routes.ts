import type { SessionHandlers, Sessions } from './sessions.types.ts';
import type { OwnSessions } from './own-sessions.usecases.ts';

export const sessionHandlers = (parts: {
  own: OwnSessions;
  addresses: Sessions['addresses'];
}): SessionHandlers => {
  const { own, addresses } = parts;
  return {
    logout: async (call) => {
      await own.logout(call.account, call);
      return null;
    },
    list: ({ account }) => own.list(account),
    end: async ({ account, params }) => {
      await own.end(account, params.id);
      return null;
    },
    endOthers: ({ account }) => own.endOthers(account),
    addresses: ({ account }) => addresses.list(account),
    removeAddress: async (call) => {
      await addresses.remove(call.account, call.params.id, call);
      return null;
    },
  };
};
