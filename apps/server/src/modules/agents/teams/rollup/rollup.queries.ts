import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { arrayOf, type Value } from '../../../../platform/db/statement.ts';
import { cashIn, resettledBy, slotsIn, type SealedSpan } from '../../../games/figures/index.ts';
import { rateClassColumn } from '../lists/bets.reads.ts';
import { CHUNK } from '../teams.config.ts';
import type { OwnPlay, TeamMoney, TeamPlay } from './rollup.rules.ts';

type OfSpan = SealedSpan & { currency: string };
type OfDay = { merchantId: string; day: string };

/** A path has so many characters for each level. */
const LEVEL_CHARACTERS = 5;

const ON_OWN_CONFLICT = sql`on conflict (merchant_id, no, day, class) do update set
  own_stake_minor = t.own_stake_minor + excluded.own_stake_minor,
  own_valid_bet_minor = t.own_valid_bet_minor + excluded.own_valid_bet_minor,
  own_payout_minor = t.own_payout_minor + excluded.own_payout_minor`;

/** What was settled in the slots \`s\`, in the classes of rates. */
const settledIn = ({ merchantId, currency }: OfSpan, slots: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select n.no, n.upline_no, n.path, n.depth, ${rateClassColumn(sql`s.class`)} as rate_class, s.*
  from ${slots} s
  join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
  left join lotteries l on l.id = s.game_id
  where s.currency = ${currency}
)`;

const SUMS = sql`sum(s.stake_minor)::int8 as stake, sum(s.valid_bet_minor)::int8 as "validBet",
  sum(s.payout_minor)::int8 as payout`;

/** What everybody in the tree settled in a span, by class and upline, whose path it is; that of the house is empty. */
export async function readPlay(tx: Tx, { currency, ...span }: OfSpan): Promise<OwnPlay[]> {
  const { rows } = await sql<OwnPlay>`
    select left(s.path, -${sql.lit(LEVEL_CHARACTERS)}) as path, s.rate_class as class, ${SUMS}
    from ${settledIn({ ...span, currency }, slotsIn(span))} s group by 1, 2`.execute(tx);
  return rows;
}

/** What was ordered in a span to count in other periods, by these; the path is that of who played. */
export async function readResettled(tx: Tx, { currency, ...span }: OfSpan): Promise<Map<number, OwnPlay[]>> {
  const { rows } = await sql<OwnPlay & { period: number }>`
    select s.path, s.rate_class as class, s.counts_period as period, ${SUMS}
    from ${settledIn({ ...span, currency }, resettledBy(span))} s group by 1, 2, 3`.execute(tx);
  return Map.groupBy(rows, ({ period }) => period);
}

/** Adds what everybody settled alone in a span to its day, in the order of numbers. */
export async function addOwn(tx: Tx, { currency, day, ...span }: OfSpan & { day: string }): Promise<void> {
  await sql`
    insert into team_days as t (merchant_id, no, day, class, own_stake_minor, own_valid_bet_minor, own_payout_minor)
    select ${span.merchantId}, s.no, ${day}::date, s.rate_class, ${SUMS}
    from ${settledIn({ ...span, currency }, slotsIn(span))} s group by s.no, s.rate_class order by s.no, s.rate_class
    ${ON_OWN_CONFLICT}`.execute(tx);
}

export type OwnCash = {
  no: number;
  path: string;
  deposits: bigint;
  withdrawals: bigint;
  rebates: bigint;
  bonuses: bigint;
  commissions: bigint;
  hasDeposited: boolean;
};

/** Movements between a member's own accounts cancel out: both sides have the same code. */
const net = (codes: readonly string[], sign: 1 | -1) =>
  sql`(${sql.lit(sign)} * coalesce(sum(s.in_minor - s.out_minor)
    filter (where s.kind <> 'commission' and s.code = any(${[...codes]}::text[])), 0))::int8`;

/** What came and went on the accounts of everybody in the tree in a span. */
export async function readCash(tx: Tx, { currency, ...span }: OfSpan): Promise<OwnCash[]> {
  const { rows } = await sql<OwnCash>`
    select n.no, n.path, ${net(['deposit', 'refund', 'chargeback', 'chargeback_reversal'], 1)} as deposits,
      ${net(['withdrawal', 'withdrawal_returned', 'withdrawal_resent'], -1)} as withdrawals,
      ${net(['rebate'], 1)} as rebates,
      ${net(['welcome_credit', 'bonus', 'promotion', 'points'], 1)} as bonuses,
      coalesce(sum(s.in_minor - s.out_minor) filter (where s.kind = 'commission' and s.code <> 'commission_out'),
        0)::int8 as commissions,
      bool_or(s.kind = 'main' and s.code = 'deposit' and s.in_minor > 0) as "hasDeposited"
    from ${cashIn(span)} s
    join agent_nodes n on n.merchant_id = ${span.merchantId} and n.member_id = s.member_id
    where s.currency = ${currency} group by 1, 2`.execute(tx);
  return rows.filter(
    (row) =>
      row.deposits || row.withdrawals || row.rebates || row.bonuses || row.commissions || row.hasDeposited,
  );
}

export type OwnActivity = { no: number; path: string; before: number; validBet: bigint };

/** Of who played in a span: what they bet alone on its day so far, and the thresholds that were noted. */
export async function readActivity(
  tx: Tx,
  { currency, day, ...span }: OfSpan & { day: string },
): Promise<OwnActivity[]> {
  const { merchantId } = span;
  const { rows } = await sql<OwnActivity>`
    select n.no, n.path, coalesce(m.own_active, 0) as before,
      (select coalesce(sum(d.own_valid_bet_minor), 0)::int8 from team_days d
        where d.merchant_id = ${merchantId} and d.no = n.no and d.day = ${day}::date) as "validBet"
    from (select distinct s.member_id from ${slotsIn(span)} s where s.currency = ${currency}) s
    join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
    left join team_money_days m on m.merchant_id = ${merchantId} and m.no = n.no and m.day = ${day}::date`.execute(
    tx,
  );
  return rows;
}

/** The same of some nodes, whose paths are those of then. */
export async function readActivityOf(
  tx: Tx,
  { merchantId, day, nos }: OfDay & { nos: readonly number[] },
): Promise<Array<Omit<OwnActivity, 'path'>>> {
  const { rows } = await sql<Omit<OwnActivity, 'path'>>`
    select n.no, coalesce(m.own_active, 0) as before,
      (select coalesce(sum(d.own_valid_bet_minor), 0)::int8 from team_days d
        where d.merchant_id = ${merchantId} and d.no = n.no and d.day = ${day}::date) as "validBet"
    from unnest(${[...nos]}::int[]) n (no)
    left join team_money_days m on m.merchant_id = ${merchantId} and m.no = n.no and m.day = ${day}::date`.execute(
    tx,
  );
  return rows;
}

/** Remembers first times; answers the nodes for which it is one. */
export async function markFirst(
  tx: Tx,
  { merchantId, day, nos, what }: OfDay & { nos: readonly number[]; what: 'deposited_on' | 'active_on' },
): Promise<Set<number>> {
  if (nos.length === 0) return new Set();
  const column = sql.ref(what);
  const { rows } = await sql<{ no: number }>`
    insert into member_starts as s (merchant_id, no, ${column})
    select ${merchantId}, no, ${day}::date from unnest(${[...nos].toSorted((a, b) => a - b)}::int[]) n (no)
    on conflict (merchant_id, no) do update set ${column} = excluded.${column} where s.${column} is null
    returning no`.execute(tx);
  return new Set(rows.map(({ no }) => no));
}

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** Adds what everybody below some nodes settled, in the order of numbers, so that concurrent additions wait for each other. */
export async function addBelow(
  tx: Tx,
  { merchantId, day, rows }: OfDay & { rows: readonly TeamPlay[] },
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    const column = (valueOf: (row: TeamPlay) => Value): string => arrayOf(chunk, valueOf);
    await sql`
      insert into team_days as t (merchant_id, day, no, class, below_stake_minor, below_valid_bet_minor, below_payout_minor)
      select ${merchantId}, ${day}::date, * from unnest(${column(({ no }) => no)}::int[],
        ${column((row) => row.class)}::text[], ${column(({ stake }) => stake)}::int8[],
        ${column(({ validBet }) => validBet)}::int8[], ${column(({ payout }) => payout)}::int8[])
      on conflict (merchant_id, no, day, class) do update set
        below_stake_minor = t.below_stake_minor + excluded.below_stake_minor,
        below_valid_bet_minor = t.below_valid_bet_minor + excluded.below_valid_bet_minor,
        below_payout_minor = t.below_payout_minor + excluded.below_payout_minor`.execute(tx);
  }
}

/** Adds what some nodes settled alone. */
export async function addOwnRows(
  tx: Tx,
  { merchantId, day, rows }: OfDay & { rows: readonly TeamPlay[] },
): Promise<void> {
  const column = (valueOf: (row: TeamPlay) => Value): string => arrayOf(rows, valueOf);
  await sql`
    insert into team_days as t (merchant_id, day, no, class, own_stake_minor, own_valid_bet_minor, own_payout_minor)
    select ${merchantId}, ${day}::date, * from unnest(${column(({ no }) => no)}::int[],
      ${column((row) => row.class)}::text[], ${column(({ stake }) => stake)}::int8[],
      ${column(({ validBet }) => validBet)}::int8[], ${column(({ payout }) => payout)}::int8[])
    ${ON_OWN_CONFLICT}`.execute(tx);
}

const MONEY = ['deposits', 'withdrawals', 'rebates', 'bonuses', 'commissions'] as const;
const SUMMED = [
  ...MONEY.flatMap((name) => [`own_${name}_minor`, `${name}_minor`]),
  'new_members',
  'first_deposits',
  'active_1',
  'active_2',
  'active_3',
  'active_4',
];

/** The same for money and people. */
export async function addMoney(
  tx: Tx,
  { merchantId, day, rows }: OfDay & { rows: readonly TeamMoney[] },
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    const column = (valueOf: (row: TeamMoney) => Value): string => arrayOf(chunk, valueOf);
    const amounts = MONEY.flatMap((name) => [
      sql`${column(({ own }) => own[name])}::int8[]`,
      sql`${column(({ team }) => team[name])}::int8[]`,
    ]);
    const counts = [
      column(({ newMembers }) => newMembers),
      column(({ firstDeposits }) => firstDeposits),
      ...[0, 1, 2, 3].map((index) => column(({ active }) => active[index] ?? 0)),
    ].map((values) => sql`${values}::int[]`);
    const sums = SUMMED.map((name) => sql`${sql.ref(name)} = t.${sql.ref(name)} + excluded.${sql.ref(name)}`);
    await sql`
      insert into team_money_days as t (merchant_id, day, no, own_active, ${sql.join(SUMMED.map((name) => sql.ref(name)))})
      select ${merchantId}, ${day}::date, * from unnest(${column(({ no }) => no)}::int[],
        ${column(({ activeChange }) => activeChange)}::int2[], ${sql.join([...amounts, ...counts])})
      on conflict (merchant_id, no, day) do update set own_active = t.own_active # excluded.own_active,
        ${sql.join(sums)}`.execute(tx);
  }
}

export async function keepSpan(tx: Tx, { day, ...span }: SealedSpan & { day: string }): Promise<void> {
  await sql`insert into team_spans as s (merchant_id, day, from_period, until_period)
    values (${span.merchantId}, ${day}::date, ${span.from}, ${span.until})
    on conflict (merchant_id, day) do update set from_period = least(s.from_period, excluded.from_period),
      until_period = greatest(s.until_period, excluded.until_period)`.execute(tx);
}

/** Locks the merchant's totals: they are added to by one transaction at a time. Answers the last counted node. */
export async function lockTotals(tx: Tx, merchantId: string): Promise<number> {
  await sql`insert into team_marks (merchant_id, until_no) values (${merchantId}, 0) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ untilNo: number }>`select until_no as "untilNo" from team_marks
    where merchant_id = ${merchantId} for update`.execute(tx);
  return rows[0]?.untilNo ?? 0;
}

/** Nodes that are not counted yet. Numbers are given in the order of commits. */
export async function listNew(
  tx: Tx,
  { merchantId, afterNo }: { merchantId: string; afterNo: number },
): Promise<Array<{ no: number; path: string; openedAt: Date }>> {
  const { rows } = await sql<{ no: number; path: string; openedAt: Date }>`
    select no, path, opened_at as "openedAt" from agent_nodes
    where merchant_id = ${merchantId} and no > ${afterNo} order by no limit ${CHUNK}`.execute(tx);
  return rows;
}

export async function moveMark(
  tx: Tx,
  { merchantId, untilNo }: { merchantId: string; untilNo: number },
): Promise<void> {
  await sql`update team_marks set until_no = ${untilNo} where merchant_id = ${merchantId}`.execute(tx);
}
