import type { factorRoutes } from '@croupier/contract/access/factors.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { ownerOf, type AccountChanges } from './account.usecases.ts';
import type { Passkeys } from './passkeys.usecases.ts';
import type { Totp } from './totp.usecases.ts';

export type FactorHandlers = Handlers<typeof factorRoutes>;

const callerOf = ({ ip, requestId }: { ip: string; requestId: string }) => ({ ip, requestId });

/** Used for members and for operators. */
export const factorHandlers = (parts: {
  changes: AccountChanges;
  totp: Totp;
  passkeys: Passkeys;
}): FactorHandlers => {
  const { changes, totp, passkeys } = parts;
  return {
    state: ({ account }) => changes.state(ownerOf(account)),
    beginTotp: ({ account }) => totp.begin(account),
    finishTotp: (call) => totp.finish(call.account, call.body.code, callerOf(call)),
    removeTotp: async (call) => {
      await totp.remove(call.account, callerOf(call));
      return null;
    },
    renewRecoveryCodes: (call) => totp.renewCodes(call.account, callerOf(call)),
    passkeyOptions: async ({ account, origin }) => {
      const { challenge, options } = await passkeys.options(account, origin);
      return { challenge, options: { ...options } };
    },
    addPasskey: (call) => passkeys.add(call.account, call.body, { ...callerOf(call), origin: call.origin }),
    removePasskey: async (call) => {
      await passkeys.remove(call.account, call.params.id, callerOf(call));
      return null;
    },
  };
};
