import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Admission } from './admission.usecases.ts';
import type { SignInOptions } from './password.usecases.ts';
import { limitStarts } from './start-limit.usecases.ts';

type PasskeyLogin = { challenge: string; response: Record<string, unknown> } & SignInOptions;

/** Signs in by passkey alone, without a name. */
export function createPasskeyLogin(
  deps: Pick<SignInDeps, 'db' | 'clock' | 'merchants' | 'members' | 'factors'> & {
    admission: Pick<Admission, 'admit'>;
  },
) {
  const { merchants, members, factors, admission } = deps;

  return {
    options: async (merchantId: string, { origin, ip }: { origin: string; ip: string }) => {
      const { settings } = await merchants.byId(merchantId);
      if (!settings.signIn.passkeys) throw appError(requestErrors.forbidden);
      await limitStarts(deps, merchantId, ip);
      return factors.passkeyRequest({ merchantId, origin });
    },

    /** @throws `factors.passkey_unknown`, `identity.challenge_gone` */
    login: async (
      merchantId: string,
      passkey: PasskeyLogin,
      caller: Caller & { origin: string },
    ): Promise<SessionStarted> => {
      const { challenge, response, area, remember } = passkey;
      const merchant = await merchants.byId(merchantId);
      if (!merchant.settings.signIn.passkeys) throw appError(requestErrors.forbidden);
      const { origin } = caller;
      const { accountId } = await factors.checkPasskey({ merchantId, origin, challenge, response });
      const member = await members.find(merchantId, accountId);
      if (!member) throw appError(signInErrors.badCredentials);
      const stillHolds = () => true;
      return admission.admit({ merchant, member, via: 'passkey', caller, area, remember, stillHolds });
    },
  };
}

export type PasskeySignIn = ReturnType<typeof createPasskeyLogin>;
