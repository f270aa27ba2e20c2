import { contractBillList, contractList, contractRunList } from '@croupier/contract/agents/contracts-desk.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';
import { contractView } from '../contract-views.rules.ts';
import { withParties, type ContractRow } from '../contracts.reads.ts';
import { runView, billView, type BillRow, type RunRow } from './views.rules.ts';

export const contractReader = createListReader(contractList, {
  rows: (merchantId) => sql`from contracts c
    join agent_nodes pn on pn.merchant_id = ${merchantId} and pn.no = c.payee_no
    join members p on p.merchant_id = ${merchantId} and p.id = pn.member_id
    left join agent_nodes un on un.merchant_id = ${merchantId} and un.no = c.payer_no
    left join members u on u.merchant_id = ${merchantId} and u.id = un.member_id
    where c.merchant_id = ${merchantId}`,
  merchantId: sql`c.merchant_id`,
  id: { by: sql`c.id`, type: 'uuid' },
  columns: {
    id: sql`c.id`,
    merchantCode: sql`c.merchant_id`,
    currency: sql`(select m.currency from merchants m where m.id = c.merchant_id)`,
    kind: sql`c.kind`,
    cycle: sql`c.cycle`,
    payerNo: sql`c.payer_no`,
    payeeNo: sql`c.payee_no`,
    terms: sql`c.terms`,
    state: sql`c.state`,
    offeredAt: sql`c.offered_at`,
    expiresAt: sql`c.expires_at`,
    startsPeriod: sql`c.starts_period`,
    endsPeriod: sql`c.ends_period`,
    endedWhy: sql`c.ended_why`,
    endAskedAt: sql`c.end_asked_at`,
    replacesId: sql`c.replaces_id`,
    payeeId: sql`p.id`,
    payeeAccount: sql`p.account`,
    payeeNickname: sql`p.nickname`,
    payerId: sql`u.id`,
    payerAccount: sql`u.account`,
    payerNickname: sql`u.nickname`,
  },
  filters: {
    id: (id) => sql`c.id = ${id}`,
    kind: (kind) => sql`c.kind = ${kind}`,
    state: (state) => sql`c.state = ${state}`,
    account: (account) => sql`p.account_key = lower(${account})`,
    memberId: (id) => sql`pn.member_id = ${id}`,
    payer: () => sql`c.payer_no = 0`,
    offeredFrom: (at) => sql`c.offered_at >= ${at}`,
    offeredUntil: (at) => sql`c.offered_at < ${at}`,
  },
  sorts: { offeredAt: { by: sql`c.offered_at`, type: 'timestamptz' } },
  item: ({ merchantCode, currency, ...row }: ContractRow & { merchantCode: string; currency: string }) => ({
    ...contractView(withParties(row)),
    merchantCode,
    currency,
  }),
});

export const runReader = createListReader(contractRunList, {
  rows: (merchantId) => sql`from settlement_runs r
    left join operators o on o.id = r.approved_by
    left join lateral (
      select sum(paid_minor)::int8 as paid, sum(open_minor)::int8 as open from contract_bills
      where merchant_id = ${merchantId} and run_id = r.id
    ) s on true
    where r.merchant_id = ${merchantId}`,
  merchantId: sql`r.merchant_id`,
  id: { by: sql`r.id`, type: 'uuid' },
  columns: {
    id: sql`r.id`,
    merchantCode: sql`r.merchant_id`,
    currency: sql`(select m.currency from merchants m where m.id = r.merchant_id)`,
    kind: sql`r.kind`,
    cycle: sql`r.cycle`,
    from: sql`r.from_period`,
    until: sql`r.until_period`,
    revision: sql`r.revision`,
    state: sql`r.state`,
    bills: sql`r.bills`,
    rootGross: sql`r.root_gross_minor`,
    gross: sql`r.gross_minor`,
    paid: sql`coalesce(s.paid, 0)`,
    open: sql`coalesce(s.open, 0)`,
    computedAt: sql`r.computed_at`,
    approvedByName: sql`o.name`,
    paidAt: sql`r.paid_at`,
  },
  filters: {
    id: (id) => sql`r.id = ${id}`,
    kind: (kind) => sql`r.kind = ${kind}`,
    cycle: (cycle) => sql`r.cycle = ${cycle}`,
    state: (state) => sql`r.state = ${state}`,
    computedFrom: (at) => sql`r.computed_at >= ${at}`,
    computedUntil: (at) => sql`r.computed_at < ${at}`,
  },
  sorts: { computedAt: { by: sql`r.computed_at`, type: 'timestamptz' } },
  item: (row: RunRow) => runView(row),
});

export const billReader = createListReader(contractBillList, {
  rows: (merchantId) => sql`from contract_bills b
    join agent_nodes pn on pn.merchant_id = ${merchantId} and pn.no = b.payee_no
    join members p on p.merchant_id = ${merchantId} and p.id = pn.member_id
    left join agent_nodes un on un.merchant_id = ${merchantId} and un.no = b.payer_no
    left join members u on u.merchant_id = ${merchantId} and u.id = un.member_id
    where b.merchant_id = ${merchantId}`,
  merchantId: sql`b.merchant_id`,
  id: { by: sql`b.id`, type: 'uuid' },
  columns: {
    id: sql`b.id`,
    merchantCode: sql`b.merchant_id`,
    currency: sql`(select m.currency from merchants m where m.id = b.merchant_id)`,
    runId: sql`b.run_id`,
    kind: sql`b.kind`,
    from: sql`b.from_period`,
    until: sql`b.until_period`,
    state: sql`b.state`,
    createdAt: sql`b.created_at`,
    paidAt: sql`b.paid_at`,
    contractId: sql`b.contract_id`,
    revision: sql`b.revision`,
    tier: sql`b.tier`,
    gross: sql`b.gross_minor`,
    downline: sql`b.downline_minor`,
    beforeGross: sql`b.before_minor`,
    beforeDownline: sql`b.before_downline_minor`,
    paid: sql`b.paid_minor`,
    open: sql`b.open_minor`,
    payeeId: sql`p.id`,
    payeeAccount: sql`p.account`,
    payerId: sql`u.id`,
    payerAccount: sql`u.account`,
  },
  filters: {
    id: (id) => sql`b.id = ${id}`,
    runId: (id) => sql`b.run_id = ${id}`,
    kind: (kind) => sql`b.kind = ${kind}`,
    state: (state) => sql`b.state = ${state}`,
    account: (account) => sql`p.account_key = lower(${account})`,
    memberId: (id) => sql`pn.member_id = ${id}`,
    grossMin: (amount) => sql`b.gross_minor >= ${amount}`,
    grossMax: (amount) => sql`b.gross_minor <= ${amount}`,
    createdFrom: (at) => sql`b.created_at >= ${at}`,
    createdUntil: (at) => sql`b.created_at < ${at}`,
  },
  sorts: {
    createdAt: { by: sql`b.created_at`, type: 'timestamptz' },
    gross: { by: sql`b.gross_minor`, type: 'bigint' },
  },
  item: (row: BillRow) => billView(row),
});
