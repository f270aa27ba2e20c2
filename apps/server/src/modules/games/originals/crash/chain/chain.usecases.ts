import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import { newId } from '../../../../../platform/ids.ts';
import type { SecretBox } from '../../../../../platform/secret-box.ts';
import { CHECKPOINT_HASHES } from '../crash.config.ts';
import {
  findCheckpoint,
  findPreparedChain,
  findSealedSeed,
  insertChain,
  insertCheckpoints,
  updateBuilt,
  type ChainKey,
  type ChainRow,
} from './chain.queries.ts';

export type ChainDeps = { db: Db; clock: Clock; box: SecretBox };

const SEED_BYTES = 32;
/** Checkpoints that are written together. */
const WRITTEN_TOGETHER = 32;

const ownerOf = ({ merchantId, id }: ChainKey, position: number): string =>
  `crash:${merchantId}/${id}/${position}`;

/** The SHA-256 of the hex text, so often. */
function hashed(text: string, times: number): string {
  let value = text;
  for (let count = 0; count < times; count += 1) value = hash('sha256', value, 'hex');
  return value;
}

/** Stores a new secret seed, unless a chain is being prepared already. */
export async function prepareChain(
  { db, clock, box }: ChainDeps,
  { merchantId, length }: { merchantId: string; length: number },
): Promise<void> {
  const key = { merchantId, id: newId() };
  // Deliberately not injected, so that nothing can replace the source.
  const seed = await box.seal(randomBytes(SEED_BYTES).toString('hex'), ownerOf(key, 0));
  await insertChain(db, { ...key, length, seed, at: clock.now() });
}

/** The stored hash at or before a position; the seed is at position 0. A secret. */
async function storedHash(
  { db, box }: Pick<ChainDeps, 'db' | 'box'>,
  key: ChainKey,
  position: number,
): Promise<{ position: number; hash: string }> {
  const checkpoint = await findCheckpoint(db, { ...key, position });
  if (checkpoint)
    return {
      position: checkpoint.position,
      hash: await box.open(checkpoint, ownerOf(key, checkpoint.position)),
    };
  const seed = await findSealedSeed(db, key);
  if (!seed) throw new Error(`there is no chain ${key.id}`);
  return { position: 0, hash: await box.open(seed, ownerOf(key, 0)) };
}

/** Computes the hashes of a chain and publishes the last one. Continues where it was interrupted. */
async function buildChain(deps: ChainDeps, chain: ChainRow): Promise<void> {
  const { db, clock, box } = deps;
  let current = await storedHash(deps, chain, chain.built);
  while (current.position < chain.length) {
    const checkpoints: Parameters<typeof insertCheckpoints>[2][number][] = [];
    for (let count = 0; count < WRITTEN_TOGETHER && current.position < chain.length; count += 1) {
      const position = Math.min(current.position + CHECKPOINT_HASHES, chain.length);
      current = { position, hash: hashed(current.hash, position - current.position) };
      if (position < chain.length)
        checkpoints.push({ position, ...(await box.seal(current.hash, ownerOf(chain, position))) });
      // Ten million hashes take seconds, in which the process has other things to do.
      await new Promise<void>((done) => setImmediate(done));
    }
    const { position: built } = current;
    const terminalHash = built === chain.length ? current.hash : null;
    await db.transaction().execute(async (tx) => {
      await insertCheckpoints(tx, chain, checkpoints);
      await updateBuilt(tx, { ...chain, built, terminalHash, at: clock.now() });
    });
  }
}

/** Continues the chain that is being prepared, if there is one. */
export async function buildPreparedChain(deps: ChainDeps, merchantId: string): Promise<ChainRow | undefined> {
  const chain = await findPreparedChain(deps.db, merchantId);
  if (!chain || chain.built === chain.length) return chain;
  await buildChain(deps, chain);
  return findPreparedChain(deps.db, merchantId);
}

/** The number of the game that uses the last hash, the seed. */
export const lastGameOf = ({ firstGameNo, length }: Pick<ChainRow, 'firstGameNo' | 'length'>): number =>
  (firstGameNo ?? 1) + length - 1;

/** The hash of a game: as many steps before the published one as the chain has games. A secret until it has ended. */
export async function gameHash(
  deps: Pick<ChainDeps, 'db' | 'box'>,
  chain: ChainRow,
  gameNo: number,
): Promise<string> {
  const { firstGameNo, length } = chain;
  if (firstGameNo === null || gameNo < firstGameNo || gameNo > lastGameOf(chain))
    throw new RangeError(`game ${gameNo} is not of chain ${chain.id}`);
  const position = length - (gameNo - firstGameNo + 1);
  const stored = await storedHash(deps, chain, position);
  return hashed(stored.hash, position - stored.position);
}
