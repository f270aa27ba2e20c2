import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { arrayOf, type Statement } from '../../../platform/db/statement.ts';
import { formatRules, parseRules, type GuardRules } from './guard.rules.ts';

export type GuardRow = {
  member_id: string;
  currency: string;
  version: number;
  kept_period: number;
  rules: string;
};

/** A guard that the process has read before; version and kept period name one state of it. */
export type KnownGuard = { memberId: string; version: number; keptPeriod: number };

export const READ_GUARDS = 'read_guards';

/** The guards of members that are not in the known state. Guards are never deleted, so the others are as known. */
export const readGuards = (merchantId: string, known: readonly KnownGuard[]): Statement => ({
  name: READ_GUARDS,
  text: `select g.member_id, g.currency, g.version, g.kept_period, g.rules::text as rules
    from unnest($2::uuid[], $3::int[], $4::int[]) as wanted (id, version, kept)
    cross join lateral (
      select g.member_id, g.currency, g.version, g.kept_period, g.rules from play_guards g
      where g.merchant_id = $1 and g.member_id = wanted.id limit 1
    ) g
    where g.version <> wanted.version or g.kept_period <> wanted.kept`,
  values: [
    merchantId,
    arrayOf(known, ({ memberId }) => memberId),
    arrayOf(known, ({ version }) => version),
    arrayOf(known, ({ keptPeriod }) => keptPeriod),
  ],
});

/** A guard with one period that the member played since the kept one; the period is null without any. */
export type FullGuardRow = GuardRow & {
  period: number | null;
  stake_minor: bigint;
  payout_minor: bigint;
};

/** Above the periods of a month, in case a guard was not folded for long. */
const MAX_PERIODS = 10_000;

/**
 * Guards with the figures since their kept period. Must run after the accounts are locked: only then are the periods
 * that an account has left final.
 */
export const readFullGuards = (merchantId: string, memberIds: readonly string[]): Statement => ({
  name: 'read_full_guards',
  text: `select g.member_id, g.currency, g.version, g.kept_period, g.rules, f.period, f.stake_minor, f.payout_minor
    from unnest($2::uuid[]) as wanted (id)
    cross join lateral (
      select g.member_id, g.currency, g.version, g.kept_period, g.rules::text as rules from play_guards g
      where g.merchant_id = $1 and g.member_id = wanted.id limit 1
    ) g
    left join lateral (
      select f.period, f.stake_minor, f.payout_minor from member_figures f
      where f.merchant_id = $1 and f.member_id = g.member_id and f.currency = g.currency
        and f.period >= g.kept_period
      order by f.period limit ${MAX_PERIODS}
    ) f on true`,
  values: [merchantId, arrayOf(memberIds, (id) => id)],
});

export type FoldedGuard = {
  merchantId: string;
  memberId: string;
  version: number;
  keptPeriod: number;
  newKeptPeriod: number;
  rules: GuardRules;
};

/** Writes folded rules unless they have changed since they were read; then a later batch folds again. */
export const foldGuards = (merchantId: string, folded: readonly FoldedGuard[]): Statement => ({
  name: 'fold_guards',
  text: `update play_guards g set kept_period = v.new_kept, rules = v.rules
    from unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::json[]) as v (id, version, kept, new_kept, rules)
    where g.merchant_id = $1 and g.member_id = v.id and g.member_id = any($2::uuid[])
      and g.version = v.version and g.kept_period = v.kept`,
  values: [
    merchantId,
    arrayOf(folded, ({ memberId }) => memberId),
    arrayOf(folded, ({ version }) => version),
    arrayOf(folded, ({ keptPeriod }) => keptPeriod),
    arrayOf(folded, ({ newKeptPeriod }) => newKeptPeriod),
    arrayOf(folded, ({ rules }) => formatRules(rules)),
  ],
});

export type MemberKey = { merchantId: string; memberId: string };
export type StoredGuard = { version: number; keptPeriod: number; rules: GuardRules };

/** Locks the guard until the transaction ends. Take no account lock after it: batches lock accounts first. */
export async function lockGuard(
  tx: Tx,
  { merchantId, memberId }: MemberKey,
): Promise<StoredGuard | undefined> {
  const { rows } = await sql<{ version: number; keptPeriod: number; rules: string }>`
    select version, kept_period as "keptPeriod", rules::text as rules from play_guards
    where merchant_id = ${merchantId} and member_id = ${memberId} for no key update`.execute(tx);
  return rows[0] && { ...rows[0], rules: parseRules(rows[0].rules) };
}

/** Does nothing if there is one. */
export async function insertGuard(
  db: Db,
  guard: MemberKey & { currency: string; keptPeriod: number; rules: GuardRules },
): Promise<void> {
  await sql`insert into play_guards (merchant_id, member_id, currency, version, kept_period, rules)
    values (${guard.merchantId}, ${guard.memberId}, ${guard.currency}, 1, ${guard.keptPeriod},
      ${formatRules(guard.rules)}::json)
    on conflict do nothing`.execute(db);
}

export async function updateGuard(
  tx: Tx,
  { merchantId, memberId, rules }: MemberKey & { rules: GuardRules },
): Promise<void> {
  await sql`update play_guards set version = version + 1, rules = ${formatRules(rules)}::json
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx);
}

export async function findGuard(
  db: Db,
  { merchantId, memberId }: MemberKey,
): Promise<StoredGuard | undefined> {
  const { rows } = await sql<{ version: number; keptPeriod: number; rules: string }>`
    select version, kept_period as "keptPeriod", rules::text as rules from play_guards
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0] && { ...rows[0], rules: parseRules(rows[0].rules) };
}
