import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const PLAY_CODES = sql`('bet', 'win', 'rollback')`;

/** The sums of each round's transfers. */
const moved = sql`(
  select merchant_id, reference, sum(case code when 'bet' then amount_minor when 'rollback' then -amount_minor else 0 end)
      as stake, sum(case code when 'win' then amount_minor else 0 end) as payout
  from transfers where code in ${PLAY_CODES} group by merchant_id, reference
)`;

/** The member's side of a transfer is the main account: debited by bets, credited by wins and rollbacks. */
const played = sql`(
  select a.merchant_id, a.member_id, a.currency, floor(extract(epoch from t.at) / 300)::int as period,
    case t.code when 'bet' then t.amount_minor when 'rollback' then -t.amount_minor else 0 end as stake,
    case t.code when 'win' then t.amount_minor else 0 end as payout, 0::int8 as valid_bet, 0 as rounds
  from transfers t join member_accounts a on a.merchant_id = t.merchant_id and a.kind = 'main'
    and a.id = case t.code when 'bet' then t.debit_account else t.credit_account end
  where t.code in ${PLAY_CODES}
  union all
  select merchant_id, member_id, currency, floor(extract(epoch from settled_at) / 300)::int, 0, 0, valid_bet_minor, 1
  from rounds where state = 'settled'
)`;

const kept = sql`(
  select merchant_id, member_id, currency, period, stake_minor, payout_minor, valid_bet_minor, rounds
  from member_figures
  union
  select merchant_id, member_id, currency, period, stake_minor, payout_minor, valid_bet_minor, rounds
  from member_accounts
  where rounds <> 0 or stake_minor <> 0 or payout_minor <> 0 or valid_bet_minor <> 0
)`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'money and the round that explains it agree': sql`
    select coalesce(r.merchant_id, m.merchant_id) as merchant_id,
      'round ' || coalesce(r.id, m.reference) as subject,
      'record ' || coalesce(r.stake_minor || '/' || r.payout_minor, 'is missing') || ', transfers ' ||
        coalesce(m.stake || '/' || m.payout, 'are missing') as detail
    from rounds r full join ${moved} m on m.merchant_id = r.merchant_id and m.reference = r.id
    where (r.stake_minor, r.payout_minor) is distinct from (m.stake, m.payout)`,

  'figures of a period are what was played in it': sql`
    select coalesce(k.merchant_id, p.merchant_id) as merchant_id,
      'member ' || coalesce(k.member_id, p.member_id) || ' period ' || coalesce(k.period, p.period) as subject,
      'kept ' || coalesce(k.stake_minor || '/' || k.payout_minor || '/' || k.valid_bet_minor || '/' || k.rounds, 'nothing')
        || ', played ' || coalesce(p.stake || '/' || p.payout || '/' || p.valid_bet || '/' || p.rounds, 'nothing') as detail
    from ${kept} k full join (
      select merchant_id, member_id, currency, period, sum(stake) as stake, sum(payout) as payout,
        sum(valid_bet) as valid_bet, sum(rounds) as rounds
      from ${played} p group by merchant_id, member_id, currency, period
    ) p using (merchant_id, member_id, currency, period)
    where (coalesce(k.stake_minor, 0), coalesce(k.payout_minor, 0), coalesce(k.valid_bet_minor, 0),
        coalesce(k.rounds, 0))
      is distinct from (coalesce(p.stake, 0), coalesce(p.payout, 0), coalesce(p.valid_bet, 0), coalesce(p.rounds, 0))`,
};

/** The rounds' rules for the ledger audit. */
export const auditRounds: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
