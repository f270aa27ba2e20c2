import { isBeaconRound, roundAfterSeal, type BeaconRound } from '@croupier/fairplay/lottery/beacon.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import { findBeacon, type StoredBeacon } from './beacons.queries.ts';

export type FetchRound = (
  beacon: Pick<StoredBeacon, 'url' | 'chainHash'>,
  round: bigint,
) => Promise<BeaconRound | undefined>;

const KEPT_ROUNDS = 200;
const SECOND = 1_000;

const timesOf = ({ genesisAt, periodSeconds }: StoredBeacon) => ({
  genesisSeconds: genesisAt.getTime() / SECOND,
  periodSeconds,
});

/** When a round is published. */
export const roundTime = (beacon: StoredBeacon, round: bigint): Date => {
  const { genesisSeconds, periodSeconds } = timesOf(beacon);
  return new Date((genesisSeconds + (Number(round) - 1) * periodSeconds) * SECOND);
};

/** The first round that is published 3 seconds or more after the seal. */
export const roundAfter = (beacon: StoredBeacon, sealedAt: Date): bigint =>
  BigInt(roundAfterSeal(timesOf(beacon), sealedAt.getTime()));

/** Beacons and their rounds. Only rounds whose signature is right are kept; a fetch delays nobody. */
export function createBeacons({
  db,
  log,
  fetchRound,
}: {
  db: Db;
  log: Pick<Logger, 'error'>;
  fetchRound: FetchRound;
}) {
  const known = new Map<string, StoredBeacon>();
  const rounds = new Map<string, BeaconRound>();
  const underWay = new Map<string, Promise<void>>();

  /** @throws if there is none */
  const get = async (id: string): Promise<StoredBeacon> => {
    const beacon = known.get(id) ?? (await findBeacon(db, id));
    if (!beacon) throw new Error(`there is no beacon ${id}`);
    known.set(id, beacon);
    return beacon;
  };

  const load = async (id: string, round: bigint, key: string): Promise<void> => {
    try {
      const beacon = await get(id);
      const fetched = await fetchRound(beacon, round);
      if (!fetched) return;
      if (BigInt(fetched.round) !== round || !isBeaconRound(beacon.publicKey, fetched)) {
        log.error(
          { beacon: id, round: String(round) },
          'a beacon answered with another round or a wrong signature',
        );
        return;
      }
      rounds.set(key, fetched);
      const [oldest] = rounds.keys();
      if (rounds.size > KEPT_ROUNDS && oldest !== undefined) rounds.delete(oldest);
    } catch (error) {
      log.error({ err: error, beacon: id }, 'a beacon could not be asked');
      // Its address may have changed.
      known.delete(id);
    } finally {
      underWay.delete(key);
    }
  };

  return {
    get,
    /** The round, if it is there; otherwise it is asked for, and the caller comes again. */
    round: (id: string, round: bigint): BeaconRound | undefined => {
      const key = `${id}/${round}`;
      const found = rounds.get(key);
      if (!found && !underWay.has(key)) underWay.set(key, load(id, round, key));
      return found;
    },
    /** Resolves when nothing is being asked. */
    idle: async (): Promise<void> => {
      await Promise.all(underWay.values());
    },
  };
}
export type Beacons = ReturnType<typeof createBeacons>;
