import { contestShape, type ContestKind } from '@croupier/contract/contests/shapes.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { isOfKind, periodsOf } from './contests.rules.ts';
import type { Contest, ContestKey, Db, NewContest, Tx } from './contests.types.ts';

type Stored = Omit<Contest, 'shape'> & { shape: z.input<typeof contestShape> };

const COLUMNS = sql`merchant_id as "merchantId", id, promotion_id as "promotionId", version, window_key as "windowKey",
  slug, kind, currency, texts, shape, opens_at as "opensAt", closes_at as "closesAt", from_period as "fromPeriod",
  until_period as "untilPeriod", state, entries, sealed_at as "sealedAt", over_at as "overAt"`;

const contestOf = ({ shape, ...row }: Stored): Contest => ({ ...row, shape: z.decode(contestShape, shape) });

/** False if this running of the promotion exists. */
export async function insertContest(tx: Tx, contest: NewContest & { at: Date }): Promise<boolean> {
  const { fromPeriod, untilPeriod } = periodsOf(contest);
  const { numAffectedRows } = await sql`
    insert into contests (merchant_id, id, promotion_id, version, window_key, slug, kind, currency, texts, shape,
      opens_at, closes_at, from_period, until_period, state, created_at)
    values (${contest.merchantId}, ${contest.id}, ${contest.promotionId}, ${contest.version}, ${contest.windowKey},
      ${contest.slug}, ${contest.shape.kind}, ${contest.currency}, ${JSON.stringify(contest.texts)},
      ${JSON.stringify(z.encode(contestShape, contest.shape))}, ${contest.opensAt}, ${contest.closesAt},
      ${fromPeriod}, ${untilPeriod}, 'open', ${contest.at})
    on conflict (merchant_id, promotion_id, window_key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findContest<K extends ContestKind>(
  db: Db,
  { merchantId, contestId }: ContestKey,
  kind: K,
  how: { lock: boolean } = { lock: false },
): Promise<Contest<K> | undefined> {
  const { rows } = await sql<Stored>`select ${COLUMNS} from contests
    where merchant_id = ${merchantId} and id = ${contestId} and kind = ${kind}
    ${how.lock ? sql`for update` : sql``}`.execute(db);
  const found = rows[0] && contestOf(rows[0]);
  return found && isOfKind(found, kind) ? found : undefined;
}

/** The contests of a kind that are not over, and those that closed after `closedSince`; the next to close first. */
export async function listContests<K extends ContestKind>(
  db: Db,
  { merchantId, kind, closedSince }: { merchantId: string; kind: K; closedSince: Date },
): Promise<Contest<K>[]> {
  const { rows } = await sql<Stored>`select ${COLUMNS} from contests
    where merchant_id = ${merchantId} and kind = ${kind} and closes_at > ${closedSince}
    order by closes_at, id limit 100`.execute(db);
  return rows.map(contestOf).filter((contest) => isOfKind(contest, kind));
}

/** Those whose periods overlap a span and that are still counting. */
export async function listCounting(
  db: Db,
  { merchantId, from, until }: { merchantId: string; from: number; until: number },
): Promise<Contest[]> {
  const { rows } = await sql<Stored>`select ${COLUMNS} from contests
    where merchant_id = ${merchantId} and state = 'open' and kind in ('mission', 'race', 'raffle')
      and from_period < ${until} and until_period > ${from} order by id`.execute(db);
  return rows.map(contestOf);
}

/** The first period in which a contest counts what is played from a period on; undefined if none does. */
export async function findFirstCounted(
  db: Db,
  { merchantId, from }: { merchantId: string; from: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ first: number | null }>`select min(from_period)::int as first from contests
    where merchant_id = ${merchantId} and state = 'open' and kind in ('mission', 'race', 'raffle')
      and until_period > ${from}`.execute(db);
  const first = rows[0]?.first ?? undefined;
  return first === undefined ? undefined : Math.max(first, from);
}

/** Contests in a state, in the order in which they close. */
export async function listInState<K extends ContestKind>(
  db: Db,
  { merchantId, kind, state }: { merchantId: string; kind: K; state: Contest['state'] },
): Promise<Contest<K>[]> {
  const { rows } = await sql<Stored>`select ${COLUMNS} from contests
    where merchant_id = ${merchantId} and kind = ${kind} and state = ${state}
    order by closes_at, id limit 100`.execute(db);
  return rows.map(contestOf).filter((contest) => isOfKind(contest, kind));
}

/** False if it is no longer in the state before. */
export async function moveContest(
  tx: Tx,
  { merchantId, contestId, to, at }: ContestKey & { to: 'sealed' | 'over'; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await (
    to === 'sealed'
      ? sql`update contests set state = 'sealed', sealed_at = ${at}
          where merchant_id = ${merchantId} and id = ${contestId} and state = 'open'`
      : sql`update contests set state = 'over', sealed_at = coalesce(sealed_at, ${at}), over_at = ${at}
          where merchant_id = ${merchantId} and id = ${contestId} and state <> 'over'`
  ).execute(tx);
  return numAffectedRows === 1n;
}

export async function setEntries(
  tx: Tx,
  { merchantId, contestId, entries }: ContestKey & { entries: number },
): Promise<void> {
  await sql`update contests set entries = ${entries}
    where merchant_id = ${merchantId} and id = ${contestId} and entries <> ${entries}`.execute(tx);
}
