import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type StoredBeacon = {
  id: string;
  url: string;
  chainHash: string;
  publicKey: string;
  genesisAt: Date;
  periodSeconds: number;
};

const columns = sql`id, url, chain_hash as "chainHash", public_key as "publicKey", genesis_at as "genesisAt",
  period_seconds as "periodSeconds"`;

export async function findBeacon(db: Db, id: string): Promise<StoredBeacon | undefined> {
  const { rows } = await sql<StoredBeacon>`select ${columns} from lottery_beacons where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The beacon of the newest own lottery on sale, else any. @throws if there is none */
export async function currentBeacon(db: Db): Promise<StoredBeacon> {
  const { rows } = await sql<StoredBeacon>`
    select ${columns} from lottery_beacons b
    order by (select count(*) from lotteries l where l.beacon_id = b.id and l.is_active) desc, b.id limit 1`.execute(
    db,
  );
  const [beacon] = rows;
  if (!beacon) throw new Error('there is no beacon');
  return beacon;
}

/** The address of a known beacon may change, its key never: draws refer to it. */
export async function saveBeacon(db: Db, beacon: StoredBeacon): Promise<void> {
  await sql`insert into lottery_beacons (id, url, chain_hash, public_key, genesis_at, period_seconds)
    values (${beacon.id}, ${beacon.url}, ${beacon.chainHash}, ${beacon.publicKey}, ${beacon.genesisAt}, ${beacon.periodSeconds})
    on conflict (id) do update set url = excluded.url`.execute(db);
}
