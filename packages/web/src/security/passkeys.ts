import { ApiError } from '@croupier/contract/client.ts';

/** As the calls carry it, both ways. */
type Json = Record<string, unknown>;

const load = () => import('@simplewebauthn/browser');

export const passkeysSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** A refusal like any other, so that every form has words for it. */
const refusal = (code: string, cause: unknown): ApiError =>
  new ApiError({ code, message: code, value: null }, 0, cause);

/** Browsers tell little on purpose: somebody said no, waited too long, or has the passkey already. */
const asRefusal = (error: unknown): ApiError => {
  const known = error instanceof Error && error.name === 'InvalidStateError';
  return refusal(known ? 'factors.passkey_known' : 'factors.passkey_stopped', error);
};

/**
 * Has the browser make a passkey; what it gives goes to the server.
 *
 * @param options what the server wants it to be like
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
 * Has the browser ask for a passkey; what it gives goes to the server.
 *
 * @param options which ones are good
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
