import type { rafflesRoutes } from '@croupier/contract/contests/raffles.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { RaffleProof } from '@croupier/fairplay/contests/raffle-proof.ts';
import { readLine } from '@croupier/fairplay/contests/raffle.ts';

export type Proof = CallOutput<typeof rafflesRoutes.raffleProof>;

/** What a check needs; undefined until everything is published. */
export function raffleProofOf(proof: Proof, lines: readonly string[]): RaffleProof | undefined {
  const { raffle, seed, root, beacon, winners, mine } = proof;
  const { round, signature, randomness } = beacon;
  if (seed === null || root === null || raffle.listedAt === null) return undefined;
  if (round === null || signature === null || randomness === null) return undefined;
  const line = mine && readLine(mine.line);
  return {
    raffle: {
      raffleId: raffle.id,
      closesAtMs: raffle.closesAt.getTime(),
      sealedAtMs: raffle.listedAt.getTime(),
      seedHash: raffle.seedHash,
      seed,
      root,
      beaconKey: beacon.publicKey,
      genesisSeconds: beacon.genesisAt.getTime() / 1000,
      periodSeconds: beacon.periodSeconds,
      round: Number(round),
      signature,
      randomness,
      prizes: raffle.prizes.reduce((sum, { count }) => sum + count, 0),
      mayWinAgain: raffle.mayWinAgain,
      lines: lines.flatMap((text) => readLine(text) ?? []),
      winners: winners.map(({ prize, draw, ticket, tag }) => ({ prize, draw, ticket: Number(ticket), tag })),
    },
    ...(line && { mine: { line, path: mine.place } }),
  };
}
