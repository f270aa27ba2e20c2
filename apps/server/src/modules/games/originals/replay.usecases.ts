import { isDeepStrictEqual } from 'node:util';
import { shareMinor } from '@croupier/fairplay/money.ts';
import { fairGames, isFairGameId, type AnyVerification } from '@croupier/fairplay/registry.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Round } from '../rounds/index.ts';
import { readRoundSource } from './round-detail.rules.ts';
import { findServerSeed } from './seeds/proof.usecases.ts';

type Played = AnyVerification['result'];

/** Fields that early records had at the top. */
const EARLY_FIELDS = ['rollHundredths', 'minePositions', 'state'] as const;

/** What was recorded beside the bet follows from the seeds; stored JSON may have its keys in another order. */
function isRecorded(detail: object, { won, multiplierE4, facts }: Played): boolean {
  const played: Readonly<Record<string, unknown>> = { ...facts, won, multiplierE4, facts };
  const sameFields = ['won', 'multiplierE4', 'facts', ...EARLY_FIELDS]
    .filter((name) => name in detail && name in played)
    .every((name) => isDeepStrictEqual(Reflect.get(detail, name), played[name]));
  if (!sameFields || !('view' in detail)) return sameFields;
  // The proof may have steps that the player's view has not.
  return Object.entries(Object(detail.view) as object).every(([name, value]) =>
    isDeepStrictEqual(value, played[name]),
  );
}

/** Payouts are multiples of the first stake, which a round of several calls has in its record. */
function firstStakeOf(detail: object, stakeMinor: bigint): bigint {
  const first = 'firstStakeMinor' in detail ? detail.firstStakeMinor : undefined;
  return typeof first === 'string' && /^\d{1,19}$/.test(first) ? BigInt(first) : stakeMinor;
}

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
  const played = game.verifyRecord({ serverSeed, clientSeed, nonce, record: detail });
  if (!played) return false;
  const record = Object(detail) as object;
  const { numerator, denominator } = played.result.paid;
  const paid = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return (
    isRecorded(record, played.result) &&
    shareMinor(firstStakeOf(record, stakeMinor), paid) === round.payoutMinor
  );
}
