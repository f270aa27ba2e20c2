import type { RevealedSeedPair, SeedsInUse } from '@croupier/contract/games/originals.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';

/** A pair whose server seed nobody may see yet. */
export type SecretPair = { pairId: string; serverSeed: string };

/** What the next round of a player is made of. Holds secrets: never part of an answer, a log line or an event. */
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

/** What the player may see of the seeds in use: the server's only as hashes. */
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
