import { calculateJwkThumbprint, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

export type SigningKey = { privateKey: CryptoKey; privateJwk: JWK; publicJwk: JWK; kid: string };

const ALGORITHM = 'RS256';

/** The key of this run, with a new id, so that clients with an older key fetch it again. */
export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicPart = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicPart);
  const about = { kid, alg: ALGORITHM, use: 'sig' };
  return {
    privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...about },
    publicJwk: { ...publicPart, ...about },
    kid,
  };
}
