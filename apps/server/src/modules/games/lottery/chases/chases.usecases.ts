import { hash } from 'node:crypto';
import { areWords } from '@croupier/fairplay/lottery/ticket-digest.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Page } from '../../../../platform/paging.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import { protectionRefusal, type Protection } from '../../../money/protection/index.ts';
import { normalId, type Wallet } from '../../../money/wallet/index.ts';
import { callerMadeId } from '../../rounds/index.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { lotteryEngine } from '../tickets/engine.rules.ts';
import { betRefusal } from '../tickets/refusals.rules.ts';
import { priceTicket } from '../tickets/tickets.rules.ts';
import type { AskedBet } from '../tickets/tickets.types.ts';
import { advanceIn, betsAt, holdTransfer, type StepDeps } from './chase-steps.usecases.ts';
import { insertChase } from './chases.queries.ts';
import {
  findShownChase,
  listChasable,
  listDueChases,
  listRunning,
  listShownChases,
  listShownSteps,
  listStoppable,
  type ChasesQuery,
  type ShownChase,
  type ShownStep,
} from './chases.reads.ts';
import type { Chase, ChaseStep } from './chases.types.ts';

export type ChaseDeps = StepDeps & {
  db: Db;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'decideIn' | 'balanceOf'>;
  merchants: Pick<Merchants, 'byId'>;
  protection: Pick<Protection, 'stateOf'>;
};

type Member = { merchantId: string; memberId: string };

export type StartChase = Member & {
  id: string;
  gameCode: string;
  rulesVersion: number;
  /** The sum of all steps that the member has seen. */
  stakeMinor: bigint;
  words: string;
  stopsOnWin: boolean;
  bets: readonly AskedBet[];
  steps: readonly { drawId: string; multiplier: number }[];
};

export type ChaseAfter = { chase: ShownChase; balanceMinor: bigint; sequence: bigint };

/** Chases of one transaction. */
const BATCH_CHASES = 100;

/** Equal for equal orders. */
const digestOf = ({ id, gameCode, stakeMinor, words, stopsOnWin, bets, steps }: StartChase): string => {
  const asked = bets.map(({ play, pick, lineMinor, group, priceBps }) => [
    play,
    pick,
    formatMoney(lineMinor),
    group,
    priceBps,
  ]);
  const plan = steps.map(({ drawId, multiplier }) => [drawId, multiplier]);
  return hash(
    'sha256',
    JSON.stringify([id, gameCode, formatMoney(stakeMinor), words, stopsOnWin, asked, plan]),
    'hex',
  );
};

/** The draws must be of the lottery, on sale or coming, and in the order of their times. */
async function checkDraws({ db, clock }: ChaseDeps, { gameCode, steps }: StartChase): Promise<string> {
  const ids = steps.map(({ drawId }) => drawId);
  const draws = new Map(
    (await listChasable(db, { lotteryId: gameCode, ids, now: clock.now() })).map((draw) => [draw.id, draw]),
  );
  let last = 0;
  let catalogue = '';
  for (const [index, id] of ids.entries()) {
    const draw = draws.get(id);
    const at = draw?.drawsAt.getTime() ?? 0;
    if (!draw || at <= last) throw fieldRefusal(lotteryErrors.drawClosed, `steps.${index}.drawId`);
    last = at;
    catalogue = draw.catalogue;
  }
  return catalogue;
}

/** @throws `lottery.*` if a step could not be bought under the terms of now */
async function checkPlan(deps: ChaseDeps, order: StartChase): Promise<ChaseStep[]> {
  const { merchantId, memberId, gameCode, steps, bets } = order;
  const { mode } = await deps.shown.get(merchantId, gameCode);
  const { terms } = await deps.termsFor({ merchantId, memberId, lotteryId: gameCode, mode });
  if (terms.version !== order.rulesVersion) throw fieldRefusal(lotteryErrors.termsChanged, 'rulesVersion');
  const catalogue = await checkDraws(deps, order);
  const multipliers = steps.map(({ multiplier }) => multiplier);
  const [least, most] = [Math.min(...multipliers), Math.max(...multipliers)];
  // All limits grow or shrink with the stake, so that the ends of the range speak for what is between.
  const [priced, highest] = [least, most].map((multiplier) =>
    priceTicket(lotteryEngine, { catalogue, terms }, betsAt({ bets }, multiplier)),
  );
  if (!priced?.ok) throw betRefusal(priced ?? { why: 'pick_invalid', position: 0 });
  if (highest?.ok === false) throw betRefusal(highest);
  const onceMinor = priced.sums.stakeMinor / BigInt(least);
  const plan = steps.map(({ drawId, multiplier }, index) => ({
    step: index + 1,
    drawId,
    multiplier,
    stakeMinor: onceMinor * BigInt(multiplier),
  }));
  const sumMinor = plan.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  if (sumMinor !== order.stakeMinor) throw fieldRefusal(lotteryErrors.termsChanged, 'stake');
  return plan;
}

