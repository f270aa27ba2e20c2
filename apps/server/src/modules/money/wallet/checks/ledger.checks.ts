import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AuditReport, Finding } from '../wallet.types.ts';

/** If something is wrong everywhere, the first findings are enough. */
const MAX_FINDINGS_PER_RULE = 20;

const entries = sql`(
  select debit_account as account, debit_sequence as sequence, debit_balance_minor as balance,
    -amount_minor as amount, id, merchant_id from transfers where debit_sequence is not null
  union all
  select credit_account, credit_sequence, credit_balance_minor, amount_minor, id, merchant_id
    from transfers where credit_sequence is not null
)`;

const sides = sql`(
  select id, merchant_id, at, amount_minor, debit_account as account, debit_sequence as sequence from transfers
  union all
  select id, merchant_id, at, amount_minor, credit_account, credit_sequence from transfers
)`;

const accounts = sql`(
  select id, merchant_id, currency from member_accounts
  union all
  select id, merchant_id, currency from system_accounts
)`;

/** Each query returns merchant, subject and detail of every violation of its rule. */
const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the sum of all balances is zero': sql`
    select merchant_id, currency as subject, 'off by ' || sum(amount) as detail from (
      select merchant_id, currency, balance_minor as amount from member_accounts
      union all
      select a.merchant_id, a.currency, side.amount from transfers t
      cross join lateral (values (t.debit_account, -t.amount_minor), (t.credit_account, t.amount_minor))
        as side (account, amount)
      join system_accounts a on a.merchant_id = t.merchant_id and a.id = side.account
    ) amounts group by merchant_id, currency having sum(amount) <> 0`,

  'a balance is the sum of its transfers': sql`
    select a.merchant_id, 'account ' || a.id as subject,
      'balance ' || a.balance_minor || ', transfers ' || coalesce(e.amount, 0) as detail
    from member_accounts a
    left join (
      select merchant_id, account, sum(amount) as amount from ${entries} e group by merchant_id, account
    ) e on e.merchant_id = a.merchant_id and e.account = a.id
    where a.balance_minor <> coalesce(e.amount, 0)`,

  'an account has as many entries as its sequence says': sql`
    select a.merchant_id, 'account ' || a.id as subject,
      'sequence ' || a.sequence || ', entries ' || coalesce(e.count, 0) as detail
    from member_accounts a
    left join (
      select merchant_id, account, count(*) as count from ${entries} e group by merchant_id, account
    ) e on e.merchant_id = a.merchant_id and e.account = a.id
    where a.sequence <> coalesce(e.count, 0)`,

  'entries are numbered without a gap': sql`
    select merchant_id, 'transfer ' || id as subject,
      'account ' || account || ' has ' || sequence || ' in place of ' || number as detail
    from (select *, row_number() over (partition by merchant_id, account order by sequence) as number
      from ${entries} e) numbered
    where sequence <> number`,

  'an entry tells the balance after it': sql`
    select merchant_id, 'transfer ' || id as subject,
      'account ' || account || ' says ' || balance || ' in place of ' || running as detail
    from (select *, sum(amount) over (partition by merchant_id, account order by sequence, id) as running
      from ${entries} e) summed
    where balance <> running`,

  'no account is below its minimum, except by corrected results': sql`
    select merchant_id, 'account ' || id as subject, 'holds ' || balance_minor as detail
    from member_accounts where balance_minor < minimum_minor - overdraft_minor`,

  'both sides of a transfer are accounts of its merchant in one currency': sql`
    select t.merchant_id, 'transfer ' || t.id as subject,
      'from ' || coalesce(d.currency, 'nowhere') || ' to ' || coalesce(c.currency, 'nowhere') as detail
    from transfers t
    left join ${accounts} d on d.merchant_id = t.merchant_id and d.id = t.debit_account
    left join ${accounts} c on c.merchant_id = t.merchant_id and c.id = t.credit_account
    where d.id is null or c.id is null or d.currency <> c.currency`,

  'entries are kept for member accounts and only for them': sql`
    select s.merchant_id, 'transfer ' || s.id as subject, 'account ' || s.account as detail
    from ${sides} s left join member_accounts a on a.merchant_id = s.merchant_id and a.id = s.account
    where (a.id is null) <> (s.sequence is null)`,

  'every transfer stands behind its id, and once': sql`
    select t.merchant_id, 'transfer ' || t.id as subject,
      case when k.id is null then 'its id is not taken' else 'its id stands for another one' end as detail
    from transfers t left join transfer_keys k on k.merchant_id = t.merchant_id and k.id = t.id
    where (k.sequence, k.at) is distinct from (coalesce(t.debit_sequence, t.credit_sequence),
        case when coalesce(t.debit_sequence, t.credit_sequence) is null then t.at end) or k.content is not null
    union all
    select merchant_id, 'transfer ' || id, 'is there ' || count(*) || ' times'
    from transfers group by merchant_id, id having count(*) > 1`,

  'every id that is taken has its transfer': sql`
    select k.merchant_id, 'transfer ' || k.id as subject, 'is gone' as detail
    from transfer_keys k left join transfers t on t.merchant_id = k.merchant_id and t.id = k.id
    where t.id is null and k.content is null`,

  'sealed sums are those of the sealed transfers': sql`
    select a.merchant_id, 'system account ' || a.id as subject,
      'sealed ' || coalesce(s.credit_minor - s.debit_minor, 0) || ', transfers ' || coalesce(t.amount, 0) as detail
    from system_accounts a
    left join system_subtotals s on s.merchant_id = a.merchant_id and s.account_id = a.id
    left join (
      select t.merchant_id, side.account, sum(side.amount) as amount from transfers t
      join ledger_seals seal on seal.merchant_id = t.merchant_id
      cross join lateral (values (t.debit_account, -t.amount_minor), (t.credit_account, t.amount_minor))
        as side (account, amount)
      where t.at < seal.sealed_until group by t.merchant_id, side.account
    ) t on t.merchant_id = a.merchant_id and t.account = a.id
    where coalesce(s.credit_minor - s.debit_minor, 0) <> coalesce(t.amount, 0)`,

  'the seal of a merchant has its mark, and no transfer is without a seal': sql`
    select s.merchant_id, 'seal' as subject, 'closing ' || s.closing_until || ', newest mark ' ||
      coalesce(m.newest::text, 'is missing') as detail
    from ledger_seals s
    left join (select merchant_id, max(closing_until) as newest from ledger_seal_marks group by merchant_id) m
      on m.merchant_id = s.merchant_id
    where m.newest is distinct from s.closing_until
    union all
    select t.merchant_id, 'seal', 'is missing'
    from (select distinct merchant_id from transfers) t
    left join ledger_seals s on s.merchant_id = t.merchant_id
    where s.merchant_id is null`,
};

type Row = { merchant_id: string; subject: string; detail: string };

/** Runs one rule's query; the text names the rule. */
export async function findBreaches(db: Db, rule: string, query: RawBuilder<unknown>): Promise<Finding[]> {
  const { rows } = await sql<Row>`select * from (${query}) breaches order by 1, 2
    limit ${MAX_FINDINGS_PER_RULE}`.execute(db);
  return rows.map(({ merchant_id: merchantId, subject, detail }) => ({ rule, merchantId, subject, detail }));
}

export async function auditLedger(tx: Tx): Promise<Finding[]> {
  // The audit reads everything, so it needs more than the statement time-out.
  await sql`set local statement_timeout = 0`.execute(tx);
  const findings: Finding[] = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
}

export type StoredAudit = {
  at: Date;
  durationMilliseconds: number;
  /** The number of violated rules by merchant; merchants without violations are omitted. */
  findings: Readonly<Record<string, number>>;
};

export async function insertAudit(db: Db, id: string, report: AuditReport): Promise<void> {
  await sql`insert into ledger_audits (id, at, duration_ms, findings)
    values (${id}, ${report.at}, ${report.durationMilliseconds}, ${JSON.stringify(report.findings)})`.execute(
    db,
  );
}

export async function readLastAudit(db: Db): Promise<StoredAudit | undefined> {
  const { rows } = await sql<StoredAudit>`
    select at, duration_ms as "durationMilliseconds", (
      select coalesce(jsonb_object_agg(merchant_id, number), '{}')
      from (select finding ->> 'merchantId' as merchant_id, count(*) as number
        from jsonb_array_elements(findings) as finding group by 1) as counted
    ) as findings
    from ledger_audits order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}
