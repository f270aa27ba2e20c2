import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { findKey, keepKey } from './secrets.queries.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Sealed = { keyId: string; sealed: Buffer };
type Key = { id: string; cipher: Buffer; hash: Buffer };

function keyFrom(master: Buffer): Key {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', master, '', `croupier factors ${purpose}`, KEY_BYTES));
  return {
    id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 16),
    cipher: derive('seal'),
    hash: derive('hash'),
  };
}

/** Seals what has to be read again and hashes what has not, under a key of the deployment. */
export function createSecretBox({ db, secretsKey }: { db: Db; secretsKey?: Buffer | undefined }) {
  /** The first is for what is new; the others open what is older. */
  const load = async (): Promise<[Key, ...Key[]]> => {
    if (!secretsKey) await keepKey(db, randomBytes(KEY_BYTES));
    const kept = await findKey(db);
    const keys = [secretsKey, kept].flatMap((master) => (master ? [keyFrom(master)] : []));
    const [first, ...others] = keys;
    if (!first) throw new Error('there is no key for second factors');
    return [first, ...others];
  };
  let loaded: ReturnType<typeof load> | undefined;
  const keys = (): ReturnType<typeof load> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return {
    /** @param bound whose it is: opened for anybody else it is refused */
    seal: async (text: string, bound: string): Promise<Sealed> => {
      const [key] = await keys();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key.cipher, iv).setAAD(Buffer.from(bound));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId: key.id, sealed: Buffer.concat([iv, cipher.getAuthTag(), hidden]) };
    },

    /** @throws when it was sealed for somebody else, was changed, or its key is gone */
    open: async ({ keyId, sealed }: Sealed, bound: string): Promise<string> => {
      const key = (await keys()).find(({ id }) => id === keyId);
      if (!key) throw new Error(`no key ${keyId}: SECRETS_KEY is not what it was`);
      const decipher = createDecipheriv(CIPHER, key.cipher, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(bound))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const shown = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(shown).toString('utf8');
    },

    /** Under every key that there is, the one for new ones first. */
    hashes: async (text: string, bound: string): Promise<[Buffer, ...Buffer[]]> => {
      const hashOf = ({ hash }: Key): Buffer =>
        createHmac('sha256', hash).update(`${bound}:${text}`).digest();
      const [first, ...others] = await keys();
      return [hashOf(first), ...others.map(hashOf)];
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
