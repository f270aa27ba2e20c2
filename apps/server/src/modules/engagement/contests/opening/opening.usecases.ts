import { announcedRound } from '@croupier/fairplay/contests/raffle.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Promotion } from '../../promotions/index.ts';
import { MAX_CONTEST_DAYS } from '../contests.config.ts';
import { contestErrors } from '../contests.errors.ts';
import { insertContest, listInState, moveContest } from '../contests.queries.ts';
import type { ContestParts, MoneyTx, NewContest } from '../contests.types.ts';
import { fundEnvelope } from '../envelopes/funding.usecases.ts';
import { timesOf } from '../raffles/draw.usecases.ts';
import { insertRaffle } from '../raffles/raffles.queries.ts';
import { newSeed, raffleSeedOwner } from '../seeds.usecases.ts';
import { runningAt } from './runnings.rules.ts';
import { isContestKind, shapeOf } from './shapes.rules.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

async function addParts(parts: ContestParts, tx: MoneyTx, contest: NewContest): Promise<void> {
  const { merchantId, id: contestId, shape } = contest;
  if (shape.kind === 'envelope') {
    const isFunded = await fundEnvelope(parts, tx, { ...contest, shape });
    if (!isFunded) throw appError(contestErrors.definition);
  }
  if (shape.kind !== 'raffle') return;
  const beacon = await parts.beacons.current(tx);
  await insertRaffle(tx, {
    merchantId,
    contestId,
    ...(await newSeed(parts, raffleSeedOwner(merchantId, contestId))),
    beaconId: beacon.id,
    announcedRound: BigInt(announcedRound(timesOf(beacon), contest.closesAt.getTime())),
  });
}

/** A new version of a wheel takes the place of the one before. */
async function endEarlierWheels(
  { clock }: ContestParts,
  tx: MoneyTx,
  { merchantId, promotionId, version }: NewContest,
) {
  for (const wheel of await listInState(tx, { merchantId, kind: 'wheel', state: 'open' }))
    if (wheel.promotionId === promotionId && wheel.version < version)
      await moveContest(tx, { merchantId, contestId: wheel.id, to: 'over', at: clock.now() });
}

/**
 * Opens the running of a promotion at this moment, or its next one, with its seed or its money. Does nothing if it is
 * there already.
 *
 * @throws `contests.definition` if the definition lacks something that its kind needs
 */
export async function openRunning(parts: ContestParts, tx: MoneyTx, promotion: Promotion): Promise<void> {
  const { merchantId, id: promotionId, version, slug, texts, definition } = promotion;
  if (!isContestKind(definition.kind)) return;
  const shape = shapeOf(definition);
  const { currency, settings } = await parts.merchants.byId(merchantId);
  const at = parts.clock.now();
  const zone = settings.settlement.timeZone;
  const running = runningAt(definition, { version, publishedAt: at, at, zone });
  if (!shape || !running) throw appError(contestErrors.definition);
  const isTooLong =
    shape.kind !== 'wheel' &&
    running.closesAt.getTime() - running.opensAt.getTime() > MAX_CONTEST_DAYS * DAY_MILLISECONDS;
  if (isTooLong) throw appError(contestErrors.definition);
  if (running.closesAt <= at) return;
  const { windowKey } = running;
  const id = derivedId('contest', merchantId, promotionId, windowKey);
  const contest = { merchantId, id, promotionId, version, slug, currency, texts, shape, ...running };
  if (!(await insertContest(tx, { ...contest, at }))) return;
  if (shape.kind === 'wheel') await endEarlierWheels(parts, tx, contest);
  await addParts(parts, tx, contest);
}
