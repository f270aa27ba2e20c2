import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { calendar, levelsOf } from '../../network/index.ts';
import { readRebateCosts } from '../../rebates/index.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { readBonuses, readDays, readSalaries, readSlots } from '../figures/played.reads.ts';
import { createTeams, type Cost, type Played } from '../figures/team.rules.ts';
import { endsMonth, type Cycle } from '../periods/cycles.rules.ts';
import { billsOf, countingContracts, isEmpty, type BillDraft, type RunContract } from './bills.rules.ts';
import { insertBills, insertRun, readCounted, readLosses, type RunOf } from './runs.queries.ts';

type Span = RunOf & { from: number; until: number };
export type RunMerchant = Pick<Merchant, 'id' | 'currency' | 'settings'>;

export const isShort = (cycle: Cycle): boolean => cycle === 'realtime' || cycle === 'hourly';

/** Everybody's figures of a settled period. */
export const readPlayed = (
  db: Db,
  { currency }: Pick<RunMerchant, 'currency'>,
  { merchantId, cycle, from, until }: Span,
): Promise<Played[]> => {
  const query = { merchantId, from, until, currency, classes: CLASSES, team: '' };
  return isShort(cycle) ? readSlots(db, query) : readDays(db, query);
};

/** What dividends of a settled period deduct. */
async function readCosts(db: Db, { settings }: RunMerchant, span: Span): Promise<Cost[]> {
  if (span.kind !== 'dividend') return [];
  const { merchantId, from, until } = span;
  const part = { merchantId, from, until, team: '' };
  const days = {
    from: calendar.dayOfPeriod(from, settings.settlement),
    until: calendar.dayOfPeriod(until - 1, settings.settlement),
  };
  const rebates = await readRebateCosts(db, { merchantId, ...days, team: '' });
  return [
    ...rebates.map((cost) => ({ ...cost, code: 'rebates' })),
    ...(await readBonuses(db, part)),
    ...(await readSalaries(db, part)),
  ];
}

/** The bills of a settled period, computed from sealed figures alone: the same whenever and wherever it is done. */
export async function draftBills(
  db: Db,
  merchant: RunMerchant,
  span: Span,
  contracts: readonly RunContract[],
  treeOfThen: (path: string) => string = (path) => path,
): Promise<BillDraft[]> {
  const placed = <T extends { path: string }>(rows: readonly T[]): T[] =>
    rows.map((row) => ({ ...row, path: treeOfThen(row.path) }));
  const played = placed(await readPlayed(db, merchant, span));
  const costs = placed(await readCosts(db, merchant, span));
  const counting = countingContracts(
    placed(contracts).map((contract) => ({ ...contract, depth: levelsOf(contract.path) })),
  );
  const reachedBy = createTeams({ paths: counting.map(({ path }) => path), played, costs });
  const losses = span.kind === 'dividend' ? await readLosses(db, span) : new Map<number, never>();
  return billsOf({
    contracts: counting,
    reachedBy,
    losses,
    endsMonth: endsMonth(span.from, span.until, merchant.settings.settlement),
  });
}

/** Whether an operator looks at a run before it is paid. */
function needsReview({ settings }: RunMerchant, { kind }: RunOf, bills: readonly BillDraft[]): boolean {
  const { review, reviewAboveMinor } = settings.settlement.contracts;
  if (review.some((each) => each === kind)) return true;
  return reviewAboveMinor !== null && bills.some(({ grossMinor }) => grossMinor > reviewAboveMinor);
}

/** Stores the run of a settled period with its bills; nothing if no contract pays anything. */
export async function computeRun(
  { clock }: Pick<ContractDeps, 'clock'>,
  tx: Tx,
  merchant: RunMerchant,
  span: Span,
): Promise<void> {
  const contracts = await readCounted(tx, { ...span, team: '' });
  if (contracts.length === 0) return;
  const drafts = await draftBills(tx, merchant, span, contracts);
  const kept = isShort(span.cycle) ? drafts.filter((draft) => !isEmpty(draft)) : drafts;
  if (kept.length === 0) return;
  await storeRun(
    tx,
    merchant,
    { ...span, revision: 1, at: clock.now(), resettlementId: null },
    kept,
    new Map(),
  );
}

/** Stores a revision; only what differs from the one before moves. */
export async function storeRun(
  tx: Tx,
  merchant: RunMerchant,
  run: Span & { revision: number; at: Date; resettlementId: string | null },
  drafts: readonly BillDraft[],
  before: ReadonlyMap<number, { grossMinor: bigint; downlineMinor: bigint }>,
): Promise<void> {
  const { merchantId, kind, cycle, from, revision } = run;
  const id = derivedId('settlement run', merchantId, kind, cycle, String(from), String(revision));
  const bills = drafts.map((draft) => {
    const billId = derivedId('contract bill', id, String(draft.contract.payeeNo));
    const earlier = before.get(draft.contract.payeeNo);
    return {
      ...draft,
      id: billId,
      transferId: derivedId('contract payment', billId),
      beforeMinor: earlier?.grossMinor ?? 0n,
      beforeDownlineMinor: earlier?.downlineMinor ?? 0n,
    };
  });
  const sum = (of: readonly BillDraft[]) => of.reduce((total, { grossMinor }) => total + grossMinor, 0n);
  const stored = {
    ...run,
    id,
    state: needsReview(merchant, run, bills) ? ('review' as const) : ('computed' as const),
    bills: bills.length,
    rootGrossMinor: sum(bills.filter(({ contract }) => contract.payerNo === 0)),
    grossMinor: sum(bills),
  };
  await insertRun(tx, stored);
  await insertBills(tx, stored, bills);
}
