import type { RoundProof } from '@croupier/contract/games/rounds.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { readRoundSource } from '../round-detail.rules.ts';
import { findPlayer, type PlayerKey } from './seeds.queries.ts';
import { findRevealedPair } from './seeds.reads.ts';

/** In this order, because a rotation in between moves the pair from the first place to the second. */
async function findPair(
  db: Db,
  player: PlayerKey,
  pairId: string,
): Promise<{ serverSeed: string; isRevealed: boolean } | undefined> {
  const playing = await findPlayer(db, player);
  if (playing?.pairId === pairId) return { serverSeed: playing.serverSeed, isRevealed: false };
  const revealed = await findRevealedPair(db, { ...player, pairId });
  return revealed && { serverSeed: revealed.serverSeed, isRevealed: true };
}

/** The server seed of a pair, revealed or not: a secret that must not leave the server. */
export const findServerSeed = async (
  { db }: { db: Db },
  player: PlayerKey,
  pairId: string,
): Promise<string | undefined> => (await findPair(db, player, pairId))?.serverSeed;

/**
 * The proof of one of the player's rounds; contains the server seed only after rotation. Null for a round that is not
 * in-house or not the player's.
 */
export async function proofFor(
  { db }: { db: Db },
  player: PlayerKey,
  round: { detail: unknown },
): Promise<RoundProof | null> {
  const source = readRoundSource(round.detail);
  if (!source) return null;
  const { seedPairId, clientSeed, nonce } = source;
  const known = { seedPairId, clientSeed, nonce };
  const pair = await findPair(db, player, seedPairId);
  if (!pair) return null;
  const { serverSeed, isRevealed } = pair;
  return {
    ...known,
    serverSeedHash: hashServerSeed(serverSeed),
    serverSeed: isRevealed ? serverSeed : null,
  };
}
