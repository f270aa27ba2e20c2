import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { arrayOf, insertInto, type Column, type Statement } from '../../../platform/db/statement.ts';
import type { Debt, Round, RoundBonus, RoundState } from './rounds.types.ts';

/** A round in memory while a batch is decided; a `null` detail leaves the stored one. */
export type RoundRow = Round;

export type StoredRound = {
  merchant_id: string;
  id: string;
  member_id: string;
  game_id: string;
  vendor: string;
  currency: string;
  rules_version: string;
  reference: string;
  unit: string | null;
  pool: string | null;
  state: RoundState;
  stake_minor: bigint;
  payout_minor: bigint;
  valid_bet_minor: bigint;
  opened_at: Date;
  settled_at: Date | null;
  corrected_at: Date | null;
  is_shut: boolean;
  detail: unknown;
  bonus_id: string | null;
  bonus_stake_minor: bigint | null;
  bonus_payout_minor: bigint | null;
  bonus_touched_minor: bigint | null;
  wagered_minor: bigint | null;
};

function bonusOf(row: StoredRound): RoundBonus | null {
  if (row.bonus_id === null) return null;
  return {
    id: row.bonus_id,
    stakeMinor: row.bonus_stake_minor ?? 0n,
    payoutMinor: row.bonus_payout_minor ?? 0n,
    touchedMinor: row.bonus_touched_minor ?? 0n,
    wageredMinor: row.wagered_minor ?? 0n,
  };
}

export const roundOf = (row: StoredRound): Round => ({
  merchantId: row.merchant_id,
  id: row.id,
  memberId: row.member_id,
  gameId: row.game_id,
  vendor: row.vendor,
  currency: row.currency,
  rulesVersion: row.rules_version,
  reference: row.reference,
  unit: row.unit,
  pool: row.pool,
  state: row.state,
  stakeMinor: row.stake_minor,
  payoutMinor: row.payout_minor,
  validBetMinor: row.valid_bet_minor,
  openedAt: row.opened_at,
  settledAt: row.settled_at,
  correctedAt: row.corrected_at,
  isShut: row.is_shut,
  bonus: bonusOf(row),
  detail: row.detail,
});

/** By name: servers that run during a migration have this statement prepared, and an added column would break it. */
const columns = `r.merchant_id, r.id, r.member_id, r.game_id, r.vendor, r.currency, r.rules_version, r.reference, r.state,
  r.stake_minor, r.payout_minor, r.valid_bet_minor, r.opened_at, r.settled_at, r.corrected_at, r.is_shut, r.detail, r.unit, r.pool,
  r.bonus_id, r.bonus_stake_minor, r.bonus_payout_minor, r.bonus_touched_minor, r.wagered_minor`;

/** Takes no lock: every change of a round holds the lock of its member's account. */
export const readRounds = (merchantId: string, ids: readonly string[]): Statement => ({
  name: 'read_rounds',
  text: `select r.* from unnest($2::uuid[]) as wanted (id)
    cross join lateral (select ${columns} from rounds r where r.merchant_id = $1 and r.id = wanted.id limit 1) r`,
  values: [merchantId, arrayOf(ids, (id) => id)],
});

/** A bet by its id, and the account that paid it. */
export type AskedBet = { betId: string; memberId: string; currency: string; kind: string };

/** The rounds of bets that are named by their ids only. A bet that cost nothing names its round in its key. */
export const readRoundsOfBets = (merchantId: string, bets: readonly AskedBet[]): Statement => ({
  name: 'read_rounds_of_bets',
  text: `select r.* from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) as asked (bet, member, currency, kind)
    cross join lateral (
      select k.sequence, k.content from transfer_keys k where k.merchant_id = $1 and k.id = asked.bet limit 1
    ) k
    cross join lateral (
      select t.reference as id from (
        select a.id from member_accounts a where a.merchant_id = $1 and a.member_id = asked.member
          and a.currency = asked.currency and a.kind = asked.kind limit 1
      ) a
      cross join lateral (
        select t.reference from transfers t where t.merchant_id = $1 and t.debit_account = a.id
          and t.debit_sequence = k.sequence and t.id = asked.bet limit 1
      ) t
      union all
      select (k.content ->> 'roundId')::uuid where k.content ->> 'kind' = 'bet'
    ) wanted
    cross join lateral (select ${columns} from rounds r where r.merchant_id = $1 and r.id = wanted.id limit 1) r`,
  values: [
    merchantId,
    arrayOf(bets, ({ betId }) => betId),
    arrayOf(bets, ({ memberId }) => memberId),
    arrayOf(bets, ({ currency }) => currency),
    arrayOf(bets, ({ kind }) => kind),
  ],
});

const jsonOf = (detail: unknown): string | null =>
  detail === null || detail === undefined ? null : JSON.stringify(detail);

