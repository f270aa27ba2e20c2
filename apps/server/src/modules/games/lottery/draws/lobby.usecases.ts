import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { dayIn, weekdayOf } from '../../../../platform/zone.ts';
import { VIETNAM_STATIONS } from '../schedules/stations.config.ts';
import { listStations } from '../schedules/lotteries.queries.ts';
import { stationOn } from '../schedules/schedules.rules.ts';
import { listNext, listOpened, type NextDraw, type OpenedDraw, type ShownLottery } from './lobby.reads.ts';
import type { ShownLotteries } from './shown.usecases.ts';

export type LobbyDeps = { db: Db; clock: Clock; shown: ShownLotteries };
type Asked = { merchantId: string; language: string };

const VIETNAM = 'Asia/Ho_Chi_Minh';

export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? '';
const byLottery = <T extends { lotteryId: string }>(draws: readonly T[]): Map<string, T> =>
  new Map(draws.map((draw) => [draw.lotteryId, draw]));

/** Lotteries as cards: with the draw that closes next and the newest result. */
export async function withDraws(
  db: Db,
  lotteries: readonly ShownLottery[],
  { now, language }: { now: Date; language: string },
): Promise<LobbyLottery[]> {
  const ids = lotteries.map(({ id }) => id);
  const [next, last] = await Promise.all([listNext(db, ids, now), listOpened(db, ids, 1)]);
  const [nextOf, lastOf] = [byLottery(next), byLottery(last)];
  return lotteries.map(({ id, names, family, mode, source }) => ({
    gameCode: id,
    name: nameIn(names, language),
    family,
    mode,
    isOwn: source === 'own',
    next: nextOf.get(id) ?? null,
    last: lastOf.get(id) ?? null,
  }));
}

/** What is on sale at a merchant. */
export async function readLobby(
  { db, clock, shown }: LobbyDeps,
  { merchantId, language }: Asked,
): Promise<{ now: Date; lotteries: LobbyLottery[] }> {
  const now = clock.now();
  return { now, lotteries: await withDraws(db, await shown.list(merchantId), { now, language }) };
}

type Station = {
  gameCode: string;
  name: string;
  region: 'N' | 'C' | 'S';
  next: NextDraw | null;
};

/** Who draws in Vietnam today. */
export async function readVietnamMenu(
  { db, clock, shown }: LobbyDeps,
  { merchantId }: Pick<Asked, 'merchantId'>,
): Promise<{ now: Date; day: string; stations: Station[] }> {
  const now = clock.now();
  const day = dayIn(now, VIETNAM);
  const [offered, stations] = await Promise.all([shown.list(merchantId), listStations(db)]);
  const onSale = new Set(offered.map(({ id }) => id));
  const today = VIETNAM_STATIONS.filter(({ id }) => onSale.has(id)).flatMap(({ id, region, leads }) => {
    const station = stationOn(
      stations.filter(({ lotteryId }) => lotteryId === id),
      day,
    );
    return station
      ? [{ gameCode: id, name: station.name, region, leads: leads.includes(weekdayOf(day)) }]
      : [];
  });
  const nextOf = byLottery(
    await listNext(
      db,
      today.map(({ gameCode }) => gameCode),
      now,
    ),
  );
  return {
    now,
    day,
    stations: today
      .toSorted((a, b) => a.region.localeCompare(b.region) || Number(b.leads) - Number(a.leads))
      .map(({ gameCode, name, region }) => ({ gameCode, name, region, next: nextOf.get(gameCode) ?? null })),
  };
}

/** @throws `lottery.not_found` */
export async function readOpened(
  { db, shown }: LobbyDeps,
  { merchantId, gameCode, limit }: { merchantId: string; gameCode: string; limit: number },
): Promise<OpenedDraw[]> {
  await shown.get(merchantId, gameCode);
  return listOpened(db, [gameCode], limit);
}
