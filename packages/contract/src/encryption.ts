/** Encrypted calls: the JSON body as a compact JWE under a key that the server publishes. */
export const ENCRYPTION = { alg: 'ECDH-ES', enc: 'A256GCM', contentType: 'application/jose' } as const;

export type PublicKeySet = { keys: ReadonlyArray<Record<string, unknown>> };

/** How old an encrypted message may be, or how far ahead its clock: after that it can't be sent again either. */
export const MESSAGE_AGE_SECONDS = 120;

export type MessageOptions = {
  /** The call that the message is for: it opens nothing else. */
  path: string;
  /** Milliseconds since 1970 by the server's clock, as far as it is known. */
  now: number;
};

/**
 * Encrypts with the newest key, which is the first of the set. The protected header says for which call, when and,
 * by a random number, that this message is a new one: a copy of it is refused.
 * `jose` is loaded when first needed: most visits never send an encrypted call.
 */
export async function encryptBody(
  body: unknown,
  keySet: PublicKeySet,
  { path, now }: MessageOptions,
): Promise<string> {
  const [jwk] = keySet.keys;
  if (!jwk) throw new Error('the server published no key for encrypted calls');
  const { CompactEncrypt, importJWK } = await import('jose');
  const key = await importJWK(jwk, ENCRYPTION.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: ENCRYPTION.alg,
      enc: ENCRYPTION.enc,
      kid: String(jwk['kid']),
      htu: path,
      iat: Math.floor(now / 1000),
      jti: randomText(),
    })
    .encrypt(key);
}

const JTI_BYTES = 16;
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(JTI_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
