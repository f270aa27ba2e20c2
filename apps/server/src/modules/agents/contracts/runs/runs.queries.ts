import type { CarriedLoss } from '@croupier/agreements/contracts/carry.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf, type Value } from '../../../../platform/db/statement.ts';
import { CHUNK } from '../contracts.config.ts';
import type { Cycle } from '../periods/cycles.rules.ts';
import { termsOf, type StoredTerms } from '../terms/stored-terms.rules.ts';
import type { BillDraft, RunContract } from './bills.rules.ts';
import { inputsOf, storedInputs, type StoredInputs } from './inputs.rules.ts';

export type RunOf = { merchantId: string; kind: string; cycle: Cycle };

/** Locks up to where runs of a kind are computed; undefined before its first contract. */
export async function lockMark(tx: Tx, { merchantId, kind, cycle }: RunOf): Promise<number | undefined> {
  const { rows } = await sql<{ until: number }>`select until_period as until from settlement_marks
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle} for update`.execute(tx);
  return rows[0]?.until;
}

export async function moveMark(
  tx: Tx,
  { merchantId, kind, cycle, until }: RunOf & { until: number },
): Promise<void> {
  await sql`update settlement_marks set until_period = ${until}
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle}`.execute(tx);
}

/** Lets runs of a kind begin with its first contract. */
export async function openMark(
  tx: Tx,
  { merchantId, kind, cycle, until }: RunOf & { until: number },
): Promise<void> {
  await sql`insert into settlement_marks (merchant_id, kind, cycle, until_period)
    values (${merchantId}, ${kind}, ${cycle}, ${until}) on conflict do nothing`.execute(tx);
}

export async function listMarks(
  db: Db,
  merchantId: string,
): Promise<Array<{ kind: string; cycle: Cycle; until: number }>> {
  const { rows } = await sql<{ kind: string; cycle: Cycle; until: number }>`
    select kind, cycle, until_period as until from settlement_marks where merchant_id = ${merchantId}`.execute(
    db,
  );
  return rows;
}

const counts = ({ merchantId, kind, cycle }: RunOf, from: number) => sql`c.merchant_id = ${merchantId}
  and c.kind = ${kind} and c.cycle = ${cycle} and c.state in ('running', 'ending', 'ended')
  and (c.ends_period is null or c.ends_period > greatest(c.starts_period, ${from}))`;

/** The first period from `from` on in which a contract counts; undefined if none does. */
export async function findNextCounted(tx: Tx, run: RunOf & { from: number }): Promise<number | undefined> {
  const { rows } = await sql<{
    next: number | null;
  }>`select min(greatest(c.starts_period, ${run.from})) as next
    from contracts c where ${counts(run, run.from)}`.execute(tx);
  return rows[0]?.next ?? undefined;
}

type ContractRow = Omit<RunContract, 'terms'> & { terms: string };

/** Contracts that count in the period that begins at `from`, of the whole tree or a team. */
export async function readCounted(
  db: Db,
  run: RunOf & { from: number; team: string },
): Promise<RunContract[]> {
  const { merchantId, from, team } = run;
  const { rows } = await sql<ContractRow>`
    select c.id, c.payer_no as "payerNo", c.payee_no as "payeeNo", n.path, n.depth, c.starts_period as "startsPeriod",
      c.terms::text as terms
    from contracts c join agent_nodes n on n.merchant_id = ${merchantId} and n.no = c.payee_no
    where ${counts(run, from)} and c.starts_period <= ${from} and n.path >= ${team} and n.path < ${`${team}~`}`.execute(
    db,
  );
  const known = new Map<string, RunContract['terms']>();
  return rows.map(({ terms, ...row }) => {
    // Many contracts have the same terms.
    const decoded = known.get(terms) ?? termsOf(JSON.parse(terms) as StoredTerms);
    known.set(terms, decoded);
    return { ...row, terms: decoded };
  });
}