const COLUMNS: readonly Column<Round>[] = [
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['id', 'uuid', ({ id }) => id],
  ['member_id', 'uuid', ({ memberId }) => memberId],
  ['game_id', 'text', ({ gameId }) => gameId],
  ['vendor', 'text', ({ vendor }) => vendor],
  ['currency', 'text', ({ currency }) => currency],
  ['rules_version', 'text', ({ rulesVersion }) => rulesVersion],
  ['reference', 'text', ({ reference }) => reference],
  ['unit', 'text', ({ unit }) => unit],
  ['pool', 'uuid', ({ pool }) => pool],
  ['state', 'text', ({ state }) => state],
  ['stake_minor', 'bigint', ({ stakeMinor }) => stakeMinor],
  ['payout_minor', 'bigint', ({ payoutMinor }) => payoutMinor],
  ['valid_bet_minor', 'bigint', ({ validBetMinor }) => validBetMinor],
  ['opened_at', 'timestamptz', ({ openedAt }) => openedAt.toISOString()],
  ['settled_at', 'timestamptz', ({ settledAt }) => settledAt?.toISOString() ?? null],
  ['detail', 'jsonb', ({ detail }) => jsonOf(detail)],
];

/** For rounds without a bonus, which leave its columns out. */
export const insertRounds = insertInto<Round>('rounds', COLUMNS);

export const insertBonusRounds = insertInto<Round>(
  'rounds',
  [
    ...COLUMNS,
    ['bonus_id', 'uuid', ({ bonus }) => bonus?.id ?? null],
    ['bonus_stake_minor', 'bigint', ({ bonus }) => bonus?.stakeMinor ?? null],
    ['bonus_payout_minor', 'bigint', ({ bonus }) => bonus?.payoutMinor ?? null],
    ['bonus_touched_minor', 'bigint', ({ bonus }) => bonus?.touchedMinor ?? null],
    ['wagered_minor', 'bigint', ({ bonus }) => bonus?.wageredMinor ?? null],
  ],
  'bonus_rounds',
);

/** Only in the transaction that wrote the round. */
export async function updateDetail(
  tx: Tx,
  { merchantId, id, detail }: { merchantId: string; id: string; detail: object },
): Promise<void> {
  await sql`update rounds set detail = ${JSON.stringify(detail)}::jsonb
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Changes no indexed column. An unchanged detail is not written. */
export const updateRounds = (
  merchantId: string,
  rounds: readonly (Round & { newDetail: unknown })[],
): Statement => ({
  name: 'update_rounds',
  text: `update rounds r set state = v.state, stake_minor = v.stake, payout_minor = v.payout,
      valid_bet_minor = v.valid_bet, settled_at = v.settled_at, detail = coalesce(v.detail, r.detail)
    from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::timestamptz[],
      $8::jsonb[]) as v (id, state, stake, payout, valid_bet, settled_at, detail)
    where r.merchant_id = $1 and r.id = v.id and r.id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(rounds, ({ id }) => id),
    arrayOf(rounds, ({ state }) => state),
    arrayOf(rounds, ({ stakeMinor }) => stakeMinor),
    arrayOf(rounds, ({ payoutMinor }) => payoutMinor),
    arrayOf(rounds, ({ validBetMinor }) => validBetMinor),
    arrayOf(rounds, ({ settledAt }) => settledAt?.toISOString() ?? null),
    arrayOf(rounds, ({ newDetail }) => jsonOf(newDetail)),
  ],
});

/** The same for rounds that count for a bonus; a round never changes the bonus itself. */
export const updateBonusRounds = (
  merchantId: string,
  rounds: readonly (Round & { newDetail: unknown })[],
): Statement => ({
  name: 'update_bonus_rounds',
  text: `update rounds r set state = v.state, stake_minor = v.stake, payout_minor = v.payout,
      valid_bet_minor = v.valid_bet, settled_at = v.settled_at, detail = coalesce(v.detail, r.detail),
      bonus_stake_minor = v.bonus_stake, bonus_payout_minor = v.bonus_payout, bonus_touched_minor = v.touched,
      wagered_minor = v.wagered
    from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::timestamptz[], $8::jsonb[],
        $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])
      as v (id, state, stake, payout, valid_bet, settled_at, detail, bonus_stake, bonus_payout, touched, wagered)
    where r.merchant_id = $1 and r.id = v.id and r.id = any($2::uuid[])`,
  values: [
    ...updateRounds(merchantId, rounds).values,
    arrayOf(rounds, ({ bonus }) => bonus?.stakeMinor ?? null),
    arrayOf(rounds, ({ bonus }) => bonus?.payoutMinor ?? null),
    arrayOf(rounds, ({ bonus }) => bonus?.touchedMinor ?? null),
    arrayOf(rounds, ({ bonus }) => bonus?.wageredMinor ?? null),
  ],
});

/** Cancelled and corrected rounds are rare, so that other changes need not carry these columns. */
export const markRounds = (merchantId: string, rounds: readonly Round[]): Statement => ({
  name: 'mark_rounds',
  text: `update rounds r set is_shut = v.is_shut, corrected_at = v.corrected_at
    from unnest($2::uuid[], $3::boolean[], $4::timestamptz[]) as v (id, is_shut, corrected_at)
    where r.merchant_id = $1 and r.id = v.id and r.id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(rounds, ({ id }) => id),
    arrayOf(rounds, ({ isShut }) => String(isShut)),
    arrayOf(rounds, ({ correctedAt }) => correctedAt?.toISOString() ?? null),
  ],
});

export const insertDebts = insertInto<Debt>('member_debts', [
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['id', 'uuid', ({ id }) => id],
  ['member_id', 'uuid', ({ memberId }) => memberId],
  ['round_id', 'uuid', ({ roundId }) => roundId],
  ['currency', 'text', ({ currency }) => currency],
  ['amount_minor', 'bigint', ({ amountMinor }) => amountMinor],
  ['at', 'timestamptz', ({ at }) => at.toISOString()],
]);
