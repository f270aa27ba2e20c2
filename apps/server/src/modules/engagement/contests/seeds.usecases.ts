import { randomBytes } from 'node:crypto';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import type { ContestParts } from './contests.types.ts';

export type StoredSeed = { seedKeyId: string; seedSealed: Buffer; seedHash: string };

const SEED_BYTES = 32;

/** A new seed: sealed for its owner, with the hash that is published. */
export async function newSeed({ box }: Pick<ContestParts, 'box'>, owner: string): Promise<StoredSeed> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const { keyId, sealed } = await box.seal(seed, owner);
  return { seedKeyId: keyId, seedSealed: sealed, seedHash: hashServerSeed(seed) };
}

export const openSeed = (
  { box }: Pick<ContestParts, 'box'>,
  { seedKeyId, seedSealed }: Pick<StoredSeed, 'seedKeyId' | 'seedSealed'>,
  owner: string,
): Promise<string> => box.open({ keyId: seedKeyId, sealed: seedSealed }, owner);

export const raffleSeedOwner = (merchantId: string, contestId: string): string =>
  `raffle/${merchantId}/${contestId}`;
export const envelopeSeedOwner = (merchantId: string, contestId: string): string =>
  `envelope/${merchantId}/${contestId}`;
export const wheelSeedOwner = (merchantId: string, memberId: string): string =>
  `wheel/${merchantId}/${memberId}`;
