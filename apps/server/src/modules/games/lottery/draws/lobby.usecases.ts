import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { dayIn, weekdayOf } from '../../../../platform/zone.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { VIETNAM_STATIONS } from '../schedules/stations.config.ts';
import { listStations } from '../schedules/lotteries.queries.ts';
import { stationOn } from '../schedules/schedules.rules.ts';
import { listNext, listOpened, listShown, type NextDraw, type OpenedDraw } from './lobby.reads.ts';

export type LobbyDeps = { db: Db; clock: Clock };
type Asked = { merchantId: string; language: string };

const VIETNAM = 'Asia/Ho_Chi_Minh';

const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? '';
const byLottery = <T extends { lotteryId: string }>(draws: readonly T[]): Map<string, T> =>
  new Map(draws.map((draw) => [draw.lotteryId, draw]));

/** What is on sale at a merchant. */
export async function readLobby(
  { db, clock }: LobbyDeps,
  { merchantId, language }: Asked,
): Promise<{ now: Date; lotteries: LobbyLottery[] }> {
  const now = clock.now();
  const shown = await listShown(db, merchantId);
  const ids = shown.map(({ id }) => id);
  const [next, last] = await Promise.all([listNext(db, ids, now), listOpened(db, ids, 1)]);
  const [nextOf, lastOf] = [byLottery(next), byLottery(last)];
  return {
    now,
    lotteries: shown.map(({ id, names, family, mode, source }) => {
      const [coming, opened] = [nextOf.get(id), lastOf.get(id)];
      return {
        gameCode: id,
        name: nameIn(names, language),
        family,
        mode,
        isOwn: source === 'own',
        next: coming ?? null,
        last: opened ?? null,
      };
    }),
  };
}

type Station = {
  gameCode: string;
  name: string;
  region: 'N' | 'C' | 'S';
  next: NextDraw | null;
};

/** Who draws in Vietnam today. */
export async function readVietnamMenu(
  { db, clock }: LobbyDeps,
  { merchantId }: Pick<Asked, 'merchantId'>,
): Promise<{ now: Date; day: string; stations: Station[] }> {
  const now = clock.now();
  const day = dayIn(now, VIETNAM);
  const [shown, stations] = await Promise.all([listShown(db, merchantId), listStations(db)]);
  const onSale = new Set(shown.map(({ id }) => id));
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
  { db }: LobbyDeps,
  { merchantId, gameCode, limit }: { merchantId: string; gameCode: string; limit: number },
): Promise<OpenedDraw[]> {
  const shown = await listShown(db, merchantId);
  if (!shown.some(({ id }) => id === gameCode)) throw appError(lotteryErrors.notFound);
  return listOpened(db, [gameCode], limit);
}
