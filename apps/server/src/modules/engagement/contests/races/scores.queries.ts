import { sql, type RawBuilder } from 'kysely';
import type { SealedSpan } from '../../../games/figures/index.ts';
import { FENCE_PLACES } from '../contests.config.ts';
import { startOfPeriod } from '../contests.rules.ts';
import type { Contest, ContestKey, Tx } from '../contests.types.ts';
import {
  bestOfResults,
  betsOfResults,
  multipliersOfResults,
  ownBets,
  reversedMembers,
  roundsOfResults,
  roundsPlayed,
} from '../played.reads.ts';

type Race = Contest<'race'>;

/** True if the member was not in yet. */
export async function insertEntry(
  tx: Tx,
  { merchantId, contestId, memberId, at }: ContestKey & { memberId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into race_scores (merchant_id, contest_id, member_id, joined_at)
    values (${merchantId}, ${contestId}, ${memberId}, ${at}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

const filterOf = ({ currency, shape }: Race, span: SealedSpan) => ({
  span,
  currency,
  classes: shape.classes,
  minStakeMinor: shape.minStake,
  cap: shape.cap,
});

/** What each member adds in a span. */
function addedIn(race: Race, span: SealedSpan): RawBuilder<unknown> {
  const filter = filterOf(race, span);
  const { by, minStake } = race.shape;
  if (by === 'multipliers') return multipliersOfResults(filter);
  // Slots know no single stakes.
  if (minStake > 0n) return by === 'rounds' ? roundsOfResults(filter) : betsOfResults(filter);
  return by === 'rounds' ? roundsPlayed(filter) : ownBets(filter);
}

/** Adds what members who have joined played in a sealed span. */
export async function addScores(tx: Tx, race: Race, span: SealedSpan): Promise<void> {
  const { merchantId, id: contestId } = race;
  const joinedBefore = startOfPeriod(span.until);
  if (race.shape.by === 'bestMultiplier') {
    await raiseBest(tx, race, span);
    return;
  }
  await sql`
    update race_scores r set neg_score = r.neg_score - p.amount
    from ${addedIn(race, span)} p
    where r.merchant_id = ${merchantId} and r.contest_id = ${contestId} and r.member_id = p.member_id
      and r.joined_at < ${joinedBefore} and p.amount <> 0`.execute(tx);
}

/** A best result only rises, unless a round was taken back: then it is looked for again from the beginning. */
async function raiseBest(tx: Tx, race: Race, span: SealedSpan): Promise<void> {
  const { merchantId, id: contestId, fromPeriod } = race;
  const whole = { merchantId, from: fromPeriod, until: span.until };
  const joinedBefore = startOfPeriod(span.until);
  await sql`
    update race_scores r set neg_score = -p.amount
    from ${bestOfResults(filterOf(race, span))} p
    where r.merchant_id = ${merchantId} and r.contest_id = ${contestId} and r.member_id = p.member_id
      and r.joined_at < ${joinedBefore} and p.amount > -r.neg_score`.execute(tx);
  await sql`
    update race_scores r set neg_score = -coalesce(p.amount, 0)
    from ${reversedMembers({ span })} v left join ${bestOfResults(filterOf(race, whole))} p using (member_id)
    where r.merchant_id = ${merchantId} and r.contest_id = ${contestId} and r.member_id = v.member_id`.execute(
    tx,
  );
}

/**
 * Writes the fences again from the index alone: the score at every thousandth place, and how many reach it. Whoever has
 * not scored has no place.
 */
export async function writeFences(tx: Tx, { merchantId, contestId }: ContestKey): Promise<void> {
  await sql`delete from race_fences where merchant_id = ${merchantId} and contest_id = ${contestId}`.execute(
    tx,
  );
  await sql`
    insert into race_fences (merchant_id, contest_id, neg_score, reached)
    select ${merchantId}, ${contestId}, neg_score, max(reached) from (
      select neg_score, row_number() over board as place, count(*) over board as reached
      from race_scores where merchant_id = ${merchantId} and contest_id = ${contestId} and neg_score < 0
      window board as (order by neg_score)
    ) ranked where place % ${FENCE_PLACES} = 0 group by neg_score`.execute(tx);
}

export async function countEntries(tx: Tx, { merchantId, contestId }: ContestKey): Promise<number> {
  const { rows } = await sql<{ entries: bigint }>`select count(*) as entries from race_scores
    where merchant_id = ${merchantId} and contest_id = ${contestId}`.execute(tx);
  return Number(rows[0]?.entries ?? 0n);
}