/** What the bills of the period before carry on, by payee. */
export async function readLosses(
  db: Db,
  { merchantId, kind, cycle, from }: RunOf & { from: number },
): Promise<Map<number, CarriedLoss[]>> {
  const { rows } = await sql<{ payeeNo: number; inputs: StoredInputs }>`
    select distinct on (payee_no) payee_no as "payeeNo", inputs from contract_bills
    where merchant_id = ${merchantId} and kind = ${kind} and cycle = ${cycle} and until_period = ${from}
    order by payee_no, revision desc`.execute(db);
  return new Map(rows.map(({ payeeNo, inputs }) => [payeeNo, inputsOf(inputs).lossesOut]));
}

export type NewRun = RunOf & {
  id: string;
  from: number;
  until: number;
  revision: number;
  state: 'computed' | 'review';
  bills: number;
  rootGrossMinor: bigint;
  grossMinor: bigint;
  at: Date;
  /** The order that a revision comes from. */
  resettlementId: string | null;
};

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await sql`
    insert into settlement_runs (merchant_id, id, kind, cycle, from_period, until_period, revision, state, bills,
      root_gross_minor, gross_minor, computed_at, resettlement_id)
    values (${run.merchantId}, ${run.id}, ${run.kind}, ${run.cycle}, ${run.from}, ${run.until}, ${run.revision},
      ${run.state}, ${run.bills}, ${run.rootGrossMinor}, ${run.grossMinor}, ${run.at}, ${run.resettlementId})`.execute(
    tx,
  );
}

export type NewBill = BillDraft & {
  id: string;
  transferId: string;
  beforeMinor: bigint;
  beforeDownlineMinor: bigint;
};

async function insertChunk(tx: Tx, run: NewRun, bills: readonly NewBill[]): Promise<void> {
  const column = (valueOf: (bill: NewBill) => Value): string => arrayOf(bills, valueOf);
  const state = run.state === 'review' ? 'review' : 'due';
  await sql`
    insert into contract_bills (merchant_id, id, run_id, kind, cycle, from_period, until_period, revision, payee_no,
      payer_no, contract_id, root_no, depth, tier, base_minor, gross_minor, downline_minor, carry_in_minor,
      carry_out_minor, before_minor, before_downline_minor, state, inputs, transfer_id, created_at)
    select ${run.merchantId}, b.id, ${run.id}, ${run.kind}, ${run.cycle}, ${run.from}, ${run.until}, ${run.revision},
      b.payee, b.payer, b.contract, b.root, b.depth, b.tier, b.base, b.gross, b.downline, b.carry_in, b.carry_out,
      b.before, b.before_downline, ${state}, b.inputs::jsonb, b.transfer, ${run.at}
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ contract }) => contract.payeeNo)}::int[],
      ${column(({ contract }) => contract.payerNo)}::int[], ${column(({ contract }) => contract.id)}::uuid[],
      ${column(({ rootNo }) => rootNo)}::int[], ${column(({ contract }) => contract.depth)}::int[],
      ${column(({ tier }) => tier ?? null)}::int[], ${column(({ baseMinor }) => baseMinor)}::int8[],
      ${column(({ grossMinor }) => grossMinor)}::int8[], ${column(({ downlineMinor }) => downlineMinor)}::int8[],
      ${column(({ carryInMinor }) => carryInMinor)}::int8[], ${column(({ carryOutMinor }) => carryOutMinor)}::int8[],
      ${column(({ beforeMinor }) => beforeMinor)}::int8[],
      ${column(({ beforeDownlineMinor }) => beforeDownlineMinor)}::int8[], ${column(({ inputs }) => storedInputs(inputs))}::text[],
      ${column(({ transferId }) => transferId)}::uuid[])
      as b (id, payee, payer, contract, root, depth, tier, base, gross, downline, carry_in, carry_out, before, before_downline, inputs,
        transfer)`.execute(tx);
}

export async function insertBills(tx: Tx, run: NewRun, bills: readonly NewBill[]): Promise<void> {
  for (let start = 0; start < bills.length; start += CHUNK)
    await insertChunk(tx, run, bills.slice(start, start + CHUNK));
}
