import { growRaffleTree, type RaffleLine } from '@croupier/fairplay/contests/raffle.ts';
import { finish, pathIn, type Tree } from '@croupier/fairplay/merkle.ts';
import { roundTimeMs } from '@croupier/fairplay/lottery/beacon.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { SHOWN_AFTER_MILLISECONDS } from '../contests.config.ts';
import { contestErrors } from '../contests.errors.ts';
import { findContest, listContests } from '../contests.queries.ts';
import type { Contest, ContestKey, ContestParts } from '../contests.types.ts';
import { prizeAmounts, timesOf } from './draw.usecases.ts';
import { listDraws, listRaffleRows, type RaffleRow } from './raffles.queries.ts';
import { listLines, listOwnTickets, type OwnedLine, type OwnTickets } from './tickets.queries.ts';

type Raffle = Contest<'raffle'>;
type Caller = { merchantId: string; memberId: string | undefined };

/** A list never changes once it is published; this is how long it stays in memory. */
const LIST_MILLISECONDS = 10 * 60_000;
const KEPT_LISTS = 4;

export type ShownRaffle = {
  raffle: Raffle;
  row: RaffleRow;
  drawsAt: Date;
  poolMinor: bigint;
  mine: OwnTickets | null;
};

export function createRaffles({ db, clock, beacons }: ContestParts) {
  const lists = createFresh<{ lines: OwnedLine[]; tree: Tree }>({
    clock,
    milliseconds: LIST_MILLISECONDS,
    maxKeys: KEPT_LISTS,
  });
  const listOf = ({ merchantId, contestId }: ContestKey) =>
    lists.get(`${merchantId}/${contestId}`, async () => {
      const lines = await listLines(db, { merchantId, contestId });
      return { lines, tree: finish(growRaffleTree(lines)) };
    });

  const shown = async (caller: Caller, raffles: readonly Raffle[]): Promise<ShownRaffle[]> => {
    const { merchantId, memberId } = caller;
    const contestIds = raffles.map(({ id }) => id);
    const [rows, own] = await Promise.all([
      listRaffleRows(db, { merchantId, contestIds }),
      memberId ? listOwnTickets(db, { merchantId, memberId, contestIds }) : [],
    ]);
    const views: ShownRaffle[] = [];
    for (const raffle of raffles) {
      const row = rows.get(raffle.id);
      if (!row) continue;
      const times = timesOf(await beacons.get(row.beaconId));
      const none = { contestId: raffle.id, tickets: 0, baseMinor: 0n, wonMinor: 0n };
      views.push({
        raffle,
        row,
        drawsAt: new Date(roundTimeMs(times, Number(row.round ?? row.announcedRound))),
        poolMinor: prizeAmounts(raffle.shape).reduce((sum, amount) => sum + amount, 0n),
        mine: memberId ? (own.find(({ contestId }) => contestId === raffle.id) ?? none) : null,
      });
    }
    return views;
  };

  const get = async ({ contestId, ...caller }: Caller & { contestId: string }): Promise<ShownRaffle> => {
    const raffle = await findContest(db, { ...caller, contestId }, 'raffle');
    const [view] = raffle ? await shown(caller, [raffle]) : [];
    if (!view) throw appError(contestErrors.notFound);
    return view;
  };

  return {
    list: async (caller: Caller): Promise<ShownRaffle[]> => {
      const closedSince = new Date(clock.now().getTime() - SHOWN_AFTER_MILLISECONDS);
      return shown(caller, await listContests(db, { ...caller, kind: 'raffle', closedSince }));
    },

    /** A page of the public list; nothing before it is published. @throws `contests.not_found` */
    tickets: async (
      caller: Caller & { contestId: string },
      { pageNum, pageSize }: { pageNum: number; pageSize: number },
    ) => {
      const { row } = await get(caller);
      const offset = (pageNum - 1) * pageSize;
      const lines: RaffleLine[] = row.listedAt
        ? await listLines(db, caller, { offset, limit: pageSize })
        : [];
      return { lines, totalLines: row.members ?? 0, root: row.root };
    },

    /** @throws `contests.not_found` */
    proof: async (caller: Caller & { contestId: string }) => {
      const view = await get(caller);
      const { row } = view;
      const [draws, beacon] = await Promise.all([listDraws(db, caller), beacons.get(row.beaconId)]);
      const list = row.listedAt && view.mine && view.mine.tickets > 0 ? await listOf(caller) : undefined;
      const index = list?.lines.findIndex(({ memberId }) => memberId === caller.memberId) ?? -1;
      const line = list?.lines[index];
      return {
        view,
        beacon,
        draws,
        mine:
          list && line
            ? { line, place: { index, size: list.lines.length, path: pathIn(list.tree, index) } }
            : null,
      };
    },
  };
}
