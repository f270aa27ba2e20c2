import { ticketDigest } from '@croupier/fairplay/lottery/ticket-digest.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Outbox } from '../../../../platform/outbox.ts';
import type { MoneyTx, Transfer, Wallet } from '../../../money/wallet/index.ts';
import type { ShownLotteries } from '../draws/shown.usecases.ts';
import type { MemberTermsOf } from '../terms/terms.usecases.ts';
import { lotteryEngine } from '../tickets/engine.rules.ts';
import { betRefusal, ticketRefusal } from '../tickets/refusals.rules.ts';
import { ticketDomain, type BuyCommand } from '../tickets/tickets-domain.usecases.ts';
import { cellsOfBets, priceTicket } from '../tickets/tickets.rules.ts';
import { listSteps, lockChases, writeChase, writeSteps } from './chases.queries.ts';
import { planNow, sumOf } from './chases.rules.ts';
import type { Chase, ChaseState, StepChange, StepNow } from './chases.types.ts';

export type StepDeps = {
  clock: Clock;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'decideIn'>;
  outbox: Pick<Outbox, 'record'>;
  termsFor: MemberTermsOf;
  shown: ShownLotteries;
};

/** The bets of one step. */
export const betsAt = ({ bets }: Pick<Chase, 'bets'>, multiplier: number): Chase['bets'] =>
  bets.map((bet) => ({ ...bet, lineMinor: bet.lineMinor * BigInt(multiplier) }));

const main = (memberId: string) => ({ owner: 'member', memberId, kind: 'main' }) as const;
const hold = (memberId: string) => ({ owner: 'member', memberId, kind: 'play_hold' }) as const;

/** Takes the whole plan aside. */
export const holdTransfer = ({ id, memberId, heldMinor }: Chase): Transfer => ({
  id,
  debit: main(memberId),
  credit: hold(memberId),
  amountMinor: heldMinor,
  code: 'chase_hold',
  reference: id,
});

/** Gives back what steps would have cost; each step is in one release only. */
function releaseOf(
  { merchantId, id, memberId }: Chase,
  steps: readonly StepNow[],
  changes: readonly StepChange[],
): Transfer[] {
  const back = changes.filter(({ state }) => state !== 'bought');
  const [first] = back;
  if (!first) return [];
  return [
    {
      id: derivedId('lottery chase release', merchantId, id, String(first.step)),
      debit: hold(memberId),
      credit: main(memberId),
      amountMinor: sumOf(steps, back),
      code: 'chase_release',
      reference: id,
    },
  ];
}

/**
 * The order of a step under the terms of now.
 *
 * @throws `lottery.*` if a bet is no longer sold as it was chosen
 */
async function commandOf({ termsFor, shown }: StepDeps, chase: Chase, step: StepNow): Promise<BuyCommand> {
  const { merchantId, memberId, lotteryId, currency, id: chaseId, words } = chase;
  const { drawId } = step;
  const { mode } = await shown.get(merchantId, lotteryId);
  const { terms } = await termsFor({ merchantId, memberId, lotteryId, mode });
  const asked = betsAt(chase, step.multiplier);
  const priced = priceTicket(lotteryEngine, { catalogue: step.catalogue ?? '', terms }, asked);
  if (!priced.ok) throw betRefusal(priced);
  const id = derivedId('lottery chase step', merchantId, chaseId, String(step.step));
  return {
    kind: 'buy',
    merchantId,
    memberId,
    currency,
    id,
    drawId,
    lotteryId,
    terms,
    bets: priced.bets,
    sums: priced.sums,
    cells: cellsOfBets(priced.bets),
    words,
    digest: ticketDigest({ ticketId: id, drawId, bets: asked, words }),
    chaseId,
  };
}

type Work = {
  chase: Chase;
  steps: StepNow[];
  changes: StepChange[];
  command: BuyCommand | undefined;
  isWon: boolean;
};

const skipped = (step: number, error: AppError): StepChange => ({
  step,
  state: 'skipped',
  reason: error.code,
});

async function workOf(deps: StepDeps, chase: Chase, steps: StepNow[], isStopped: boolean): Promise<Work> {
  if (isStopped) {
    const waiting = steps.filter(({ state }) => state === 'waiting');
    const changes = waiting.map(({ step }): StepChange => ({ step, state: 'released' }));
    return { chase, steps, changes, command: undefined, isWon: false };
  }
  const { buy, changes, isWon } = planNow(chase, steps, deps.clock.now());
  if (!buy) return { chase, steps, changes, command: undefined, isWon };
  try {
    return { chase, steps, changes, command: await commandOf(deps, chase, buy), isWon };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { chase, steps, changes: [...changes, skipped(buy.step, error)], command: undefined, isWon };
  }
}

