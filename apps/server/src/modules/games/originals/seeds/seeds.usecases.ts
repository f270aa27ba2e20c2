import type { RevealedSeedPair, SeedsInUse } from '@croupier/contract/games/originals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { offsetOf, pageOf, type Page, type PageQuery } from '../../../../platform/paging.ts';
import { originalsErrors } from '../originals.errors.ts';
import { findBlockingGame } from '../round-games/progress.queries.ts';
import {
  findPlayer,
  insertPlayer,
  insertRevealedPair,
  lockPlayer,
  replacePair,
  type PlayerKey,
} from './seeds.queries.ts';
import { listRevealedPairs } from './seeds.reads.ts';
import { revealedSeedPairOf, seedsInUseOf, type FairPlayer } from './seeds.rules.ts';
import { newClientSeed, newSecretPair } from './server-seed.usecases.ts';

type SeedDeps = { db: Db; clock: Clock };

/** Creates both pairs of a player when first needed; of two concurrent calls, one creates them. */
export const addPlayer = (db: Db, { merchantId, memberId }: PlayerKey): Promise<void> =>
  insertPlayer(db, {
    merchantId,
    memberId,
    clientSeed: newClientSeed(),
    current: newSecretPair(),
    next: newSecretPair(),
  });

async function present(
  find: () => Promise<FairPlayer | undefined>,
  add: () => Promise<void>,
): Promise<FairPlayer> {
  const known = await find();
  if (known) return known;
  await add();
  const added = await find();
  if (!added) throw new Error('a fair player was added and is not there');
  return added;
}

const getPlayer = (db: Db, key: PlayerKey): Promise<FairPlayer> =>
  present(
    () => findPlayer(db, key),
    () => addPlayer(db, key),
  );

/** Locks the player's seeds until the transaction ends; must come before any account lock. */
export const lockFairPlayer = (tx: Tx, key: PlayerKey): Promise<FairPlayer> =>
  present(
    () => lockPlayer(tx, key),
    () => addPlayer(tx, key),
  );

export async function seedsOf({ db }: SeedDeps, key: PlayerKey): Promise<SeedsInUse> {
  const player = await getPlayer(db, key);
  return seedsInUseOf(player, (await findBlockingGame(db, key)) ?? null);
}

/**
 * Reveals the server seed in use and continues with the next one, whose hash was published before, and the player's
 * new client seed.
 *
 * @throws `originals.round_in_progress` while a round still depends on the seed
 */
export async function rotateSeeds(
  { db, clock }: SeedDeps,
  { clientSeed, ...key }: PlayerKey & { clientSeed: string },
): Promise<{ revealed: RevealedSeedPair; now: SeedsInUse }> {
  return db.transaction().execute(async (tx) => {
    const player = await lockFairPlayer(tx, key);
    const gameId = await findBlockingGame(tx, key);
    if (gameId) throw appError(originalsErrors.roundInProgress, { value: { gameId } });
    const revealed = {
      id: player.pairId,
      serverSeed: player.serverSeed,
      clientSeed: player.clientSeed,
      rounds: player.nextNonce,
      revealedAt: clock.now(),
    };
    const next = newSecretPair();
    await insertRevealedPair(tx, { ...key, ...revealed });
    await replacePair(tx, { ...key, clientSeed, next });
    const now: FairPlayer = {
      pairId: player.nextPairId,
      serverSeed: player.nextServerSeed,
      clientSeed,
      nextNonce: 0,
      nextPairId: next.pairId,
      nextServerSeed: next.serverSeed,
    };
    return { revealed: revealedSeedPairOf(revealed), now: seedsInUseOf(now, null) };
  });
}

export async function revealedSeeds(
  { db }: SeedDeps,
  query: PlayerKey & PageQuery,
): Promise<Page<RevealedSeedPair>> {
  const rows = { ...query, limit: query.pageSize, offset: offsetOf(query) };
  const { pairs, total } = await listRevealedPairs(db, rows);
  return pageOf(pairs.map(revealedSeedPairOf), total, query);
}
