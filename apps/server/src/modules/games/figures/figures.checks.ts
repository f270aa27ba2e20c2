import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { keptFrom } from '../../../platform/db/partitions.ts';
import { findBreaches, PERIOD_SECONDS, type AuditCheck, type Finding } from '../../money/wallet/index.ts';
import { PERIODS_OF_DAY, PERIODS_OF_HOUR, SLOT_DAYS } from './figures.config.ts';
import { MARKS } from './fold.usecases.ts';
import { cashOfLedger, daysOfHours, FIGURES, hoursOfSlots, slotsOfJournal } from './slots.queries.ts';
import { periodOf, type Span } from './spans.rules.ts';

const SLOT_KEYS = ['merchant_id', 'period', 'account_id', 'class', 'game_id', 'band'];
const PART_KEYS = SLOT_KEYS.slice(0, -1);
const CASH_KEYS = ['merchant_id', 'period', 'account_id', 'code'];
const CASH_FIGURES = ['transfers', 'in_minor', 'out_minor'];

/** Compares stored rows of a span with what they are made of. */
function differences(given: {
  stored: RawBuilder<unknown>;
  made: RawBuilder<unknown>;
  keys: readonly string[];
  figures: readonly string[];
}): RawBuilder<unknown> {
  const { stored, made, keys, figures } = given;
  const columns = (alias?: string, names: readonly string[] = figures) =>
    sql.join(names.map((name) => sql.ref(alias ? `${alias}.${name}` : name)));
  return sql`
    select merchant_id, 'account ' || concat_ws(' ', ${columns(undefined, keys.slice(1))}) as subject,
      'stored ' || coalesce(row(${columns('s')})::text, '') || ', made of ' || coalesce(row(${columns('m')})::text, '')
        as detail
    from (select * from (${stored}) s) s
    full join (select * from (${made}) m (${columns(undefined, [...keys, ...figures])})) m
      using (${columns(undefined, keys)})
    where row(${columns('s')}) is distinct from row(${columns('m')})`;
}

/** From the first day of which everything is kept; from the beginning if nothing was dropped. */
async function firstKept(tx: Tx, tables: readonly string[]): Promise<number> {
  const days = await Promise.all(tables.map((table) => keptFrom(tx, table)));
  return Math.max(...days.map((day) => (day ? periodOf(day) : 0)));
}

type MarksRow = { merchantId: string; slots: number; hours: number; days: number; cashDays: number };

async function listMarks(tx: Tx): Promise<MarksRow[]> {
  const markOf = (name: string) => sql`max(until_period) filter (where name = ${name})`;
  const { rows } = await sql<MarksRow>`
    select merchant_id as "merchantId", ${markOf(MARKS.slots)} as slots, ${markOf(MARKS.hours)} as hours,
      ${markOf(MARKS.days)} as days, ${markOf(MARKS.cashDays)} as "cashDays"
    from figure_marks group by merchant_id having ${markOf(MARKS.slots)} is not null order by merchant_id`.execute(
    tx,
  );
  return rows;
}

async function checkParts(tx: Tx): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [ofSlots, ofHours, ofDays] = [
    await firstKept(tx, ['round_results', 'member_slots']),
    await firstKept(tx, ['member_slots', 'member_hours']),
    await firstKept(tx, ['member_hours']),
  ];
  for (const { merchantId, slots, hours, days } of await listMarks(tx)) {
    const span = (from: number, until: number): Span => ({
      merchantIds: [merchantId],
      from,
      until: Math.max(from, until),
    });
    const storedIn = (table: string, { from, until }: Span) => sql`
      select * from ${sql.table(table)} where merchant_id = ${merchantId} and period >= ${from} and period < ${until}`;
    const [inSlots, inHours, inDays] = [span(ofSlots, slots), span(ofHours, hours), span(ofDays, days)];
    const check = async (rule: string, given: Parameters<typeof differences>[0]): Promise<void> => {
      findings.push(...(await findBreaches(tx, rule, differences(given))));
    };
    await check('slots are the sums of the journal', {
      stored: storedIn('member_slots', inSlots),
      made: slotsOfJournal(inSlots),
      keys: SLOT_KEYS,
      figures: FIGURES,
    });
    await check('hours are the sums of their slots', {
      stored: storedIn('member_hours', inHours),
      made: hoursOfSlots(inHours, PERIODS_OF_HOUR),
      keys: PART_KEYS,
      figures: FIGURES,
    });
    await check('days are the sums of their hours', {
      stored: storedIn('member_days', inDays),
      made: daysOfHours(inDays, PERIODS_OF_DAY),
      keys: PART_KEYS,
      figures: FIGURES,
    });
    await check('cash slots are the sums of the ledger', {
      stored: storedIn('member_cash_slots', inSlots),
      made: cashOfLedger(inSlots),
      keys: CASH_KEYS,
      figures: CASH_FIGURES,
    });
  }
  return findings;
}

