import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Protection } from '../../protection/index.ts';
import { PERIOD_SECONDS, type Wallet } from '../../wallet/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Clock } from '../../../../platform/clock.ts';
import {
  endRequirement,
  findUsedUp,
  insertRequirement,
  lastEmptied,
  listOpenRequirements,
  type OpenRequirement,
  type TurnoverEnd,
} from './turnover.queries.ts';
import { progressOf, requirementOf, sumOf, type Progress, type Turnover } from './turnover.rules.ts';

type Deps = {
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  wallet: Pick<Wallet, 'figures'>;
  protection: Pick<Protection, 'stateOf'>;
};
type OfMember = { merchantId: string; memberId: string; currency: string };

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1000;
const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);

/** The member owes turnover for a credited deposit. For the transaction that credits it, after the transfers. */
export async function requireTurnover(
  { merchants }: Pick<Deps, 'merchants'>,
  tx: Tx,
  { depositId, depositMinor, at, ...of }: OfMember & { depositId: string; depositMinor: bigint; at: Date },
): Promise<void> {
  const { settings } = await merchants.byId(of.merchantId);
  const amountMinor = requirementOf(depositMinor, settings.payments.turnoverBps);
  if (amountMinor <= 0n) return;
  await insertRequirement(tx, { ...of, depositId, amountMinor, period: periodOf(at), at });
}

type Standing = {
  /** Requirements that ended when the wallet was empty, at `emptied`. */
  gone: OpenRequirement[];
  emptied: Date | undefined;
  progress: Progress[];
};

async function standingOf(deps: Deps, db: Db, of: OfMember): Promise<Standing> {
  const all = await listOpenRequirements(db, of);
  const [oldest] = all;
  if (!oldest) return { gone: [], emptied: undefined, progress: [] };
  const { settings } = await deps.merchants.byId(of.merchantId);
  const belowMinor = settings.payments.turnoverEndsBelow;
  const emptied = await lastEmptied(db, { ...of, since: oldest.at, belowMinor });
  const isGone = ({ at }: OpenRequirement): boolean => emptied !== undefined && at < emptied;
  const usedUp = await findUsedUp(db, of);
  const from = new Date(Math.min(oldest.period, usedUp?.period ?? oldest.period) * PERIOD_MILLISECONDS);
  const until = new Date(deps.clock.now().getTime() + PERIOD_MILLISECONDS);
  const periods = await deps.wallet.figures({ ...of, from, until }, db);
  const played = periods.map(({ periodStart, validBetMinor }) => ({
    period: periodOf(periodStart),
    validBetMinor,
  }));
  const open = all.filter((each) => !isGone(each));
  return { gone: all.filter(isGone), emptied, progress: progressOf(open, played, usedUp) };
}

const NOTHING: Turnover = { requiredMinor: 0n, doneMinor: 0n };

/** Members who are excluded or have closed their account owe nothing for their own money: they can't play. */
async function isVoid({ protection }: Deps, db: Db, of: OfMember): Promise<boolean> {
  const { code } = await protection.stateOf(db, of);
  return code !== null && code !== 'protection.cooling_off';
}

/** What the member owes, and how much of it is done. */
export async function turnoverOf(deps: Deps, db: Db, of: OfMember): Promise<Turnover> {
  if (await isVoid(deps, db, of)) return NOTHING;
  return sumOf((await standingOf(deps, db, of)).progress.filter(({ used }) => !used));
}

/** Ends what is done or gone, and says what is left. The caller holds the member's lock. */
export async function settleTurnover(deps: Deps, tx: Tx, of: OfMember): Promise<Turnover> {
  if (await isVoid(deps, tx, of)) {
    await endAll(deps, tx, of, 'void');
    return NOTHING;
  }
  const { gone, emptied, progress } = await standingOf(deps, tx, of);
  const at = deps.clock.now();
  const atEmpty = { period: periodOf(emptied ?? at), usedMinor: 0n };
  for (const { depositId } of gone)
    await endRequirement(tx, { ...of, depositId, state: 'gone', at, used: atEmpty });
  for (const { depositId, used } of progress)
    if (used) await endRequirement(tx, { ...of, depositId, state: 'done', at, used });
  return sumOf(progress.filter(({ used }) => !used));
}

async function endAll(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  of: OfMember,
  state: Extract<TurnoverEnd, 'void' | 'waived'>,
): Promise<void> {
  const at = clock.now();
  const used = { period: periodOf(at), usedMinor: 0n };
  for (const { depositId } of await listOpenRequirements(tx, of))
    await endRequirement(tx, { ...of, depositId, state, at, used });
}

/** Ends everything that is owed, by decision of two operators. */
export async function waiveTurnover(deps: Deps, tx: Tx, of: OfMember): Promise<void> {
  await settleTurnover(deps, tx, of);
  await endAll(deps, tx, of, 'waived');
}
