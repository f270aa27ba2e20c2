import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** What a test can make it do wrong. */
export type Misuse = {
  /** The origin of the page. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  /** Whether it verified its user, by fingerprint, face or PIN. */
  verified?: boolean;
};

type Options = Record<string, unknown>;

/** A software authenticator that answers like a browser: P-256 keys, a counter, no attestation. */
export function createSoftwarePasskey(page: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: unknown, misuse: Misuse): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: misuse.challenge ?? challenge,
        origin: misuse.origin ?? page,
        crossOrigin: false,
      }),
    );
  const header = (flags: number, misuse: Misuse): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(misuse.counter ?? counter);
    const verified = misuse.verified === false ? 0 : VERIFIED;
    const rpIdHash = sha256(misuse.rpId ?? new URL(page).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([PRESENT | verified | flags]), count]);
  };
  const envelope = (response: Record<string, unknown>) => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: url(id),

    create: (options: Options, misuse: Misuse = {}): Record<string, unknown> => {
      handle = (options['user'] as { id: string }).id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([header(ATTESTED, misuse), Buffer.alloc(16), length, id, coseKey]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return envelope({
        clientDataJSON: url(clientData('webauthn.create', options['challenge'], misuse)),
        attestationObject: url(attestation),
        transports: ['internal'],
      });
    },

    use: (options: Options, misuse: Misuse = {}): Record<string, unknown> => {
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', options['challenge'], misuse);
      const authenticatorData = header(0, misuse);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
        privateKey,
      );
      return envelope({
        clientDataJSON: url(clientDataJSON),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
        userHandle: misuse.userHandle ?? handle,
      });
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
