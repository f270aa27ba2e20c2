import { askPasskey } from '@croupier/web/security/passkeys.ts';
import { call } from '../../../shared/api/call.ts';
import { useSignIn } from '../auth-steps.ts';

/** Signs in by a passkey of this device, without a name. The function throws `ApiError`. */
export function usePasskeyLogin(): () => Promise<void> {
  const signIn = useSignIn();
  return () =>
    signIn(async () => {
      const { challenge, options } = await call('session.passkeyOptions');
      const response = await askPasskey(options);
      return call('session.passkeyLogin', { body: { challenge, response } });
    });
}