/** Buys what is to be bought, and gives back what is not; all in one transaction with the rows that say so. */
async function settleWork(
  deps: StepDeps,
  tx: MoneyTx,
  works: readonly Work[],
): Promise<Map<string, AppError>> {
  const { clock, wallet } = deps;
  const refused = new Map<string, AppError>();
  const [first] = works;
  if (!first) return refused;
  const batch = { merchantId: first.chase.merchantId, currency: first.chase.currency };
  const releases = works.flatMap(({ chase, steps, changes }) => releaseOf(chase, steps, changes));
  const buying = works.filter((work) => work.command !== undefined);
  const commands = buying.flatMap(({ command }) => command ?? []);
  if (commands.length === 0) {
    if (releases.length > 0) await wallet.post(tx, { ...batch, transfers: releases });
    return refused;
  }
  const outcomes = await wallet.decideIn(tx, ticketDomain(clock), commands, {
    ...batch,
    transfers: releases,
  });
  const late: Transfer[] = [];
  for (const [index, work] of buying.entries()) {
    const [outcome, command] = [outcomes[index], work.command];
    const step = work.steps.find(({ drawId }) => drawId === command?.drawId)?.step ?? 0;
    if (!outcome || !command) continue;
    if (outcome.status !== 'refused') {
      work.changes.push({ step, state: 'bought', ticketId: command.id });
      continue;
    }
    const error = ticketRefusal(outcome, command.bets);
    refused.set(work.chase.id, error);
    const change = skipped(step, error);
    work.changes.push(change);
    late.push(...releaseOf(work.chase, work.steps, [change]));
  }
  if (late.length > 0) await wallet.post(tx, { ...batch, transfers: late });
  return refused;
}

async function writeWork(
  { clock, outbox }: StepDeps,
  tx: MoneyTx,
  { chase, steps, changes, isWon }: Work,
  isStopped: boolean,
): Promise<void> {
  if (changes.length > 0) await writeSteps(tx, chase, changes);
  const leftMinor = chase.leftMinor - sumOf(steps, changes);
  const changed = new Set(changes.map(({ step }) => step));
  const isOver = steps.every(({ step, state }) => state !== 'waiting' || changed.has(step));
  const ended: ChaseState = isStopped ? 'stopped' : isWon ? 'won' : 'done';
  const state = isOver ? ended : 'running';
  const endedAt = isOver ? clock.now() : null;
  if (changes.length > 0 || isOver) await writeChase(tx, chase, { leftMinor, state, endedAt });
  if (!isOver) return;
  const { merchantId, id: chaseId, memberId, lotteryId } = chase;
  await outbox.record(tx, {
    merchantId,
    type: 'lottery.chase_ended',
    payload: { chaseId, memberId, lotteryId, state },
  });
}

export type Advance = {
  merchantId: string;
  ids: readonly string[];
  /** Ends the chases. */
  isStopped?: boolean;
  /** Waits for chases that another process is working on. */
  waits?: boolean;
};

/**
 * Does what is due for chases, in the caller's transaction. Chases are locked first, then accounts.
 *
 * @returns what was refused, by chase: those steps are skipped
 */
export async function advanceIn(
  deps: StepDeps,
  tx: MoneyTx,
  { merchantId, ids, isStopped = false, waits = false }: Advance,
): Promise<Map<string, AppError>> {
  const chases = await lockChases(tx, { merchantId, ids, waits });
  const steps = Map.groupBy(
    await listSteps(tx, { merchantId, ids: chases.map(({ id }) => id) }),
    ({ chaseId }) => chaseId,
  );
  const refused = new Map<string, AppError>();
  // One currency at a time, because transfers that are posted together have one.
  for (const own of Map.groupBy(chases, ({ currency }) => currency).values()) {
    const works: Work[] = [];
    for (const chase of own) works.push(await workOf(deps, chase, steps.get(chase.id) ?? [], isStopped));
    for (const [id, error] of await settleWork(deps, tx, works)) refused.set(id, error);
    for (const work of works) await writeWork(deps, tx, work, isStopped);
  }
  return refused;
}
