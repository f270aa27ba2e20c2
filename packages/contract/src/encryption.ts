/** Encrypted calls (decision D3): the JSON body as a compact JWE under a key that the server publishes. */
export const ENCRYPTION = { alg: 'ECDH-ES', enc: 'A256GCM', contentType: 'application/jose' } as const;

export type PublicKeySet = { keys: ReadonlyArray<Record<string, unknown>> };

/**
 * Encrypts with the newest key, which is the first of the set.
 * `jose` is loaded when first needed: most visits never send an encrypted call.
 */
export async function encryptBody(body: unknown, keySet: PublicKeySet): Promise<string> {
  const [jwk] = keySet.keys;
  if (!jwk) throw new Error('the server published no key for encrypted calls');
  const { CompactEncrypt, importJWK } = await import('jose');
  const key = await importJWK(jwk, ENCRYPTION.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: ENCRYPTION.alg, enc: ENCRYPTION.enc, kid: String(jwk['kid']) })
    .encrypt(key);
}
