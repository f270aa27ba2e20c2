import { bonusTerms, type BonusEnd, type BonusState } from '@croupier/contract/bonuses/terms.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { arrayOf, runStatement, type Statement } from '../../../platform/db/statement.ts';
import type { Bonus, BonusKey, MemberKey } from './bonuses.types.ts';

export type BonusRow = {
  merchant_id: string;
  id: string;
  member_id: string;
  currency: string;
  promotion_id: string;
  grant_id: string;
  terms: unknown;
  state: BonusState;
  ended_how: BonusEnd | null;
  granted_minor: bigint;
  required_minor: bigint;
  wagered_minor: bigint;
  open_stake_minor: bigint;
  open_rounds: number;
  released_minor: bigint;
  returned_minor: bigint;
  covered_minor: bigint;
  issued_at: Date;
  start_until: Date;
  started_at: Date | null;
  expires_at: Date | null;
  paused_until: Date | null;
  ended_at: Date | null;
};

/** What never changes of a bonus. */
const FIXED = [
  'member_id',
  'currency',
  'promotion_id',
  'grant_id',
  'terms',
  'granted_minor',
  'required_minor',
  'issued_at',
  'start_until',
] as const;
const CHANGING = `b.state, b.ended_how, b.wagered_minor, b.open_stake_minor, b.open_rounds, b.released_minor,
  b.returned_minor, b.covered_minor, b.started_at, b.expires_at, b.paused_until, b.ended_at`;
const FIXED_COLUMNS = FIXED.map((name) => `b.${name}`).join(', ');
/** Only for processes that do not know the bonus yet. */
const UNKNOWN_COLUMNS = FIXED.map(
  (name) => `case when not wanted.is_known then b.${name} end as ${name}`,
).join(', ');
export const BONUS_COLUMNS = `b.merchant_id, b.id, ${FIXED_COLUMNS}, ${CHANGING}`;

type FixedPart = Pick<
  Bonus,
  | 'memberId'
  | 'currency'
  | 'promotionId'
  | 'grantId'
  | 'terms'
  | 'grantedMinor'
  | 'requiredMinor'
  | 'issuedAt'
  | 'startUntil'
>;

const MAX_FIXED_PARTS = 100_000;
const fixedParts = createBoundedMap<string, FixedPart>(MAX_FIXED_PARTS);

/** For a new database. */
export const forgetBonuses = (): void => fixedParts.clear();

function fixedPartOf(row: BonusRow): FixedPart {
  const known = fixedParts.get(row.id);
  if (known) return known;
  if (row.terms === null) throw new Error(`the terms of bonus ${row.id} were not read`);
  const part: FixedPart = {
    memberId: row.member_id,
    currency: row.currency,
    promotionId: row.promotion_id,
    grantId: row.grant_id,
    terms: z.decode(bonusTerms, row.terms as z.input<typeof bonusTerms>),
    grantedMinor: row.granted_minor,
    requiredMinor: row.required_minor,
    issuedAt: row.issued_at,
    startUntil: row.start_until,
  };
  fixedParts.set(row.id, part);
  return part;
}

export const bonusOf = (row: BonusRow): Bonus => ({
  ...fixedPartOf(row),
  merchantId: row.merchant_id,
  id: row.id,
  state: row.state,
  endedHow: row.ended_how,
  wageredMinor: row.wagered_minor,
  openStakeMinor: row.open_stake_minor,
  openRounds: row.open_rounds,
  releasedMinor: row.released_minor,
  returnedMinor: row.returned_minor,
  coveredMinor: row.covered_minor,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  pausedUntil: row.paused_until,
  endedAt: row.ended_at,
});

export const READ_BONUSES = 'read_bonuses';

/**
 * Takes no lock: whoever changes a playing bonus holds the locks of its member's accounts. What never changes and this
 * process knows already is left out.
 */
