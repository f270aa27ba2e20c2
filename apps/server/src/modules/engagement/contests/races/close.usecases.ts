import { formatMoney } from '@croupier/contract/money.ts';
import { OBJECTION_MILLISECONDS } from '../contests.config.ts';
import { listInState, moveContest } from '../contests.queries.ts';
import type { Contest, ContestDeps, Prize } from '../contests.types.ts';
import { giveDue } from '../giving.usecases.ts';
import { listPrizeBoard } from './board.reads.ts';
import { insertPrizes, lockDuePrizes, markPrizes } from './prizes.queries.ts';
import { dividePrizes, lastPlace, type PlacedPrize } from './prizes.rules.ts';

type Race = Contest<'race'>;

export const objectionsUntil = ({ sealedAt }: Pick<Race, 'sealedAt'>): Date | null =>
  sealedAt && new Date(sealedAt.getTime() + OBJECTION_MILLISECONDS);

const prizeFor = ({ id }: Race, { memberId, place, amountMinor }: PlacedPrize): Prize => ({
  memberId,
  windowKey: `race:${id}`,
  rewards: [{ kind: 'cash', amountMinor }],
  because: [{ key: 'race.place', isMet: true, have: String(place) }],
  state: 'issued',
  ...(place === 1 && { badge: 'race_winner' as const }),
});

/** Divides the prizes by the final board and notes them, with the end of the race. */
async function settle({ db, clock, outbox }: ContestDeps, race: Race): Promise<void> {
  const { merchantId, id: contestId, shape } = race;
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    if (!(await moveContest(tx, { merchantId, contestId, to: 'over', at }))) return;
    const board = await listPrizeBoard(tx, { merchantId, contestId, places: lastPlace(shape.places) });
    const prizes = dividePrizes(shape.places, board);
    if (prizes.length > 0) await insertPrizes(tx, { merchantId, contestId, prizes });
    await outbox.record(tx, {
      merchantId,
      type: 'contest.closed',
      payload: {
        contestId,
        kind: 'race',
        prizes: prizes.length,
        paid: formatMoney(prizes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
      },
    });
  });
}

/** Everything from the last sealed slot of a race to its prizes; continues where it was interrupted. */
export async function closeRaces(
  deps: ContestDeps,
  { merchantId, readUntil }: { merchantId: string; readUntil: number },
): Promise<void> {
  const { db, clock } = deps;
  for (const race of await listInState(db, { merchantId, kind: 'race', state: 'open' }))
    if (race.untilPeriod <= readUntil)
      await db.transaction().execute(async (tx) => {
        await moveContest(tx, { merchantId, contestId: race.id, to: 'sealed', at: clock.now() });
      });
  const now = clock.now();
  for (const race of await listInState(db, { merchantId, kind: 'race', state: 'sealed' })) {
    const until = objectionsUntil(race);
    if (until && until <= now) await settle(deps, race);
  }
  for (const race of await listRacesDue(deps, merchantId)) await givePrizes(deps, race);
}

const DUE_MILLISECONDS = 7 * 24 * 60 * 60_000;

/** Races that ended lately: one of them may have prizes that an interrupted run has not given. */
async function listRacesDue({ db, clock }: ContestDeps, merchantId: string): Promise<Race[]> {
  const since = new Date(clock.now().getTime() - DUE_MILLISECONDS);
  const over = await listInState(db, { merchantId, kind: 'race', state: 'over' });
  return over.filter(({ overAt }) => overAt !== null && overAt > since);
}

const givePrizes = (deps: ContestDeps, race: Race): Promise<void> =>
  giveDue(deps, race, async (tx, limit) => {
    const { merchantId, id: contestId } = race;
    const due = await lockDuePrizes(tx, { merchantId, contestId, limit });
    return {
      prizes: due.map((prize) => prizeFor(race, prize)),
      mark: (within, grantIds) =>
        markPrizes(within, {
          merchantId,
          contestId,
          at: deps.clock.now(),
          given: due.map(({ memberId }, index) => ({ memberId, grantId: grantIds[index] ?? null })),
        }),
    };
  });
