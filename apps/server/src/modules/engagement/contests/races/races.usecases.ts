import { appError } from '../../../../platform/http/errors.ts';
import type { GameFigures } from '../../../games/figures/index.ts';
import { MAX_BOARD_PLACES, SHOWN_AFTER_MILLISECONDS } from '../contests.config.ts';
import { contestErrors } from '../contests.errors.ts';
import { findContest, listContests } from '../contests.queries.ts';
import { countsClass, shownState, startOfPeriod } from '../contests.rules.ts';
import type { Contest, ContestDeps, ContestKey } from '../contests.types.ts';
import { publicNames } from '../names.reads.ts';
import { checkStanding } from '../standing.usecases.ts';
import { countBoard, findScore, listBoard, listJoined, placeOf } from './board.reads.ts';
import { listPrizes } from './prizes.queries.ts';
import { lastPlace, prizeOf, type Scored } from './prizes.rules.ts';
import { insertEntry } from './scores.queries.ts';

type Race = Contest<'race'>;

export type RaceRow = { place: number; name: string; isMe: boolean; score: bigint; prize: bigint | null };
export type OwnRow = RaceRow & {
  provisionalMinor: bigint;
  next: { place: number; score: bigint } | null;
};

/** What unsealed play would add; nothing where that depends on single results. */
function provisionalOf({ by, classes, minStake }: Race['shape'], games: readonly GameFigures[]): bigint {
  if (minStake > 0n || (by !== 'validBet' && by !== 'rounds')) return 0n;
  let sum = 0n;
  for (const { class: of, rounds, validBetMinor } of games)
    if (countsClass(classes, of)) sum += by === 'rounds' ? rounds * 10_000n : validBetMinor;
  return sum;
}

export function createRaces(deps: ContestDeps) {
  const { db, clock, figures } = deps;
  const reader = figures.reader('contests');

  const get = async (key: ContestKey): Promise<Race> => {
    const race = await findContest(db, key, 'race');
    if (!race) throw appError(contestErrors.notFound);
    return race;
  };

  /** Rows of a page with their places: equal scores have the same. */
  const rowsOf = async (race: Race, page: readonly Scored[], offset: number, memberId?: string) => {
    const { merchantId, id: contestId, shape } = race;
    const [first] = page;
    if (!first) return [];
    const memberIds = page.map((row) => row.memberId);
    const [names, prizes, firstPlace] = await Promise.all([
      publicNames(db, { merchantId, memberIds }),
      listPrizes(db, { merchantId, contestId, memberIds }),
      placeOf(db, { merchantId, contestId, score: first.score }),
    ]);
    let place = firstPlace;
    return page.map((row, index): RaceRow => {
      const before = page[index - 1];
      if (before && before.score !== row.score) place = offset + index + 1;
      const expected = prizeOf(shape.places, place);
      return {
        place,
        name: names.get(row.memberId) ?? '***',
        isMe: row.memberId === memberId,
        score: row.score,
        prize: race.overAt ? (prizes.get(row.memberId) ?? null) : expected > 0n ? expected : null,
      };
    });
  };

  /** The score that the next better prize takes. */
  const nextPrize = async (race: Race, place: number): Promise<OwnRow['next']> => {
    const { merchantId, id: contestId, shape } = race;
    const better = shape.places.findLast(({ until }) => until < place)?.until;
    if (better === undefined || place === 1) return null;
    const [row] = await listBoard(db, { merchantId, contestId, offset: better - 1, limit: 1 });
    return row ? { place: better, score: row.score } : null;
  };

  const ownRow = async (race: Race, memberId: string): Promise<OwnRow | null> => {
    const { merchantId, id: contestId, currency, shape } = race;
    const own = await findScore(db, { merchantId, contestId, memberId });
    if (!own) return null;
    const from = own.joinedAt > race.opensAt ? own.joinedAt : race.opensAt;
    const isCounting = race.state === 'open' && race.opensAt <= clock.now();
    const [place, names, prizes, played] = await Promise.all([
      own.score > 0n ? placeOf(db, { merchantId, contestId, score: own.score }) : 0,
      publicNames(db, { merchantId, memberIds: [memberId] }),
      listPrizes(db, { merchantId, contestId, memberIds: [memberId] }),
      isCounting ? figures.ofMember({ merchantId, memberId, currency, from }) : undefined,
    ]);
    const expected = place > 0 ? prizeOf(shape.places, place) : 0n;
    return {
      place,
      name: names.get(memberId) ?? '',
      isMe: true,
      score: own.score,
      prize: race.overAt ? (prizes.get(memberId) ?? null) : expected > 0n ? expected : null,
      provisionalMinor: played ? provisionalOf(shape, played.provisional) : 0n,
      next: await nextPrize(race, place === 0 ? lastPlace(shape.places) + 1 : place),
    };
  };

  return {
    list: async ({ merchantId, memberId }: { merchantId: string; memberId: string | undefined }) => {
      const closedSince = new Date(clock.now().getTime() - SHOWN_AFTER_MILLISECONDS);
      const races = await listContests(db, { merchantId, kind: 'race', closedSince });
      const contestIds = races.map(({ id }) => id);
      const joined = memberId
        ? await listJoined(db, { merchantId, memberId, contestIds })
        : new Set<string>();
      return races.map((race) => ({ race, joined: joined.has(race.id) }));
    },

    board: async (
      key: ContestKey & { memberId: string | undefined },
      { pageNum, pageSize }: { pageNum: number; pageSize: number },
    ) => {
      const race = await get(key);
      const offset = Math.min((pageNum - 1) * pageSize, MAX_BOARD_PLACES);
      const [page, total, until, me] = await Promise.all([
        listBoard(db, { ...key, offset, limit: pageSize }),
        countBoard(db, { ...key, max: MAX_BOARD_PLACES }),
        reader.readUntil(db, key.merchantId),
        key.memberId ? ownRow(race, key.memberId) : null,
      ]);
      return {
        race,
        joined: me !== null,
        rows: await rowsOf(race, page, offset, key.memberId),
        totalPages: Math.ceil(total / pageSize),
        me,
        sealedUntil: until === undefined ? null : startOfPeriod(until),
      };
    },

    /** @throws `contests.not_found`, `.over`, `.not_for_you` */
    join: async (key: ContestKey & { memberId: string }): Promise<Date> => {
      const race = await get(key);
      const known = await findScore(db, key);
      if (known) return known.joinedAt;
      const state = shownState(race, clock.now());
      if (state !== 'open' && state !== 'soon') throw appError(contestErrors.over);
      await checkStanding(deps, race, key.memberId);
      const at = clock.now();
      await db.transaction().execute((tx) => insertEntry(tx, { ...key, at }));
      return (await findScore(db, key))?.joinedAt ?? at;
    },
  };
}
