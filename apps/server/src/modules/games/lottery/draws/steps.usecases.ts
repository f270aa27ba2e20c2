import { createRoot } from '@croupier/fairplay/lottery/root.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { BEACON_DELAY_MS, LATE_DRAWS_PAUSE, PAUSE_RETRY_MS, SEAL_RETRY_MS } from '../lottery.config.ts';
import { roundAfter, roundTime, type Beacons } from '../results/beacons.usecases.ts';
import type { Outside } from '../results/outside.usecases.ts';
import { countLate, endSale, openSale, postpone, updateSealed, updateState } from './draws.queries.ts';
import type { Draw, DrawState } from './draws.types.ts';
import type { DrawHooks } from './hooks.types.ts';
import { decideOwn } from './own.usecases.ts';
import { decideOutside } from './feeds.usecases.ts';
import { tellChange, type TellDeps } from './tell.usecases.ts';
import { plus } from './waiting.rules.ts';

export type StepDeps = TellDeps & {
  clock: Clock;
  box: SecretBox;
  beacons: Beacons;
  outside: Pick<Outside, 'ask'>;
  hooks: DrawHooks;
};

type Step = (deps: StepDeps, tx: Tx, draw: Draw) => Promise<void>;

const open: Step = async (deps, tx, draw) => {
  const now = deps.clock.now();
  // While the beacon is out, tickets would only wait.
  if (draw.beaconId && (await countLate(tx, draw.beaconId)) >= LATE_DRAWS_PAUSE) {
    await postpone(tx, { id: draw.id, dueAt: plus(now, PAUSE_RETRY_MS) });
    return;
  }
  await openSale(tx, draw.id);
  await updateState(tx, { id: draw.id, state: 'open', dueAt: draw.closesAt });
  await tellChange(deps, tx, draw, { state: 'open' });
};

const close: Step = async (deps, tx, draw) => {
  await updateState(tx, { id: draw.id, state: 'closed', dueAt: deps.clock.now() });
  await tellChange(deps, tx, draw, { state: 'closed', event: 'lottery.draw_closed' });
};

async function rootOf(hooks: DrawHooks, tx: Tx, draw: Draw): Promise<{ root: string; tickets: number }> {
  const tree = createRoot();
  let tickets = 0;
  for (const digestsOf of hooks.ticketDigests)
    for (const digest of await digestsOf(tx, draw)) {
      tree.add(digest);
      tickets += 1;
    }
  return { root: tree.root(), tickets };
}

/** Once nobody can sell any more: publishes what was sold, and which round of the beacon decides. */
const seal: Step = async (deps, tx, draw) => {
  const { clock, hooks, beacons } = deps;
  if (!(await endSale(tx, draw.id))) {
    await postpone(tx, { id: draw.id, dueAt: plus(clock.now(), SEAL_RETRY_MS) });
    return;
  }
  const { root, tickets } = await rootOf(hooks, tx, draw);
  const beacon = draw.beaconId === null ? undefined : await beacons.get(draw.beaconId);
  // After the root is computed, so that it is out before the round.
  const at = clock.now();
  const beaconRound = beacon ? roundAfter(beacon, at) : null;
  const known = beacon && beaconRound !== null ? plus(roundTime(beacon, beaconRound), BEACON_DELAY_MS) : at;
  await updateSealed(tx, {
    id: draw.id,
    at,
    tickets,
    root,
    beaconRound,
    dueAt: new Date(Math.max(known.getTime(), draw.drawsAt.getTime())),
  });
  await tellChange(deps, tx, draw, { state: 'sealed' });
};

const decide: Step = (deps, tx, draw) =>
  draw.source === 'own' ? decideOwn(deps, tx, draw) : decideOutside(deps, tx, draw);

/** What the clock does with a draw that is due. What comes after `drawn` belongs to those who sold tickets. */
const STEPS: Partial<Record<DrawState, Step>> = {
  planned: open,
  open: close,
  closed: seal,
  sealed: decide,
  held: decide,
  late: decide,
};

/** One step of a draw, in the transaction that holds it. */
export async function stepDraw(deps: StepDeps, tx: Tx, draw: Draw): Promise<void> {
  const step = STEPS[draw.state];
  if (!step) throw new Error(`the clock has no step for a draw that is ${draw.state}`);
  await step(deps, tx, draw);
}
