import { crashRtpRange, crashRules } from '@croupier/fairplay/crash-rules.ts';
import { fairGames, type FairGameId } from '@croupier/fairplay/registry.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { RETURNS_FRESH_MILLISECONDS } from './originals.config.ts';
import { sumSettledRounds, type PaidSum } from './returns.reads.ts';

export type GameReturn = {
  gameId: FairGameId | typeof crashRules.gameId;
  rulesVersion: string;
  builtMinPpm: number;
  builtMaxPpm: number;
  rounds: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** Null before the first round. */
  paidPpm: number | null;
};

const PPM = 1_000_000n;

/** Crash has no seeds of a player, so it is not among the games that a player's seeds verify. */
const CRASH = { gameId: crashRules.gameId, rulesVersion: crashRules.version, rtp: crashRtpRange };
const GAMES = [...Object.values(fairGames), CRASH];

export function returnsOf(sums: readonly PaidSum[]): GameReturn[] {
  return GAMES.map(({ gameId, rulesVersion, rtp }) => {
    const sum = sums.find((one) => one.gameId === gameId && one.rulesVersion === rulesVersion);
    return {
      gameId,
      rulesVersion,
      builtMinPpm: rtp.minPpm,
      builtMaxPpm: rtp.maxPpm,
      rounds: Number(sum?.rounds ?? 0n),
      stakeMinor: sum?.stakeMinor ?? 0n,
      payoutMinor: sum?.payoutMinor ?? 0n,
      paidPpm: sum && sum.stakeMinor > 0n ? Number((sum.payoutMinor * PPM) / sum.stakeMinor) : null,
    };
  });
}

/** Returns of a merchant's games; the sums are read at most once a minute per merchant. */
export function createReturns({ db, clock }: { db: Db; clock: Clock }) {
  const sums = createFresh<PaidSum[]>({ clock, milliseconds: RETURNS_FRESH_MILLISECONDS });
  return async (merchantId: string): Promise<GameReturn[]> =>
    returnsOf(
      await sums.get(merchantId, () =>
        sumSettledRounds(
          db,
          merchantId,
          GAMES.map(({ gameId }) => gameId),
        ),
      ),
    );
}
