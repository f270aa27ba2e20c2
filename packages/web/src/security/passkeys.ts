import { ApiError } from '@croupier/contract/client.ts';

/** WebAuthn data as the calls carry it. */
type Json = Record<string, unknown>;

const load = () => import('@simplewebauthn/browser');

export const passkeysSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** An error with a code, so that forms have a text for it. */
const refusal = (code: string, cause: unknown): ApiError =>
  new ApiError({ code, message: code, value: null }, 0, cause);

/** Browsers reveal little on purpose: the user cancelled, timed out, or has the passkey already. */
const asRefusal = (error: unknown): ApiError => {
  const known = error instanceof Error && error.name === 'InvalidStateError';
  return refusal(known ? 'factors.passkey_known' : 'factors.passkey_stopped', error);
};

/**
 * Creates a passkey in the browser; the result goes to the server.
 *
 * @param options the server's creation options
 * @throws ApiError `factors.passkey_stopped`, `factors.passkey_known`
 */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await load();
  try {
    return {
      ...(await startRegistration({
        optionsJSON: options as never,
      })),
    };
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * Asks for a passkey in the browser; the result goes to the server.
 *
 * @param options the server's request options
 * @throws ApiError `factors.passkey_stopped`
 */
export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await load();
  try {
    return {
      ...(await startAuthentication({
        optionsJSON: options as never,
      })),
    };
  } catch (error) {
    throw asRefusal(error);
  }
}
