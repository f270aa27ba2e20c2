import { jackpotRules } from '@croupier/fairplay/jackpot.ts';
import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

/**
 * Every amount that entered (positive) or left a pool, one system account at a time to avoid scanning the whole
 * ledger.
 */
const moved = sql`(
  select a.merchant_id, a.currency, t.reference, t.id, side.amount, side.other
  from transfers t
  cross join lateral (values (t.credit_account, t.amount_minor, t.debit_account),
    (t.debit_account, -t.amount_minor, t.credit_account)) as side (account, amount, other)
  join system_accounts a on a.merchant_id = t.merchant_id and a.id = side.account
  where a.kind = 'jackpot'
)`;

/** What a round was paid, even if it has been voided since. */
const paidIn = sql`coalesce(detail -> 'jackpot' ->> 'wonMinor', detail -> 'jackpot' ->> 'takenBackMinor')`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a jackpot never pays more than is in it': sql`
    select merchant_id, 'jackpot ' || currency as subject, 'balance ' || sum(amount) as detail
    from ${moved} moved group by merchant_id, currency having sum(amount) < 0`,

  'a jackpot holds what rounds and the house put in, less what drawn rounds were paid': sql`
    select p.merchant_id, 'jackpot ' || p.currency as subject,
      'balance ' || p.amount || ', contributed ' || coalesce(c.amount, 0) || ' and ' || p.started || ', paid ' ||
        coalesce(h.amount, 0) as detail
    from (
      select moved.merchant_id, moved.currency, sum(moved.amount) as amount,
        coalesce(sum(moved.amount) filter (where s.kind = 'bonus_cost'), 0) as started
      from ${moved} moved left join system_accounts s
        on s.merchant_id = moved.merchant_id and s.id = moved.other
      group by moved.merchant_id, moved.currency
    ) p
    left join (
      select merchant_id, currency, sum((detail -> 'jackpot' ->> 'contributionMinor')::int8
        - coalesce((detail -> 'jackpot' ->> 'returnedMinor')::int8, 0)) as amount
      from rounds where detail ? 'jackpot' group by merchant_id, currency
    ) c using (merchant_id, currency)
    left join (
      select merchant_id, currency, sum(amount_minor) as amount from jackpot_hits where voided_at is null
      group by merchant_id, currency
    ) h using (merchant_id, currency)
    where p.amount <> coalesce(c.amount, 0) + p.started - coalesce(h.amount, 0)`,

  'the jackpot is paid to rounds that were drawn, once each': sql`
    select coalesce(h.merchant_id, r.merchant_id, p.merchant_id) as merchant_id,
      'round ' || coalesce(h.round_id, r.id, p.reference) as subject,
      'hit ' || coalesce(h.amount_minor::text, 'is missing') || ', record ' ||
        coalesce(r.won, 'is missing') || ', paid ' || coalesce(p.amount, 0) as detail
    from jackpot_hits h
    full join (select *, ${paidIn} as won from rounds where ${paidIn} is not null) r
      on r.merchant_id = h.merchant_id and r.id = h.round_id
    full join (
      select moved.merchant_id, moved.reference, a.member_id, -sum(moved.amount) as amount
      from ${moved} moved join member_accounts a
        on a.merchant_id = moved.merchant_id and a.id = moved.other
      group by moved.merchant_id, moved.reference, a.member_id
    ) p on p.merchant_id = h.merchant_id and p.reference = h.round_id
    where (h.amount_minor, h.member_id, h.stake_minor, h.draw)
        is distinct from (r.won::int8, r.member_id,
          (r.detail -> 'jackpot' ->> 'stakeMinor')::int8, (r.detail -> 'jackpot' ->> 'draw')::numeric)
      or case when h.voided_at is null then h.amount_minor else 0 end <> coalesce(p.amount, 0)
      or (h.voided_at is null) <> (r.state <> 'voided')
      or h.member_id <> coalesce(p.member_id, h.member_id)
      or h.draw * h.drawn_once_per_minor >= h.stake_minor * ${String(jackpotRules.draws)}::numeric`,

  'a round that was drawn is paid': sql`
    select merchant_id, 'round ' || id as subject, 'draw ' || (detail -> 'jackpot' ->> 'draw') as detail
    from rounds
    where detail ? 'jackpot'
      and ((detail -> 'jackpot' ->> 'draw')::numeric * (detail -> 'jackpot' ->> 'drawnOncePerMinor')::numeric
        < (detail -> 'jackpot' ->> 'stakeMinor')::numeric * ${String(jackpotRules.draws)}::numeric)
        <> (${paidIn} is not null)`,
};

/** As they are named in reports. */
export const JACKPOT_RULES = Object.keys(RULES);

/** The jackpot's rules for the ledger audit. */
export const auditJackpot: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
