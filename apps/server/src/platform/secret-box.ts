import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

export type Sealed = { keyId: string; sealed: Buffer };
type Key = { id: string; cipher: Buffer; hash: Buffer };

function keyFrom(master: Buffer, label: string): Key {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', master, '', `${label} ${purpose}`, KEY_BYTES));
  return {
    id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 16),
    cipher: derive('seal'),
    hash: derive('hash'),
  };
}

/**
 * Encrypts secrets that must be read again, and hashes those that only need to be recognized.
 *
 * @param label separates the derived keys of different purposes; must never change
 * @param loadMasters the key for new secrets first, then keys of older ones
 */
export function createSecretBox({
  label,
  loadMasters,
}: {
  label: string;
  loadMasters: () => Promise<readonly Buffer[]>;
}) {
  const load = async (): Promise<[Key, ...Key[]]> => {
    const [first, ...others] = (await loadMasters()).map((master) => keyFrom(master, label));
    if (!first) throw new Error(`no key for "${label}"`);
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

  const openBytes = async ({ keyId, sealed }: Sealed, owner: string): Promise<Buffer> => {
    const key = (await keys()).find(({ id }) => id === keyId);
    if (!key) throw new Error(`no key ${keyId}: was SECRETS_KEY changed?`);
    const decipher = createDecipheriv(CIPHER, key.cipher, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  };

  return {
    /** @param owner the owner of the secret; `open` refuses it for any other */
    seal: async (secret: string | Buffer, owner: string): Promise<Sealed> => {
      const [key] = await keys();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key.cipher, iv).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(Buffer.from(secret)), cipher.final()]);
      return { keyId: key.id, sealed: Buffer.concat([iv, cipher.getAuthTag(), hidden]) };
    },

    /** @throws if it was sealed for another owner, was modified, or its key is missing */
    open: async (sealed: Sealed, owner: string): Promise<string> =>
      (await openBytes(sealed, owner)).toString('utf8'),

    /** As `open`, for what was sealed as bytes. */
    openBytes,

    /** The hash under every known key; store the first one. */
    hashes: async (text: string, owner: string): Promise<[Buffer, ...Buffer[]]> => {
      const hashOf = ({ hash }: Key): Buffer =>
        createHmac('sha256', hash).update(`${owner}:${text}`).digest();
      const [first, ...others] = await keys();
      return [hashOf(first), ...others.map(hashOf)];
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
