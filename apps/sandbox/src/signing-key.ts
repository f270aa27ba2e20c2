import { calculateJwkThumbprint, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

export type SigningKey = { privateKey: CryptoKey; privateJwk: JWK; publicJwk: JWK; kid: string };

const ALGORITHM = 'RS256';

/** A key of this run; its id is new as well, so that whoever remembers an older one asks again. */
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
