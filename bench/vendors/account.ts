import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { setAccountVendors } from '../../apps/server/src/modules/games/vendors/accounts/accounts.queries.ts';
import { insertSealedAccount } from '../../apps/server/src/modules/games/vendors/accounts/accounts.usecases.ts';
import { vendorProtocols as protocols } from '../../apps/server/src/modules/games/vendors/providers/vendor-protocols.adapter.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { loadMasterKeys } from '../../apps/server/src/platform/db/master-keys.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { createSecretBox } from '../../apps/server/src/platform/secret-box.ts';
import { mintToken } from '../../apps/server/src/platform/tokens.ts';

export const GAME = 'reels';
const VENDOR = { id: 'vendor-bench', code: 'BENCH', gameId: `bench-${GAME}` };
const SESSION_SECONDS = 86_400;

export type Shop = { merchantId: string; currency: string };
/** The vendor's side: where it calls, how it signs, and its players. */
export type BenchAccount = { path: string; name: string; secret: string; visits: Map<string, Visit> };
export type Visit = { player: string; token: string };

async function addGame(db: Db, { merchantId }: Shop): Promise<void> {
  const { id, code, gameId } = VENDOR;
  const at = clock.now();
  await sql`insert into vendors (id, code, name, in_house, created_at)
    values (${id}, ${code}, 'Bench', false, ${at})`.execute(db);
  await sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values (${gameId}, ${id}, 'rng', ${GAME}, '{"EN": "Reels"}', '', '', ${at})`.execute(db);
  await sql`insert into merchant_vendors (merchant_id, vendor_id, shown) values (${merchantId}, ${id}, true)`.execute(
    db,
  );
  await sql`update catalogue_version set version = version + 1, overrides = overrides + 1`.execute(db);
}

/** Every member has a session and has opened the game. */
async function openVisits(
  db: Db,
  { merchantId, currency }: Shop,
  accountId: string,
  members: readonly string[],
): Promise<Map<string, Visit>> {
  const at = clock.now();
  const visits = members.map((memberId, index) => ({
    memberId,
    player: `p${index.toString(36).padStart(8, '0')}`,
    sessionId: newId(),
    visitId: newId(),
    ...mintToken(),
  }));
  const ids = (pick: (visit: (typeof visits)[number]) => string): string[] => visits.map(pick);
  const hashes = ids(({ tokenHash }) => tokenHash.toString('hex'));
  await sql`
    with visits as (
      select * from unnest(${ids(({ memberId }) => memberId)}::uuid[], ${ids(({ player }) => player)}::text[],
        ${ids(({ sessionId }) => sessionId)}::uuid[], ${ids(({ visitId }) => visitId)}::uuid[], ${hashes}::text[])
        as v (member_id, player, session_id, visit_id, hash)
    ), players as (
      insert into vendor_players (merchant_id, account_id, name, member_id, created_at)
      select ${merchantId}, ${accountId}, player, member_id, ${at} from visits
    ), opened as (
      insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at, ip,
        user_agent, confirmed_at)
      select ${merchantId}, session_id, decode(hash, 'hex'), 'member', member_id, ${at}, ${at},
        ${new Date(at.getTime() + SESSION_SECONDS * 1000)}, '127.0.0.1', 'bench', ${at} from visits
    )
    insert into vendor_visits (merchant_id, id, account_id, member_id, session_id, game_id, currency, token_hash,
      opened_at, seen_at)
    select ${merchantId}, visit_id, ${accountId}, member_id, session_id, ${VENDOR.gameId}, ${currency},
      decode(hash, 'hex'), ${at}, ${at} from visits`.execute(db);
  return new Map(visits.map(({ memberId, player, token }) => [memberId, { player, token }]));
}

/** A vendor's account at a shop with a game, over the signed protocol, and visits of its members. */
export async function openAccount(db: Db, shop: Shop, members: readonly string[]): Promise<BenchAccount> {
  await addGame(db, shop);
  const [id, secret, name] = [newId(), randomBytes(32).toString('hex'), 'bench'];
  // The label is the product's own: its server opens what is sealed here.
  const box = createSecretBox({ label: 'croupier vendors', loadMasters: () => loadMasterKeys({ db }) });
  await db.transaction().execute(async (tx) => {
    await insertSealedAccount({ box, clock, protocols }, tx, {
      ...shop,
      id,
      name,
      adapter: 'hmac',
      config: { url: 'https://bench.example/api', account: name },
      hosts: [],
      addresses: [],
      isTest: true,
      keys: { key: secret },
    });
    await setAccountVendors(tx, { merchantId: shop.merchantId, id, vendorIds: [VENDOR.id] });
  });
  return { path: `/vendors/hmac/${id}`, name, secret, visits: await openVisits(db, shop, id, members) };
}
