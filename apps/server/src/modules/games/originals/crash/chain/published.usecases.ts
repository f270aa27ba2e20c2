import type { CrashChain } from '@croupier/contract/games/crash.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import { countPlayed } from '../proof.reads.ts';
import { listChains, type ChainRow } from './chain.queries.ts';

export type ChainReadDeps = { db: Db };

type DeskChain = Omit<CrashChain, 'terminalHash' | 'publishedAt'> &
  Pick<ChainRow, 'terminalHash' | 'publishedAt' | 'built'>;

/** The chains of a merchant, also one that is still being built. */
export async function deskChains({ db }: ChainReadDeps, merchantId: string): Promise<DeskChain[]> {
  const [chains, played] = await Promise.all([listChains(db, merchantId), countPlayed(db, merchantId)]);
  return chains.map(
    ({ id, length, built, terminalHash, publishedAt, salt, saltSource, saltedAt, firstGameNo }) => ({
      id,
      length,
      built,
      terminalHash,
      publishedAt,
      salt,
      saltSource,
      saltedAt,
      firstGameNo,
      played: played.get(id) ?? 0,
    }),
  );
}

/** What everybody may see. */
export async function publishedChains(deps: ChainReadDeps, merchantId: string): Promise<CrashChain[]> {
  const chains = await deskChains(deps, merchantId);
  return chains.flatMap(({ built: _built, terminalHash, publishedAt, ...chain }) =>
    terminalHash !== null && publishedAt !== null ? [{ ...chain, terminalHash, publishedAt }] : [],
  );
}
