import { hash, randomBytes } from 'node:crypto';
import { secretBefore } from '@croupier/fairplay/lottery/chain.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { CHECKPOINT_SECRETS } from '../lottery.config.ts';
import {
  findCheckpoint,
  findLastIndex,
  findLatestChain,
  insertChain,
  insertCheckpoints,
  type Chain,
  type Checkpoint,
} from './chains.queries.ts';

export type ChainDeps = { db: Db; clock: Clock; box: SecretBox };

const SEED_BYTES = 32;
/** A million hashes take a second, in which the process has other things to do. */
const HASHES_AT_ONCE = 10_000;

const ownerOf = (chainId: string, index: number): string => `lottery:${chainId}/${index}`;

type NewChain = { anchor: string; checkpoints: { index: number; secret: string }[] };

/** Hashes the last secret down to the anchor. */
async function compute(last: string, length: number): Promise<NewChain> {
  const checkpoints: NewChain['checkpoints'] = [];
  let secret = last;
  for (let index = length; index > 0; index -= 1) {
    if (index === length || index % CHECKPOINT_SECRETS === 0) checkpoints.push({ index, secret });
    secret = hash('sha256', secret, 'hex');
    if (index % HASHES_AT_ONCE === 0) await new Promise<void>((done) => setImmediate(done));
  }
  return { anchor: secret, checkpoints };
}

/** Creates a chain and publishes its anchor; its secrets are stored sealed. */
export async function createChain(
  { db, clock, box }: ChainDeps,
  { lotteryId, length }: { lotteryId: string; length: number },
): Promise<Chain> {
  const id = newId();
  // Deliberately not injected, so that nothing can replace the source.
  const { anchor, checkpoints } = await compute(randomBytes(SEED_BYTES).toString('hex'), length);
  const sealed: Checkpoint[] = [];
  for (const { index, secret } of checkpoints)
    sealed.push({ index, ...(await box.seal(secret, ownerOf(id, index))) });
  const at = clock.now();
  const chain = { id, lotteryId, length, anchor, publishedAt: at, createdAt: at };
  await db.transaction().execute(async (tx) => {
    await insertChain(tx, chain);
    await insertCheckpoints(tx, id, sealed);
  });
  return chain;
}

/** The chain with its first free index; a new chain where the last one has been used up. */
export async function chainWithRoom(
  deps: ChainDeps,
  wanted: { lotteryId: string; length: number },
): Promise<{ chain: Chain; nextIndex: number }> {
  const latest = await findLatestChain(deps.db, wanted.lotteryId);
  if (latest) {
    const nextIndex = (await findLastIndex(deps.db, latest.id)) + 1;
    if (nextIndex <= latest.length) return { chain: latest, nextIndex };
  }
  return { chain: await createChain(deps, wanted), nextIndex: 1 };
}

/** The secret of a draw. Nobody may learn it before the draw's beacon round is out. */
export async function secretAt(
  { db, box }: Pick<ChainDeps, 'db' | 'box'>,
  { chainId, index }: { chainId: string; index: number },
): Promise<string> {
  const checkpoint = await findCheckpoint(db, { chainId, index });
  if (!checkpoint) throw new RangeError(`chain ${chainId} has no index ${index}`);
  const stored = await box.open(checkpoint, ownerOf(chainId, checkpoint.index));
  return secretBefore(stored, checkpoint.index - index);
}
