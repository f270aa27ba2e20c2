import { sql, type RawBuilder } from 'kysely';
import { keptFrom } from '../../../platform/db/partitions.ts';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const PLAY_CODES = sql`('bet', 'win', 'rollback', 'correction')`;

const stakeOf = sql`case code when 'bet' then amount_minor when 'rollback' then -amount_minor else 0 end`;

/** A correction pays the member or takes from the member. */
const payoutOf = sql`case when code = 'win' or code = 'correction' and credit_sequence is not null then amount_minor
  when code = 'correction' then -amount_minor else 0 end`;

/** The sums of each round's transfers, less what corrections could not take. */
const moved = sql`(
  select merchant_id, reference, sum(stake) as stake, sum(payout) as payout from (
    select merchant_id, reference, ${stakeOf} as stake, ${payoutOf} as payout
    from transfers where code in ${PLAY_CODES}
    union all
    select merchant_id, round_id, 0, -amount_minor from member_debts where round_id is not null
  ) amounts group by merchant_id, reference
)`;

/** The member's side of a transfer is the wallet: debited by bets, credited by wins and rollbacks. */
const played = sql`(
  select a.merchant_id, a.member_id, a.currency, floor(extract(epoch from t.at) / 300)::int as period,
    ${stakeOf} as stake, ${payoutOf} as payout
  from transfers t join member_accounts a on a.merchant_id = t.merchant_id
    and a.id = case when t.code = 'bet' or t.code = 'correction' and t.credit_sequence is null then t.debit_account
      else t.credit_account end
  where t.code in ${PLAY_CODES}
  union all
  select merchant_id, member_id, currency, floor(extract(epoch from at) / 300)::int, 0, -amount_minor
  from member_debts where round_id is not null
)`;

/** What a round counts for in the journal, all its rows together. */
const journalled = sql`(
  select merchant_id, round_id, sum(rounds) as rounds, sum(stake_minor) as stake, sum(payout_minor) as payout,
    sum(valid_bet_minor) as valid_bet
  from round_results where round_id is not null group by merchant_id, round_id
)`;

/** What a round, or a pool as a whole, must count for. */
const counted = sql`(
  select merchant_id, coalesce(pool, id) as id, min(opened_at) as opened_at,
    sum((state = 'settled')::int) as rounds,
    sum(case state when 'settled' then stake_minor else 0 end) as stake,
    sum(case state when 'settled' then payout_minor else 0 end) as payout,
    sum(valid_bet_minor) filter (where state = 'settled') as valid_bet
  from played_rounds group by merchant_id, coalesce(pool, id)
)`;

const keptFigures = sql`(
  select merchant_id, member_id, currency, period, stake_minor, payout_minor, valid_bet_minor, rounds
  from member_figures
  union
  select merchant_id, member_id, currency, period, stake_minor, payout_minor, valid_bet_minor, rounds
  from member_accounts
  where rounds <> 0 or stake_minor <> 0 or payout_minor <> 0 or valid_bet_minor <> 0
)`;

