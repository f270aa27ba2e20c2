import type { Tx } from '../../../../platform/db/database.ts';
import { insertResult } from '../results/results.queries.ts';
import { updateState, updateVoid } from './draws.queries.ts';
import type { Draw, DrawResult, VoidReason } from './draws.types.ts';
import type { DrawHooks } from './hooks.types.ts';
import { tellChange, type TellDeps } from './tell.usecases.ts';
import type { Wait } from './waiting.rules.ts';

export type OutcomeDeps = TellDeps & { hooks: DrawHooks };

/** The first result of a draw. */
export async function finishDraw(deps: OutcomeDeps, tx: Tx, draw: Draw, result: DrawResult): Promise<void> {
  await insertResult(tx, result);
  await updateState(tx, { id: draw.id, state: 'drawn', dueAt: null });
  for (const drawn of deps.hooks.drawn) await drawn(tx, draw, result);
  await tellChange(deps, tx, draw, {
    state: 'drawn',
    numbers: result.numbers,
    event: 'lottery.draw_drawn',
  });
}

/** A draw that has no result, or whose result counts no more: everything is refunded. */
export async function voidDraw(deps: OutcomeDeps, tx: Tx, draw: Draw, reason: VoidReason): Promise<void> {
  await updateVoid(tx, { id: draw.id, reason });
  for (const voided of deps.hooks.voided) await voided(tx, draw);
  await tellChange(deps, tx, draw, { state: 'void', event: 'lottery.draw_voided' });
}

/** Lets a draw without a result wait, or gives it up. */
export async function waitOn(
  deps: OutcomeDeps,
  tx: Tx,
  { draw, wait, reason }: { draw: Draw; wait: Wait; reason: VoidReason },
): Promise<void> {
  if (wait.state === 'void') {
    await voidDraw(deps, tx, draw, reason);
    return;
  }
  await updateState(tx, { id: draw.id, ...wait });
  if (wait.state !== draw.state) await tellChange(deps, tx, draw, { state: wait.state });
}
