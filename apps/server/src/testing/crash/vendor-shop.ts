import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Modules } from '../../modules.ts';
import type { Db } from '../../platform/db/database.ts';
import { mintToken } from '../../platform/tokens.ts';

export const MERCHANTS = ['croupier', 'lotus'] as const;
export const START_MINOR = 1_000_000n * 10_000n;
/** A fishing vendor sends a bet and its win in one signed call; a slot vendor sends both, one after the other. */
export const GAMES = [
  { vendor: 'CORALWR', code: 'sea-dragon-patrol', category: 'fish' },
  { vendor: 'AMBERLOOM', code: 'emerald-of-the-crystal-cave', category: 'rng' },
] as const;
type Game = (typeof GAMES)[number];

const vendorIdOf = ({ vendor }: Game): string => `vendor-${vendor.toLowerCase()}`;
const gameIdOf = ({ vendor, code }: Game): string => `${vendor.toLowerCase()}-${code}`;

/** Adds the games to the catalogue and connects the demo shops to the sandbox's vendors. */
export async function openVendorShops(
  { db, modules }: { db: Db; modules: Modules },
  { vendorsUrl, port }: { vendorsUrl: string; port: number },
): Promise<void> {
  await modules.merchants.seedDemo();
  // No feed is read: the two games are written directly.
  await modules.catalogue.seedDemo(vendorsUrl);
  for (const game of GAMES)
    await sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
      values (${gameIdOf(game)}, ${vendorIdOf(game)}, ${game.category}, ${game.code}, '{"EN": "Game"}', '', '',
        now())`.execute(db);
  await sql`update catalogue_version set version = version + 1, overrides = overrides + 1`.execute(db);
  await modules.vendors.seedDemo({ vendorsUrl, callbackOrigin: (host) => `http://${host}:${port}` });
}

/** Opens a game for a new member with money and returns the address of its page. */
export async function openVisit(
  { db, modules }: { db: Db; modules: Modules },
  merchantId: string,
  game: Game,
): Promise<string> {
  const { currency } = await modules.merchants.byId(merchantId);
  const [memberId, sessionId, transfer, at] = [randomUUID(), randomUUID(), randomUUID(), new Date()];
  await modules.wallet.transaction((tx) =>
    modules.wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id: transfer,
          debit: { owner: 'house', kind: 'adjustment', key: 'crash' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor: START_MINOR,
          code: 'adjustment',
          reference: transfer,
        },
      ],
    }),
  );
  await sql`insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at,
      ip, user_agent, confirmed_at)
    values (${merchantId}, ${sessionId}, ${mintToken().tokenHash}, 'member', ${memberId}, ${at}, ${at},
      ${new Date(at.getTime() + 86_400_000)}, '127.0.0.1', 'crash', ${at})`.execute(db);
  const launched = await modules.vendors.launch({
    merchantId,
    memberId,
    sessionId,
    language: 'EN',
    country: '',
    ip: '127.0.0.1',
    origin: 'http://localhost',
    userAgent: 'crash',
    game: {
      id: gameIdOf(game),
      code: game.code,
      vendor: { id: vendorIdOf(game), code: game.vendor, name: game.vendor, inHouse: false, state: 'up' },
      category: game.category,
      names: {},
      iconUrl: '',
      largeIconUrl: '',
      showIcon: true,
      hot: false,
      isGame: true,
      hasDemo: false,
      themes: [],
      rtpBps: null,
      popularity: 0,
      position: 0,
      addedAt: at,
      cameWithVendor: false,
    },
  });
  if (!launched) throw new Error(`${game.vendor} has no account of ${merchantId}`);
  return launched.url;
}