export const readBonuses = (
  merchantId: string,
  of: { bonusIds: readonly string[]; memberIds?: readonly string[] },
): Statement => ({
  name: READ_BONUSES,
  text: `select b.* from unnest($2::uuid[], $3::boolean[]) as wanted (id, is_known)
      cross join lateral (
        select b.merchant_id, b.id, ${UNKNOWN_COLUMNS}, ${CHANGING} from bonuses b
        where b.merchant_id = $1 and b.id = wanted.id limit 1
      ) b
    union all
    select b.* from unnest($4::uuid[]) as wanted (id)
      cross join lateral (
        select ${BONUS_COLUMNS} from bonuses b
        where b.merchant_id = $1 and b.member_id = wanted.id and b.state = 'playing' limit 1
      ) b
    where not b.id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(of.bonusIds, (id) => id),
    arrayOf(of.bonusIds, (id) => String(fixedParts.get(id) !== undefined)),
    arrayOf(of.memberIds ?? [], (id) => id),
  ],
});

/** What batches change of bonuses. */
export const updateBonuses = (merchantId: string, bonuses: readonly Bonus[]): Statement => ({
  name: 'update_bonuses',
  text: `update bonuses b set state = v.state, ended_how = v.ended_how, wagered_minor = v.wagered,
      open_stake_minor = v.open_stake, open_rounds = v.open_rounds, released_minor = v.released,
      returned_minor = v.returned, covered_minor = v.covered, started_at = v.started_at,
      expires_at = coalesce(b.expires_at, v.expires_at), ended_at = v.ended_at
    from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::int[], $8::bigint[], $9::bigint[],
        $10::bigint[], $11::timestamptz[], $12::timestamptz[], $13::timestamptz[])
      as v (id, state, ended_how, wagered, open_stake, open_rounds, released, returned, covered, started_at, expires_at,
        ended_at)
    where b.merchant_id = $1 and b.id = v.id and b.id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(bonuses, ({ id }) => id),
    arrayOf(bonuses, ({ state }) => state),
    arrayOf(bonuses, ({ endedHow }) => endedHow),
    arrayOf(bonuses, ({ wageredMinor }) => wageredMinor),
    arrayOf(bonuses, ({ openStakeMinor }) => openStakeMinor),
    arrayOf(bonuses, ({ openRounds }) => openRounds),
    arrayOf(bonuses, ({ releasedMinor }) => releasedMinor),
    arrayOf(bonuses, ({ returnedMinor }) => returnedMinor),
    arrayOf(bonuses, ({ coveredMinor }) => coveredMinor),
    arrayOf(bonuses, ({ startedAt }) => startedAt?.toISOString() ?? null),
    arrayOf(bonuses, ({ expiresAt }) => expiresAt?.toISOString() ?? null),
    arrayOf(bonuses, ({ endedAt }) => endedAt?.toISOString() ?? null),
  ],
});

/** False if it was issued before. */
export async function insertBonus(tx: Tx, bonus: Bonus): Promise<boolean> {
  const { rows } = await sql`
    insert into bonuses (merchant_id, id, member_id, currency, promotion_id, grant_id, terms, state, granted_minor,
      required_minor, issued_at, start_until)
    values (${bonus.merchantId}, ${bonus.id}, ${bonus.memberId}, ${bonus.currency}, ${bonus.promotionId}, ${bonus.grantId},
      ${JSON.stringify(z.encode(bonusTerms, bonus.terms))}::jsonb, ${bonus.state}, ${bonus.grantedMinor},
      ${bonus.requiredMinor}, ${bonus.issuedAt}, ${bonus.startUntil})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findBonus(db: Db, { merchantId, bonusId }: BonusKey): Promise<Bonus | undefined> {
  const [row] = await runStatement<BonusRow>(db, readBonuses(merchantId, { bonusIds: [bonusId] }));
  return row && bonusOf(row);
}

export async function findPlaying(db: Db, { merchantId, memberId }: MemberKey): Promise<Bonus | undefined> {
  const read = readBonuses(merchantId, { bonusIds: [], memberIds: [memberId] });
  const [row] = await runStatement<BonusRow>(db, read);
  return row && bonusOf(row);
}

/** Moves the end of the playing bonus of a member who may not play until then. */
export async function pauseBonus(
  tx: Tx,
  { merchantId, memberId, from, until }: MemberKey & { from: Date; until: Date },
): Promise<void> {
  await sql`update bonuses set paused_until = ${until},
      expires_at = expires_at + (${until}::timestamptz - greatest(${from}::timestamptz, paused_until))
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'playing'
      and expires_at > ${from} and ${until}::timestamptz > greatest(${from}::timestamptz, paused_until)`.execute(
    tx,
  );
}

/** Bonuses that have expired, and waiting ones that were not started in time. */
export async function listDue(
  db: Db,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<Bonus[]> {
  const { rows } = await sql<BonusRow>`
    select ${sql.raw(BONUS_COLUMNS)} from bonuses b
    where b.merchant_id = ${merchantId} and (b.state = 'playing' and b.expires_at <= ${at}
      or b.state = 'waiting' and b.start_until <= ${at})
    order by b.id limit 1000`.execute(db);
  return rows.map(bonusOf);
}
