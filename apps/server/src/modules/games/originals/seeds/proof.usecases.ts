import type { RoundProof } from '@croupier/contract/games/rounds.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { readRoundSource } from '../round-detail.rules.ts';
import { findPlayer, type PlayerKey } from './seeds.queries.ts';
import { findRevealedPair } from './seeds.reads.ts';

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
  // In this order, because a rotation in between moves the pair from the first place to the second.
  const playing = await findPlayer(db, player);
  if (playing?.pairId === seedPairId)
    return { ...known, serverSeedHash: hashServerSeed(playing.serverSeed), serverSeed: null };
  const revealed = await findRevealedPair(db, { ...player, pairId: seedPairId });
  if (!revealed) return null;
  const { serverSeed } = revealed;
  return { ...known, serverSeedHash: hashServerSeed(serverSeed), serverSeed };
}
