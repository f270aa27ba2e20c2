import type { Tx } from '../../../../platform/db/database.ts';
import { runCascades } from '../acts/cascade.usecases.ts';
import { lapse } from '../acts/lapses.usecases.ts';
import { tellSettled } from '../changes/changes.queries.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { DAYS_READER, foldDays } from '../figures/days.usecases.ts';
import { collectOpen } from '../payment/collecting.usecases.ts';
import { payRuns } from '../payment/payment.usecases.ts';
import { releaseWaiting } from '../payment/waiting.usecases.ts';
import { nextStart, startFrom, startOf } from '../periods/cycles.rules.ts';
import { resettle } from '../resettlement/resettle.usecases.ts';
import { computeRun, type RunMerchant } from './run.usecases.ts';
import { findNextCounted, listMarks, lockMark, moveMark, type RunOf } from './runs.queries.ts';

/** Salaries first, because dividends deduct them. */
const ORDER = ['realtime', 'hourly', 'daily', 'dividend'];

/** Up to which period everything that a kind of run needs is final; undefined if nothing is. */
async function finalUntil({ figures }: ContractDeps, tx: Tx, run: RunOf): Promise<number | undefined> {
  const { merchantId, kind, cycle } = run;
  const sealed = await figures.reader(DAYS_READER).sealedUntil(tx, merchantId);
  if (sealed === undefined || cycle === 'realtime' || cycle === 'hourly') return sealed;
  const days = (await figures.reader(DAYS_READER).readUntil(tx, merchantId)) ?? 0;
  if (kind !== 'dividend') return days;
  const rebates = (await figures.reader('rebates').readUntil(tx, merchantId)) ?? 0;
  const salaries = (await listMarks(tx, merchantId)).filter((mark) => mark.kind !== 'dividend');
  return Math.min(days, rebates, ...salaries.map(({ until }) => until));
}

/** The first slot or hour with play from a period on; of days each is settled, because losses may be carried through it. */
async function playedFrom(
  { figures }: ContractDeps,
  tx: Tx,
  { settings }: RunMerchant,
  { merchantId, cycle, from, final }: RunOf & { from: number; final: number },
): Promise<number> {
  if (cycle !== 'realtime' && cycle !== 'hourly') return from;
  const reader = figures.reader(DAYS_READER);
  const played = await reader.nextPlayed(tx, { merchantId, from, until: final });
  return startOf(played ?? final, cycle, settings.settlement);
}

/** Computes one run and moves the mark with it, so each period is billed once. True when there is nothing more to do. */
const step = (deps: ContractDeps, merchant: RunMerchant, run: RunOf): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { settlement } = merchant.settings;
    const from = await lockMark(tx, run);
    const final = await finalUntil(deps, tx, run);
    if (from === undefined || final === undefined) return true;
    // Periods in which no contract counts, and slots and hours without play, have no run.
    const counted = await findNextCounted(tx, { ...run, from });
    const idleUntil = startOf(final, run.cycle, settlement);
    const begins = counted === undefined ? idleUntil : startFrom(counted, run.cycle, settlement);
    const next = Math.max(begins, await playedFrom(deps, tx, merchant, { ...run, from: begins, final }));
    if (next > from) {
      const moved = Math.min(next, idleUntil);
      if (moved <= from) return true;
      await moveMark(tx, { ...run, until: moved });
      return false;
    }
    const until = nextStart(from, run.cycle, settlement);
    if (until > final) return true;
    await computeRun(deps, tx, merchant, { ...run, from, until });
    await moveMark(tx, { ...run, until });
    return false;
  });

async function settleMerchant(deps: ContractDeps, merchantId: string): Promise<number | undefined> {
  const merchant = await deps.merchants.byId(merchantId);
  const sealed = await deps.figures.reader(DAYS_READER).sealedUntil(deps.db, merchantId);
  await lapse(deps, merchant);
  await runCascades(deps, merchantId);
  await foldDays(deps, merchant);
  const marks = await listMarks(deps.db, merchantId);
  const runs = marks.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const { kind, cycle } of runs)
    while (!(await step(deps, merchant, { merchantId, kind, cycle }))) {
      // The next period.
    }
  await resettle(deps, merchant);
  await payRuns(deps, merchant);
  await releaseWaiting(deps, merchant);
  await collectOpen(deps, merchant);
  return sealed;
}

/**
 * Everything from the sealed figures to the agents' accounts. Safe to repeat and to run concurrently. `told`: up to where
 * open pages know of settlements, so that they are told once per period.
 */
export async function settleContracts(deps: ContractDeps, told = new Map<string, number>()): Promise<void> {
  for (const { id: merchantId } of await deps.merchants.list()) {
    const until = await settleMerchant(deps, merchantId);
    if (until === undefined || told.get(merchantId) === until) continue;
    told.set(merchantId, until);
    await tellSettled(deps.db, { merchantId, until });
  }
}
