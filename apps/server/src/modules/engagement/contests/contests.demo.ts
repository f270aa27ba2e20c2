import { announcedRound } from '@croupier/fairplay/contests/raffle.ts';
import { derivedId } from '../../../platform/ids.ts';
import { insertContest, listInState } from './contests.queries.ts';
import type { Contest, ContestParts } from './contests.types.ts';
import { enterAll, giveDemoTickets } from './demo.queries.ts';
import { timesOf } from './raffles/draw.usecases.ts';
import { insertRaffle } from './raffles/raffles.queries.ts';
import { newSeed, raffleSeedOwner } from './seeds.usecases.ts';

const SLOT_MILLISECONDS = 300_000;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** How many of a shop's members take part. */
const MEMBERS = 400;

/** A raffle that closed an hour ago: it is drawn as soon as the ledger's first periods are sealed. */
async function addPastRaffle(parts: ContestParts, like: Contest<'raffle'>): Promise<void> {
  const { merchantId, promotionId } = like;
  const windowKey = 'before';
  const id = derivedId('contest', merchantId, promotionId, windowKey);
  const closesMs = Math.floor(parts.clock.now().getTime() / SLOT_MILLISECONDS - 12) * SLOT_MILLISECONDS;
  const closesAt = new Date(closesMs);
  const opensAt = new Date(closesMs - 28 * DAY_MILLISECONDS);
  const texts = Object.fromEntries(
    Object.entries(like.texts).flatMap(([language, text]) =>
      text ? [[language, { ...text, title: `${text.title} #0` }]] : [],
    ),
  );
  await parts.db.transaction().execute(async (tx) => {
    const contest = { ...like, id, windowKey, texts, opensAt, closesAt };
    if (!(await insertContest(tx, { ...contest, at: opensAt }))) return;
    const beacon = await parts.beacons.current(tx);
    await insertRaffle(tx, {
      merchantId,
      contestId: id,
      ...(await newSeed(parts, raffleSeedOwner(merchantId, id))),
      beaconId: beacon.id,
      announcedRound: BigInt(announcedRound(timesOf(beacon), closesMs)),
    });
    await giveDemoTickets(tx, { merchantId, contestId: id, members: MEMBERS, max: like.shape.maxTickets });
  });
}

/** Members of the demo shops take part; what is there stays as it is. */
export async function seedContests(parts: ContestParts): Promise<void> {
  const { db, merchants } = parts;
  for (const { id: merchantId } of await merchants.list()) {
    for (const race of await listInState(db, { merchantId, kind: 'race', state: 'open' }))
      await enterAll(db, { merchantId, contestId: race.id, at: race.opensAt, members: MEMBERS });
    const [raffle] = await listInState(db, { merchantId, kind: 'raffle', state: 'open' });
    if (raffle) await addPastRaffle(parts, raffle);
  }
}
