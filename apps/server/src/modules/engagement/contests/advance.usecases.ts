import type { Promotions } from '../promotions/index.ts';
import { findFirstCounted, listCounting, listInState, setEntries } from './contests.queries.ts';
import { isOfKind, startOfPeriod } from './contests.rules.ts';
import type { Contest, ContestParts, Tx } from './contests.types.ts';
import { advanceEnvelopes } from './envelopes/advance.usecases.ts';
import { advanceMissions } from './missions/missions.usecases.ts';
import { addProgress } from './missions/progress.queries.ts';
import { openRunning } from './opening/opening.usecases.ts';
import { isContestKind } from './opening/shapes.rules.ts';
import { closeRaces } from './races/close.usecases.ts';
import { addScores, countEntries, writeFences } from './races/scores.queries.ts';
import { advanceRaffles } from './raffles/draw.usecases.ts';
import { addTickets } from './raffles/tickets.queries.ts';
import type { SealedSpan } from '../../games/figures/index.ts';

/** What a sealed period means for one contest. */
async function count(tx: Tx, contest: Contest, span: SealedSpan): Promise<void> {
  if (isOfKind(contest, 'mission')) await addProgress(tx, contest, { span, at: startOfPeriod(span.until) });
  else if (isOfKind(contest, 'race')) await addScores(tx, contest, span);
  else if (isOfKind(contest, 'raffle')) await addTickets(tx, contest, span);
}

/** Leaves out the sealed periods in which no contest counts: a merchant may have years of them. */
async function skipUncounted({ db, figures }: ContestParts, merchantId: string): Promise<void> {
  const reader = figures.reader('contests');
  await db.transaction().execute(async (tx) => {
    const from = await reader.lock(tx, merchantId);
    const sealed = await reader.sealedUntil(tx, merchantId);
    if (from === undefined || sealed === undefined) return;
    const first = await findFirstCounted(tx, { merchantId, from });
    const until = Math.min(sealed, first ?? sealed);
    if (until > from) await reader.moveTo(tx, merchantId, until);
  });
}

/**
 * Reads the sealed periods of a merchant in their order, each in one transaction with the reader's mark, so that
 * everything counts once; then makes the boards of what has changed.
 */
async function readSlots({ db, figures }: ContestParts, merchantId: string): Promise<void> {
  const reader = figures.reader('contests');
  const changed = new Set<string>();
  for (;;) {
    const span = await db.transaction().execute(async (tx) => {
      const taken = await reader.take(tx, merchantId);
      if (!taken) return undefined;
      for (const contest of await listCounting(tx, taken)) {
        await count(tx, contest, taken);
        if (contest.kind === 'race') changed.add(contest.id);
      }
      return taken;
    });
    if (!span) break;
  }
  for (const contestId of changed)
    await db.transaction().execute((tx) => writeFences(tx, { merchantId, contestId }));
}

/** Members join races at any time, also while nothing is sealed. */
async function countPlayers({ db }: ContestParts, merchantId: string): Promise<void> {
  for (const { id: contestId } of await listInState(db, { merchantId, kind: 'race', state: 'open' }))
    await db.transaction().execute(async (tx) => {
      const key = { merchantId, contestId };
      await setEntries(tx, { ...key, entries: await countEntries(tx, key) });
    });
}

type Advancing = ContestParts & { promotions: Pick<Promotions, 'live'> };

async function openDue(parts: Advancing, merchantId: string): Promise<void> {
  const { promotions, wallet, log } = parts;
  for (const promotion of await promotions.live(merchantId)) {
    if (!isContestKind(promotion.definition.kind)) continue;
    try {
      await wallet.transaction((tx) => openRunning(parts, tx, promotion));
    } catch (error) {
      log.error({ err: error, merchantId, promotionId: promotion.id }, 'a contest could not be opened');
    }
  }
}

/** Everything that is due of a merchant's contests; continues where it was interrupted. */
export async function advanceMerchant(parts: Advancing, merchantId: string): Promise<void> {
  await openDue(parts, merchantId);
  await skipUncounted(parts, merchantId);
  await readSlots(parts, merchantId);
  await countPlayers(parts, merchantId);
  await advanceEnvelopes(parts, merchantId);
  const readUntil = await parts.figures.reader('contests').readUntil(parts.db, merchantId);
  if (readUntil === undefined) return;
  await advanceMissions(parts, { merchantId, readUntil });
  await closeRaces(parts, { merchantId, readUntil });
  await advanceRaffles(parts, { merchantId, readUntil });
}

export async function advanceAll(parts: Advancing): Promise<void> {
  for (const { id } of await parts.merchants.list())
    try {
      await advanceMerchant(parts, id);
    } catch (error) {
      parts.log.error({ err: error, merchantId: id }, 'the contests of a merchant could not be advanced');
    }
}