/** Plans of the same bets over coming draws. */
export function createChases(deps: ChaseDeps) {
  const { db, clock, wallet, merchants } = deps;
  const currencyOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).currency;

  const getChase = async (of: Member & { id: string }): Promise<ShownChase> => {
    const chase = await findShownChase(db, { ...of, id: normalId(of.id) });
    if (!chase) throw appError(lotteryErrors.chaseNotFound);
    return chase;
  };
  const after = async (of: Member & { id: string }): Promise<ChaseAfter> => {
    const chase = await getChase(of);
    const { main } = await wallet.balanceOf(of.merchantId, of.memberId, chase.currency);
    return { chase, balanceMinor: main.amountMinor, sequence: main.sequence };
  };

  /**
   * Holds the whole plan and buys its first step if the draw is on sale. A repeated order gets the same chase.
   *
   * @throws `lottery.*` with the field that is refused, `wallet.insufficient_funds`, `protection.*`
   */
  const start = async (asked: StartChase): Promise<ChaseAfter> => {
    const order: StartChase = {
      ...asked,
      id: callerMadeId(asked.id),
      steps: asked.steps.map((step) => ({ ...step, drawId: normalId(step.drawId) })),
    };
    if (!areWords(order.words)) throw fieldRefusal(requestErrors.invalid, 'words', 'field.invalid');
    const { merchantId, memberId, id, gameCode, stakeMinor, words, stopsOnWin, bets } = order;
    const digest = digestOf(order);
    const known = await findShownChase(db, order);
    if (known?.digest === digest) return after(order);
    if (known) throw fieldRefusal(lotteryErrors.chaseMismatch, 'id');
    const standing = await deps.protection.stateOf(db, order);
    if (standing.code) throw protectionRefusal(standing.code);
    const steps = await checkPlan(deps, order);
    const chase: Chase = {
      merchantId,
      id,
      memberId,
      currency: await currencyOf(merchantId),
      lotteryId: gameCode,
      at: clock.now(),
      bets,
      words,
      stopsOnWin,
      digest,
      heldMinor: stakeMinor,
      leftMinor: stakeMinor,
      state: 'running',
      endedAt: null,
    };
    await wallet.transaction(async (tx) => {
      if (!(await insertChase(tx, chase, steps))) return;
      const { currency } = chase;
      await wallet.post(tx, { merchantId, currency, transfers: [holdTransfer(chase)] });
      const refused = await advanceIn(deps, tx, { merchantId, ids: [id] });
      const error = refused.get(id);
      // Nobody should find the money of a plan held whose first step could not be bought.
      if (error) throw error;
    });
    const stored = await findShownChase(db, order);
    if (stored?.digest !== digest) throw fieldRefusal(lotteryErrors.chaseMismatch, 'id');
    return after(order);
  };

  const stop = async ({ merchantId, memberId, id: asked }: Member & { id: string }): Promise<ChaseAfter> => {
    const { id } = await getChase({ merchantId, memberId, id: asked });
    await wallet.transaction((tx) =>
      advanceIn(deps, tx, { merchantId, ids: [id], isStopped: true, waits: true }),
    );
    return after({ merchantId, memberId, id });
  };

  /** Ends all chases of a member who may not play any more. */
  const stopAll = async ({ merchantId, memberId }: Member): Promise<void> => {
    const ids = await listRunning(db, { merchantId, memberId });
    if (ids.length > 0)
      await wallet.transaction((tx) =>
        advanceIn(deps, tx, { merchantId, ids, isStopped: true, waits: true }),
      );
  };

  /** Stops chases that have won, as soon as their draw is settled. */
  const afterSettlement = async (of: { merchantId: string; drawId: string }): Promise<void> => {
    const ids = await listStoppable(db, of);
    for (let from = 0; from < ids.length; from += BATCH_CHASES) {
      const batch = ids.slice(from, from + BATCH_CHASES);
      await wallet.transaction((tx) =>
        advanceIn(deps, tx, { merchantId: of.merchantId, ids: batch, waits: true }),
      );
    }
  };

  /**
   * One batch of what is due at a merchant. If it fails, each chase is tried by itself, so that one of them does not stop
   * the others.
   *
   * @returns whether more may be due
   */
  const advanceDue = async (merchantId: string): Promise<boolean> => {
    const ids = await listDueChases(db, { merchantId, now: clock.now(), limit: BATCH_CHASES });
    if (ids.length === 0) return false;
    const advance = (some: readonly string[]): Promise<unknown> =>
      wallet.transaction((tx) => advanceIn(deps, tx, { merchantId, ids: some }));
    try {
      await advance(ids);
    } catch (error) {
      const tried = await Promise.allSettled(ids.map((id) => advance([id])));
      if (tried.some(({ status }) => status === 'rejected')) throw error;
    }
    return ids.length === BATCH_CHASES;
  };

  const detail = async (of: Member & { id: string }): Promise<ShownChase & { stepList: ShownStep[] }> => {
    const chase = await getChase(of);
    return { ...chase, stepList: await listShownSteps(db, chase) };
  };
  const list = (query: ChasesQuery): Promise<Page<ShownChase>> => listShownChases(db, query);

  return { start, stop, stopAll, afterSettlement, advanceDue, detail, list };
}
export type Chases = ReturnType<typeof createChases>;
