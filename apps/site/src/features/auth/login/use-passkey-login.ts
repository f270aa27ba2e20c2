import { askPasskey } from '@croupier/web/security/passkeys.ts';
import { call } from '../../../shared/api/call.ts';
import { useGettingIn } from '../auth-steps.ts';

/** Signs in by a passkey of this device, without a name. Gives what went wrong. */
export function usePasskeyLogin(): () => Promise<unknown> {
  const getIn = useGettingIn();
  return () =>
    getIn(async () => {
      const { challenge, options } = await call('session.passkeyOptions');
      const response = await askPasskey(options);
      return call('session.passkeyLogin', { body: { challenge, response } });
    });
}
