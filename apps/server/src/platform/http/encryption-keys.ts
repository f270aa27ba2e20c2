import { ENCRYPTION, MESSAGE_AGE_SECONDS, type PublicKeySet } from '@croupier/contract/encryption.ts';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { createFresh } from '../fresh.ts';
import { newId } from '../ids.ts';
import { appError, requestErrors } from './errors.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long a key is published; it is accepted for one more day. */
const ROTATION_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Maximum age of this process's copy of the keys: another server may have rotated them. */
const REFRESH_MILLISECONDS = 60_000;

type Row = { id: string; private_jwk: JWK; created_at: Date };

export type EncryptionKeys = {
  /** Public keys, newest first. */
  publicKeys: () => Promise<PublicKeySet>;
  /**
   * Opens a message for the call at `path`, once.
   *
   * @throws `request.decryption_failed` for an unknown key, a broken token, one for another call or one that holds no
   *   JSON; `request.message_expired` with the server's clock; `request.message_repeated`
   */
  decrypt: (token: string, path: string) => Promise<unknown>;
  /** Deletes records of messages that are too old to be accepted again. */
  forgetOldMessages: () => Promise<void>;
};

type Opened = { body: unknown; id: string; sentAt: number };

const MESSAGE_ID = /^[\da-f]{32}$/;

const publicPart = ({ kty, crv, x, y }: JWK, kid: string): Record<string, unknown> => ({
  kid,
  kty,
  crv,
  x,
  y,
  use: 'enc',
  alg: ENCRYPTION.alg,
});

/** Keys are stored in the database, so that every server process accepts what any of them published. */
export function createEncryptionKeys({ db, clock }: { db: Db; clock: Clock }): EncryptionKeys {
  const fresh = createFresh<Row[]>({ clock, milliseconds: REFRESH_MILLISECONDS });

  const read = async (): Promise<Row[]> => {
    const oldest = new Date(clock.now().getTime() - ROTATION_MILLISECONDS - DAY_MILLISECONDS);
    const { rows } = await sql<Row>`
      select id, private_jwk, created_at from encryption_keys
      where created_at > ${oldest} order by created_at desc, id desc`.execute(db);
    return rows;
  };

  const load = async (): Promise<Row[]> => {
    const now = clock.now();
    const rows = await read();
    const [newest] = rows;
    if (newest && now.getTime() - newest.created_at.getTime() <= ROTATION_MILLISECONDS) return rows;
    const { privateKey } = await generateKeyPair(ENCRYPTION.alg, { crv: 'P-256', extractable: true });
    await sql`insert into encryption_keys (id, private_jwk, created_at)
      values (${newId()}, ${JSON.stringify(await exportJWK(privateKey))}, ${now})`.execute(db);
    return read();
  };
  const current = (): Promise<Row[]> => fresh.get('keys', load);

  const open = async (token: string, path: string): Promise<Opened> => {
    try {
      const { kid, zip } = decodeProtectedHeader(token);
      // Unused, and a few bytes could decompress to megabytes.
      if (zip !== undefined) throw new Error('compressed');
      const row = (await current()).find(({ id }) => id === kid);
      if (!row) throw new Error('unknown key');
      const key = await importJWK(row.private_jwk, ENCRYPTION.alg);
      const { plaintext, protectedHeader } = await compactDecrypt(token, key, {
        keyManagementAlgorithms: [ENCRYPTION.alg],
        contentEncryptionAlgorithms: [ENCRYPTION.enc],
      });
      const { htu, iat, jti } = protectedHeader;
      if (htu !== path) throw new Error('for another call');
      if (typeof iat !== 'number' || typeof jti !== 'string' || !MESSAGE_ID.test(jti))
        throw new Error('without its time or number');
      const body = JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      return { body, id: jti, sentAt: iat * 1000 };
    } catch {
      // Do not reveal which step failed.
      throw appError(requestErrors.decryptionFailed);
    }
  };

  return {
    publicKeys: async () => ({ keys: (await current()).map((row) => publicPart(row.private_jwk, row.id)) }),
    decrypt: async (token, path) => {
      const { body, id, sentAt } = await open(token, path);
      const now = clock.now().getTime();
      if (Math.abs(now - sentAt) > MESSAGE_AGE_SECONDS * 1000)
        throw appError(requestErrors.messageExpired, { value: { now } });
      const keepUntil = new Date(sentAt + 2 * MESSAGE_AGE_SECONDS * 1000);
      const { numAffectedRows } = await sql`insert into opened_messages (id, keep_until)
        values (${Buffer.from(id, 'hex')}, ${keepUntil}) on conflict do nothing`.execute(db);
      if (numAffectedRows !== 1n) throw appError(requestErrors.messageRepeated);
      return body;
    },
    forgetOldMessages: async () => {
      await sql`delete from opened_messages where keep_until < ${clock.now()}`.execute(db);
    },
  };
}
