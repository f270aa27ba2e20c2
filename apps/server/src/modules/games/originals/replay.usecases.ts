import { payoutMinor } from '@croupier/fairplay/money.ts';
import { fairGames, isFairGameId } from '@croupier/fairplay/registry.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Round } from '../rounds/index.ts';
import { readRoundSource } from './round-detail.rules.ts';
import { findServerSeed } from './seeds/proof.usecases.ts';

/** Whether the recorded fields are those of the recomputed result. */
const isRecorded = (detail: object, result: object, names: readonly string[]): boolean =>
  names.every((name) => {
    const [recorded, played] = [detail, result].map((from) => Reflect.get(from, name) as unknown);
    return JSON.stringify(recorded) === JSON.stringify(played);
  });

const RESULT_FIELDS = ['rollHundredths', 'won', 'minePositions', 'state', 'multiplierE4'] as const;

/**
 * Plays a finished round again from its seeds, also before the player has revealed them; the seed stays on the server.
 * Null for a round that is not in-house or not over, or that was played by earlier rules.
 */
export async function replayMatches({ db }: { db: Db }, round: Round): Promise<boolean | null> {
  const { merchantId, memberId, gameId, rulesVersion, stakeMinor, detail } = round;
  const source = readRoundSource(detail);
  if (!source || round.state !== 'settled' || !isFairGameId(gameId)) return null;
  const game = fairGames[gameId];
  if (rulesVersion !== game.rulesVersion) return null;
  const { seedPairId, clientSeed, nonce } = source;
  const serverSeed = await findServerSeed({ db }, { merchantId, memberId }, seedPairId);
  if (serverSeed === undefined) return null;
  const played = game.verifyRecord({ serverSeed, clientSeed, nonce, bet: detail });
  if (!played) return false;
  const { result } = played;
  const names = RESULT_FIELDS.filter((name) => name in result);
  return (
    isRecorded(Object(detail), result, names) &&
    payoutMinor(stakeMinor, BigInt(result.multiplierE4)) === round.payoutMinor
  );
}
