import { drawNumbers } from '@croupier/fairplay/lottery/numbers.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { secretAt } from '../chains/chains.usecases.ts';
import { BEACON_RETRY_MS, LATE_BEACON_RETRY_MS, OWN_FAMILIES, OWN_MAPPINGS } from '../lottery.config.ts';
import type { Beacons } from '../results/beacons.usecases.ts';
import { publicDrawId, type Draw } from './draws.types.ts';
import { finishDraw, waitOn, type OutcomeDeps } from './outcome.usecases.ts';
import { waitOf } from './waiting.rules.ts';

export type OwnDeps = OutcomeDeps & { clock: Clock; box: SecretBox; beacons: Pick<Beacons, 'round'> };

const RETRIES = { retryMs: BEACON_RETRY_MS, lateRetryMs: LATE_BEACON_RETRY_MS };

/**
 * Draws the numbers from the secret, the tickets and that very round of the beacon: without the round the draw waits and
 * is void in the end, but no other round ever decides it.
 */
export async function decideOwn(deps: OwnDeps, tx: Tx, draw: Draw): Promise<void> {
  const { clock, box, beacons } = deps;
  const { chainId, chainIndex: index, beaconId, beaconRound, ticketRoot: root } = draw;
  const family = OWN_FAMILIES.find((own) => own === draw.family);
  if (
    !family ||
    chainId === null ||
    index === null ||
    beaconId === null ||
    beaconRound === null ||
    root === null
  )
    throw new Error(`draw ${draw.id} is not sealed as one of our own`);
  const now = clock.now();
  const wait = waitOf(draw, now, RETRIES);
  const round = wait.state === 'void' ? undefined : beacons.round(beaconId, beaconRound);
  if (!round) {
    await waitOn(deps, tx, { draw, wait, reason: 'beacon_missing' });
    return;
  }
  const secret = await secretAt({ db: tx, box }, { chainId, index });
  const { randomness, signature } = round;
  const numbers = drawNumbers({ secret, root, randomness, drawId: publicDrawId(draw) }, OWN_MAPPINGS[family]);
  await finishDraw(deps, tx, draw, {
    drawId: draw.id,
    version: 1,
    numbers,
    evidence: { secret, signature, randomness },
    enteredBy: null,
    approvedBy: null,
    at: now,
  });
}
