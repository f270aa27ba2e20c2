/** Encrypted calls: the JSON body as a compact JWE under a public key of the server. */
export const ENCRYPTION = { alg: 'ECDH-ES', enc: 'A256GCM', contentType: 'application/jose' } as const;

export type PublicKeySet = { keys: ReadonlyArray<Record<string, unknown>> };

/** Maximum age of an encrypted message, and maximum difference of the clocks. */
export const MESSAGE_AGE_SECONDS = 120;

export type MessageOptions = {
  /** The only call that the message is valid for. */
  path: string;
  /** Milliseconds since 1970 by the server's clock, as far as known. */
  now: number;
};

/**
 * Encrypts with the newest key, the first of the set. The protected header contains the call, the time and a random id,
 * so that a copy of the message is refused.
 * `jose` is loaded on demand: most visits never send an encrypted call.
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
