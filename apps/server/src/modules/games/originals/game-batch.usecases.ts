import type { Statement } from '../../../platform/db/statement.ts';
import { postLinked, type AccountOf, type LedgerBatch } from '../../money/wallet/index.ts';
import { poolReads, type Pools } from '../jackpot/index.ts';
import { finishRounds, furtherRoundReads, type RoundSet } from '../rounds/index.ts';
import type { LockedPlayer } from './seeds/seeds.queries.ts';

/** A player in a batch; each round uses the next nonce. */
export type BatchPlayer = { -readonly [K in keyof LockedPlayer]: LockedPlayer[K] };

/** What all batches of in-house games have beside their own rows. */
type GameBatch = { rounds: RoundSet; pools: Pools };

/** Copies, because a batch may be decided twice. */
export function openPlayers(rows: readonly unknown[] | undefined): ReadonlyMap<string, BatchPlayer> {
  const locked = (rows ?? []) as readonly LockedPlayer[];
  return new Map(locked.map((player) => [player.memberId, { ...player }]));
}

/** Writes the journal, and the contributions to jackpots as one transfer for each account. */
export function finishGames(ledger: LedgerBatch, { pools, rounds }: GameBatch, accountOf: AccountOf): void {
  finishRounds(ledger, rounds, accountOf);
  for (const { currency, transfer } of pools.contributions())
    postLinked(ledger, { transfers: [transfer] }, (ref) =>
      accountOf({ merchantId: ledger.merchantId, currency, ref }),
    );
}

const readNothing: Statement = { name: 'read_nothing', text: 'select 1 where false', values: [] };

/** Guards that are not complete, and pools that are won. */
export function furtherGameReads({ rounds, pools }: GameBatch): Statement[] {
  const [guards, ofPools] = [furtherRoundReads(rounds), poolReads(pools)];
  // `open` takes the first result for the guards' one.
  return ofPools.length > 0 && guards.length === 0 ? [readNothing, ...ofPools] : [...guards, ...ofPools];
}