const markOf = (name: string) =>
  sql`(select merchant_id, until_period from figure_marks where name = ${name})`;

/** Everything that was ever settled: of each period the largest part that there is. */
const settled = sql`(
  select a.merchant_id, a.member_id, a.currency, parts.stake_minor, parts.payout_minor from (
    select merchant_id, account_id, stake_minor, payout_minor from member_days
    union all
    select h.merchant_id, h.account_id, h.stake_minor, h.payout_minor from member_hours h
      join ${markOf(MARKS.days)} m on m.merchant_id = h.merchant_id where h.period >= m.until_period
    union all
    select s.merchant_id, s.account_id, s.stake_minor, s.payout_minor from member_slots s
      join ${markOf(MARKS.hours)} m on m.merchant_id = s.merchant_id where s.period >= m.until_period
    union all
    select merchant_id, account_id, stake_minor, payout_minor from resettled_slots
    union all
    select r.merchant_id, r.account_id, r.stake_minor, r.payout_minor from round_results r
      left join ${markOf(MARKS.slots)} m on m.merchant_id = r.merchant_id
      where m.until_period is null or r.at >= to_timestamp(m.until_period::bigint * ${sql.lit(PERIOD_SECONDS)})
  ) parts join member_accounts a on a.merchant_id = parts.merchant_id and a.id = parts.account_id
)`;

/** What the ledger has counted when stakes were placed and payouts made. */
const placed = sql`(
  select merchant_id, member_id, currency, stake_minor, payout_minor from member_figures
  union all
  select a.merchant_id, a.member_id, a.currency, a.stake_minor, a.payout_minor from member_accounts a
    where (a.stake_minor <> 0 or a.payout_minor <> 0) and not exists (select 1 from member_figures f
      where f.merchant_id = a.merchant_id and f.member_id = a.member_id and f.currency = a.currency
        and f.period = a.period)
)`;

const AMOUNTS = sql`merchant_id, member_id, currency, stake_minor, payout_minor`;
const SIGNED_SUMS = sql`
  select merchant_id, member_id, currency, sum(sign * stake_minor) as stake, sum(sign * payout_minor) as payout from (
    select ${AMOUNTS}, 1 as sign from ${placed} p
    union all select ${AMOUNTS}, -1 from ${settled} s
    union all select ${AMOUNTS}, -1 from played_rounds where state <> 'settled'
  ) sides
  where not exists (select from rounds r join round_pools p on p.merchant_id = r.merchant_id and p.id = r.pool
    where r.merchant_id = sides.merchant_id and r.member_id = sides.member_id and p.state = 'settling')
  group by merchant_id, member_id, currency`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'what was placed is settled or open': sql`
    select merchant_id, 'member ' || member_id || ' ' || currency as subject,
      'placed more than settled and open by ' || stake || ', paid by ' || payout as detail
    from (${SIGNED_SUMS}) sums where stake <> 0 or payout <> 0`,

  'figures end where the seal does': sql`
    select m.merchant_id, 'mark ' || m.name as subject, 'is after the seal' as detail
    from figure_marks m join ledger_seals s on s.merchant_id = m.merchant_id
    where m.until_period > floor(extract(epoch from s.sealed_until) / ${sql.lit(PERIOD_SECONDS)})`,

  'readers of figures keep up': sql`
    select m.merchant_id, 'mark ' || m.name as subject,
      'is ' || (o.until_period - m.until_period) || ' periods behind' as detail
    from figure_marks m join ${markOf(MARKS.slots)} o on o.merchant_id = m.merchant_id
    where o.until_period - m.until_period > ${sql.lit(SLOT_DAYS * PERIODS_OF_DAY)}`,
};

/** Slots, hours and days are what the journal says, and the journal is what the ledger says. */
export const checkFigures: AuditCheck = async (tx) => {
  const findings = await checkParts(tx);
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
