import { randomBytes } from 'node:crypto';
import { newId } from '../../../../platform/ids.ts';
import type { SecretPair } from './seeds.rules.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** 64 hex characters from the operating system. Not injected on purpose: nothing can stand between it and a round. */
export const newSecretPair = (): SecretPair => ({
  pairId: newId(),
  serverSeed: randomBytes(SERVER_SEED_BYTES).toString('hex'),
});

/** What a player starts with until they choose their own. */
export const newClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');
