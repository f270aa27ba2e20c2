import { randomBytes } from 'node:crypto';
import { newId } from '../../../../platform/ids.ts';
import type { SecretPair } from './seeds.rules.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** 64 hex characters from the operating system. Deliberately not injected, so that nothing can replace the source. */
export const newSecretPair = (): SecretPair => ({
  pairId: newId(),
  serverSeed: randomBytes(SERVER_SEED_BYTES).toString('hex'),
});

/** The player's initial client seed. */
export const newClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');
