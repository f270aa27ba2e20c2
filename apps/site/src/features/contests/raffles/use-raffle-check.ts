import {
  checkRaffle,
  RAFFLE_STEPS,
  type RaffleProof,
  type RaffleStep,
  type RaffleStepState,
} from '@croupier/fairplay/contests/raffle-proof.ts';
import { useEffect, useState } from 'react';

export type StepView = RaffleStepState | 'waiting' | 'running';
export type Check = Readonly<Record<RaffleStep, StepView>>;

const WAITING: Check = {
  seed: 'waiting',
  list: 'waiting',
  mine: 'waiting',
  beacon: 'waiting',
  draws: 'waiting',
};

/** The time in which a page may compute before it paints again. */
const SLICE_MILLISECONDS = 24;
/** Each step is seen for a moment, because most take less than a blink. */
const SHOWN_MILLISECONDS = 260;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, milliseconds));

type Asking = { isCalm: boolean; tell: (check: Check) => void; isOver: () => boolean };

/** Checks in slices, so that the page goes on; it needs no network. */
async function check(proof: RaffleProof, { isCalm, tell, isOver }: Asking): Promise<void> {
  const now: Record<RaffleStep, StepView> = { ...WAITING, seed: 'running' };
  tell({ ...now });
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const news of checkRaffle(proof)) {
    if (isOver()) return;
    if (news) now[news.step] = news.state ?? 'running';
    else if (performance.now() < sliceEnds) continue;
    const next = news?.state && RAFFLE_STEPS[RAFFLE_STEPS.indexOf(news.step) + 1];
    if (next) now[next] = 'running';
    tell({ ...now });
    await pause(news?.state && !isCalm ? SHOWN_MILLISECONDS : 0);
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
}

/** Checks a published raffle step by step, and another one when it is given. */
export function useRaffleCheck(proof: RaffleProof | undefined, isCalm: boolean): Check {
  const [state, setState] = useState<{ of: RaffleProof | undefined; check: Check }>({
    of: undefined,
    check: WAITING,
  });
  useEffect(() => {
    if (!proof) return undefined;
    let isGone = false;
    void check(proof, {
      isCalm,
      tell: (next) => !isGone && setState({ of: proof, check: next }),
      isOver: () => isGone,
    });
    return () => {
      isGone = true;
    };
  }, [proof, isCalm]);
  return state.of === proof ? state.check : WAITING;
}
