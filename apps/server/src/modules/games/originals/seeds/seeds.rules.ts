import type { RevealedSeedPair, SeedsInUse } from '@croupier/contract/games/originals.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';

/** A pair whose server seed is still secret. */
export type SecretPair = { pairId: string; serverSeed: string };

/** The source of the player's next round. Contains secrets: never part of a response, log line or event. */
export type FairPlayer = SecretPair & {
  clientSeed: string;
  nextNonce: number;
  nextPairId: string;
  nextServerSeed: string;
};

export type RevealedPair = {
  id: string;
  serverSeed: string;
  clientSeed: string;
  rounds: number;
  revealedAt: Date;
};

/** The public part of the seeds in use: server seeds only as hashes. */
export const seedsInUseOf = (player: FairPlayer, blockedBy: string | null): SeedsInUse => ({
  current: {
    id: player.pairId,
    serverSeedHash: hashServerSeed(player.serverSeed),
    clientSeed: player.clientSeed,
    nonce: player.nextNonce,
  },
  nextServerSeedHash: hashServerSeed(player.nextServerSeed),
  blockedBy,
});

export const revealedSeedPairOf = (pair: RevealedPair): RevealedSeedPair => ({
  id: pair.id,
  serverSeedHash: hashServerSeed(pair.serverSeed),
  serverSeed: pair.serverSeed,
  clientSeed: pair.clientSeed,
  nonce: pair.rounds,
  revealedAt: pair.revealedAt,
});