/** `kept` is the instant from which the journal is complete; null if from the beginning. */
const rulesOf = (kept: Date | null): Readonly<Record<string, RawBuilder<unknown>>> => ({
  'money and the round that explains it agree': sql`
    select coalesce(r.merchant_id, m.merchant_id) as merchant_id,
      'round ' || coalesce(r.id, m.reference) as subject,
      'record ' || coalesce(r.stake_minor || '/' || r.payout_minor, 'is missing') || ', transfers ' ||
        coalesce(m.stake || '/' || m.payout, 'are missing') as detail
    from rounds r full join ${moved} m on m.merchant_id = r.merchant_id and m.reference = r.id
    where (r.stake_minor, r.payout_minor) is distinct from (coalesce(m.stake, 0), coalesce(m.payout, 0))`,

  'a cancelled round is voided, and only settled rounds are corrected': sql`
    select merchant_id, 'round ' || id as subject, state || ', stake ' || stake_minor || ', payout ' || payout_minor
      as detail
    from rounds
    where is_shut and (state <> 'voided' or stake_minor <> 0 or payout_minor <> 0)
      or corrected_at is not null and (state <> 'settled' or corrected_at < settled_at)`,

  'a debt is of a corrected round of its member': sql`
    select d.merchant_id, 'debt ' || d.id as subject, coalesce('round of ' || r.member_id, 'round is missing') as detail
    from member_debts d left join rounds r on r.merchant_id = d.merchant_id and r.id = d.round_id
    where d.round_id is not null
      and ((r.member_id, r.currency) is distinct from (d.member_id, d.currency) or r.corrected_at is null)`,

  'stakes and payouts of a period are what was moved in it': sql`
    select coalesce(k.merchant_id, p.merchant_id) as merchant_id,
      'member ' || coalesce(k.member_id, p.member_id) || ' period ' || coalesce(k.period, p.period) as subject,
      'kept ' || coalesce(k.stake_minor || '/' || k.payout_minor, 'nothing') || ', played ' ||
        coalesce(p.stake || '/' || p.payout, 'nothing') as detail
    from ${keptFigures} k full join (
      select merchant_id, member_id, currency, period, sum(stake) as stake, sum(payout) as payout
      from ${played} p group by merchant_id, member_id, currency, period
    ) p using (merchant_id, member_id, currency, period)
    where (coalesce(k.stake_minor, 0), coalesce(k.payout_minor, 0))
      is distinct from (coalesce(p.stake, 0), coalesce(p.payout, 0))`,

  'rounds and valid bets of a period are those of the journal': sql`
    select coalesce(k.merchant_id, j.merchant_id) as merchant_id,
      'member ' || coalesce(k.member_id, j.member_id) || ' period ' || coalesce(k.period, j.period) as subject,
      'kept ' || coalesce(k.rounds || '/' || k.valid_bet_minor, 'nothing') || ', journal ' ||
        coalesce(j.rounds || '/' || j.valid_bet, 'nothing') as detail
    from ${keptFigures} k full join (
      select r.merchant_id, a.member_id, a.currency, floor(extract(epoch from r.at) / 300)::int as period,
        sum(r.rounds) as rounds, sum(r.valid_bet_minor) as valid_bet
      from round_results r join member_accounts a on a.merchant_id = r.merchant_id and a.id = r.account_id
      group by r.merchant_id, a.member_id, a.currency, floor(extract(epoch from r.at) / 300)
    ) j using (merchant_id, member_id, currency, period)
    where (coalesce(k.rounds, 0), coalesce(k.valid_bet_minor, 0))
        is distinct from (coalesce(j.rounds, 0), coalesce(j.valid_bet, 0))
      and (${kept}::timestamptz is null or period >= extract(epoch from ${kept}::timestamptz) / 300)`,

  'a settled round is in the journal, and nothing else is': sql`
    select coalesce(r.merchant_id, j.merchant_id) as merchant_id,
      'round ' || coalesce(r.id, j.round_id) as subject,
      'counts for ' || coalesce(r.rounds || ' ' || r.stake || '/' || r.payout || '/' || r.valid_bet, 'nothing') ||
        ', journal ' || coalesce(j.rounds || ' ' || j.stake || '/' || j.payout || '/' || j.valid_bet, 'nothing') as detail
    from ${counted} r full join ${journalled} j on j.merchant_id = r.merchant_id and j.round_id = r.id
    where (coalesce(r.rounds, 0), coalesce(r.stake, 0), coalesce(r.payout, 0), coalesce(r.valid_bet, 0))
        is distinct from (coalesce(j.rounds, 0), coalesce(j.stake, 0), coalesce(j.payout, 0), coalesce(j.valid_bet, 0))
      and (r.id is null or ${kept}::timestamptz is null or r.opened_at >= ${kept}::timestamptz)
      and not exists (select from round_pools p where p.merchant_id = coalesce(r.merchant_id, j.merchant_id)
        and p.id = coalesce(r.id, j.round_id) and p.state = 'settling')`,

  'no round of a settled pool counts twice, and none of a voided one is open': sql`
    select r.merchant_id, 'round ' || r.id as subject, p.state || ' pool ' || p.id || ', round ' || r.state as detail
    from rounds r join round_pools p on p.merchant_id = r.merchant_id and p.id = r.pool
    where p.state = 'voided' and r.state <> 'voided'
      or p.state = 'settled' and r.state = 'open' and r.payout_minor <> 0`,
});

/** The rounds' rules for the ledger audit. */
export const auditRounds: AuditCheck = async (tx) => {
  const findings = [];
  const rules = rulesOf((await keptFrom(tx, 'round_results')) ?? null);
  for (const [rule, query] of Object.entries(rules)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
