import { QUICKNET } from '@croupier/fairplay/lottery/beacon.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { saveBeacon, type StoredBeacon } from '../results/beacons.queries.ts';
import { insertLotteries, insertStations } from './lotteries.queries.ts';
import type { ShippedLottery } from './lotteries.config.ts';
import { STATIONS_SINCE, VIETNAM_STATIONS } from './stations.config.ts';

const SECOND = 1_000;

export const QUICKNET_BEACON: StoredBeacon = {
  id: 'quicknet',
  url: 'https://api.drand.sh',
  chainHash: QUICKNET.chainHash,
  publicKey: QUICKNET.publicKey,
  genesisAt: new Date(QUICKNET.genesisSeconds * SECOND),
  periodSeconds: QUICKNET.periodSeconds,
};

type Choice = { beacon: StoredBeacon; isActive: (id: string) => boolean };

/** Adds lotteries that are missing, with their stations. Those that exist keep what was decided about them. */
export async function seedLotteries(
  { db }: { db: Db },
  shipped: readonly ShippedLottery[],
  { beacon, isActive }: Choice,
): Promise<void> {
  await saveBeacon(db, beacon);
  await insertLotteries(
    db,
    shipped.map((lottery, position) => ({
      ...lottery,
      beaconId: lottery.source === 'own' ? beacon.id : null,
      isActive: isActive(lottery.id),
      position,
    })),
  );
  const stations = VIETNAM_STATIONS.filter(({ id }) => shipped.some((lottery) => lottery.id === id));
  await insertStations(
    db,
    stations.flatMap(({ id, days }) =>
      days.map((day) => ({ ...day, lotteryId: id, validFrom: STATIONS_SINCE, validUntil: null })),
    ),
  );
}
