import {
  PROOF_STEPS,
  verifySteps,
  type ProofState,
  type ProofStep,
} from '@croupier/fairplay/lottery/proof.ts';
import type { Published } from '@croupier/fairplay/lottery/published.ts';
import { useEffect, useState } from 'react';

export type StepView = { state: ProofState | 'waiting' | 'running'; share?: number };
export type Check = Readonly<Record<ProofStep, StepView>>;

const asSteps = (view: StepView): Check => ({
  chain: view,
  path: view,
  beacon: view,
  numbers: view,
  payout: view,
});
const WAITING: Check = asSteps({ state: 'waiting' });

/** The time in which a page may compute before it paints again. */
const SLICE_MILLISECONDS = 24;
/** Each step is seen for a moment, because most take less than a blink. */
const SHOWN_MILLISECONDS = 260;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, milliseconds));

/** The step after one that is over. */
const nextOf = (step: ProofStep): ProofStep | undefined => PROOF_STEPS[PROOF_STEPS.indexOf(step) + 1];

/** Checks what was published in slices, so that the page goes on; it needs no network. */
async function check(
  { draw, proven }: Published,
  { isCalm, tell, isOver }: { isCalm: boolean; tell: (check: Check) => void; isOver: () => boolean },
): Promise<void> {
  const now = { ...WAITING, chain: { state: 'running', share: 0 } as StepView };
  tell({ ...now });
  const steps = verifySteps(draw, proven);
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const { step, state, share } of steps) {
    if (isOver()) return;
    const next = state && nextOf(step);
    now[step] = state ? { state } : { state: 'running', ...(share !== undefined && { share }) };
    if (next) now[next] = { state: 'running' };
    if (state === undefined && performance.now() < sliceEnds) continue;
    tell({ ...now });
    await pause(state && !isCalm ? SHOWN_MILLISECONDS : 0);
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
  tell({ ...now });
}

/** Checks a published draw step by step, and another one when it is given. */
export function useCheck(published: Published | undefined, isCalm: boolean): Check {
  const [state, setState] = useState<{ of: Published | undefined; check: Check }>({
    of: undefined,
    check: WAITING,
  });
  useEffect(() => {
    if (!published) return undefined;
    let isGone = false;
    void check(published, {
      isCalm,
      tell: (next) => !isGone && setState({ of: published, check: next }),
      isOver: () => isGone,
    });
    return () => {
      isGone = true;
    };
  }, [published, isCalm]);
  return state.of === published ? state.check : WAITING;
}
