import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backdoor, Driver, Player } from '@croupier/conformance/driver.types.ts';
import { minorOf, type SecondAccount } from '@croupier/conformance/suite.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createLogger } from '../../../../platform/log.ts';
import { serveVendorCalls } from '../../../../servers/site/vendor-calls.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../../money/wallet/index.ts';
import { createRounds } from '../../rounds/index.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { createPlayers, type Players } from '../players/players.usecases.ts';
import { createVisits, type Visits } from '../visits/visits.usecases.ts';
import { createCallFigures } from '../wallet-call/call-figures.usecases.ts';
import { createWalletCalls, type WalletCallDeps } from '../wallet-call/wallet-call.usecases.ts';
import { conformanceAccounts, type ConformanceAccount } from './conformance-accounts.ts';
import { operatorSide } from './operator-side.ts';

const MERCHANT = 'croupier';
const CURRENCY = 'THB';
const GAME = { vendor: 'CORALWR', gameId: 'coral-guns' };
const VENDOR_ID = 'vendor-coralwr';

type World = {
  db: Awaited<ReturnType<typeof createTestDatabase>>['db'];
  wallet: Wallet;
  players: Players;
  visits: Visits;
};
type Served = { of: ConformanceAccount; opened: OpenedAccount };

const newMember = async ({ wallet }: World, balance: string): Promise<string> => {
  const memberId = newId();
  const debit = { owner: 'house', kind: 'bonus_cost', key: 'welcome' } as const;
  const credit = { owner: 'member', memberId, kind: 'main' } as const;
  const amountMinor = minorOf(balance);
  const welcome = {
    id: newId(),
    debit,
    credit,
    amountMinor,
    code: 'welcome_credit',
    reference: memberId,
  } as const;
  await wallet.transaction((tx) =>
    wallet.post(tx, { merchantId: MERCHANT, currency: CURRENCY, transfers: [welcome] }),
  );
  return memberId;
};

/** A visit ends with the session of its member. */
async function openSession({ db }: World, memberId: string): Promise<string> {
  const id = newId();
  await sql`insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at, ip,
      user_agent, confirmed_at)
    values (${MERCHANT}, ${id}, ${randomBytes(32)}, 'member', ${memberId}, now(), now(), now() + interval '1 day', '', '',
      now())`.execute(db);
  return id;
}

async function setGuard({ db }: World, memberId: string, rules: object): Promise<void> {
  const whole = {
    blocks: [],
    maxStake: null,
    limits: [],
    reality: { every: 1_000_000, from: 0, played: 0 },
    ...rules,
  };
  await sql`insert into play_guards (merchant_id, member_id, currency, version, kept_period, rules)
    values (${MERCHANT}, ${memberId}, ${CURRENCY}, 1, 0, ${JSON.stringify(whole)}::json)
    on conflict (merchant_id, member_id) do update set version = play_guards.version + 1, rules = excluded.rules`.execute(
    db,
  );
}

/** Puts the players of an account into any state. */
function backdoorOf(
  world: World,
  { opened: { account } }: Served,
): { backdoor: Backdoor; memberOf: (player: Player) => string } {
  const { db, visits, players } = world;
  const known = new Map<string, { memberId: string; visitId: string }>();
  const find = ({ name }: Player) => {
    const found = known.get(name);
    if (!found) throw new Error(`no player ${name}`);
    return found;
  };
  const open = async (memberId: string) => {
    const sessionId = await openSession(world, memberId);
    return visits.open(account, { memberId, sessionId, gameId: GAME.gameId, currency: CURRENCY });
  };
  const playerOf = async (memberId: string): Promise<Player> => {
    const [name, visit] = [await players.nameOf(account, memberId), await open(memberId)];
    known.set(name, { memberId, visitId: visit.id });
    return { name, token: visit.token, currency: CURRENCY, game: GAME.gameId };
  };
  const backdoor: Backdoor = {
    player: async ({ balance }) => playerOf(await newMember(world, balance)),
    limit: (player, _kind, amount) =>
      setGuard(world, find(player).memberId, { maxStake: String(minorOf(amount)) }),
    block: (player) =>
      setGuard(world, find(player).memberId, { blocks: [{ kind: 'excluded', until: null }] }),
    endVisit: (player) => visits.end({ merchantId: MERCHANT, id: find(player).visitId }, 'left'),
    reopen: async (player) => {
      const { memberId } = find(player);
      const visit = await open(memberId);
      known.set(player.name, { memberId, visitId: visit.id });
      return visit.token;
    },
    entries: async (player) => {
      const { rows } = await sql<{ sequence: bigint }>`select sequence from member_accounts
        where merchant_id = ${MERCHANT} and member_id = ${find(player).memberId} and kind = 'main'`.execute(
        db,
      );
      return Number(rows[0]?.sequence ?? 0n);
    },
  };
  return { backdoor, memberOf: (player) => find(player).memberId };
}

/** Accounts of every seamless protocol at the real wallet, over HTTP. */
export async function openWalletWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const log = createLogger('silent', 'test');
  const clock = systemClock;
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  wallet.hooks.checks.push(rounds.check);
  const players = createPlayers({ db, clock });
  const visits = createVisits({ db, clock, log });
  const world: World = { db, wallet, players, visits };
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${MERCHANT}, 'Aurum', ${CURRENCY}, '{}', now()) on conflict do nothing`.execute(db);
  await sql`insert into vendors (id, code, name, in_house, created_at)
    values (${VENDOR_ID}, ${GAME.vendor}, 'Coral Works', false, now())`.execute(db);
  await sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values (${GAME.gameId}, ${VENDOR_ID}, 'fish', ${GAME.gameId}, '{"EN":"Coral Guns"}', '', '', now())`.execute(
    db,
  );

  const served: Served[] = [];
  for (const of of [...conformanceAccounts(), ...conformanceAccounts().slice(0, 1)]) {
    const account = { ...of.account, merchantId: MERCHANT, id: newId() };
    await db.transaction().execute((tx) =>
      insertAccount(tx, {
        ...account,
        secretsKeyId: 'k',
        secrets: Buffer.from('x'),
        createdAt: clock.now(),
      }),
    );
    served.push({ of, opened: { account, protocol: of.protocol, keys: { current: of.keys } } });
  }
  let current = '';
  const deps: Omit<WalletCallDeps, 'callFigures'> = {
    db,
    clock,
    log,
    wallet,
    bonuses: { playableIn: async () => 0n },
    rounds,
    players,
    visits,
    merchants: {
      byId: async () => ({
        settings: { brand: { defaultLanguage: 'EN' }, vendors: { correctionsBelowZero: 'refuse' } },
      }),
    } as unknown as WalletCallDeps['merchants'],
    catalogue: {
      betting: async () => () => undefined,
      vendorGame: async (_vendors, code) => (code === GAME.gameId ? GAME : undefined),
      gameById: async () => ({ ...GAME, category: 'fish' }),
      vendorCode: async () => GAME.vendor,
    },
    accounts: {
      find: async ({ id }) => {
        current = id;
        return served.find(({ opened }) => opened.account.id === id)?.opened;
      },
      vendorsOf: async () => new Map([[VENDOR_ID, current]]),
    },
  };
  const calls = createWalletCalls({ ...deps, callFigures: createCallFigures({ clock }) });
  const server: FastifyInstance = Fastify();
  serveVendorCalls(server, {
    merchants: { byHost: async () => ({ id: MERCHANT }) },
    vendors: { receiveCall: calls.receive },
  } as unknown as Parameters<typeof serveVendorCalls>[1]);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const driverOf = ({ of, opened: { account } }: Served): Driver =>
    of.driver(`${origin}/vendors/${account.adapter}/${account.id}`);

  const other = served.at(-1);
  if (!other) throw new Error('no accounts');
  const accounts = served.slice(0, -1).map((one) => {
    const { backdoor, memberOf } = backdoorOf(world, one);
    const second: SecondAccount = {
      driver: driverOf(other),
      playerOf: async (player) => {
        const { account } = other.opened;
        const memberId = memberOf(player);
        const visit = await visits.open(account, {
          memberId,
          sessionId: await openSession(world, memberId),
          gameId: GAME.gameId,
          currency: CURRENCY,
        });
        return { ...player, name: await players.nameOf(account, memberId), token: visit.token };
      },
    };
    const driver = driverOf(one);
    const operator = operatorSide({ db, players, opened: one.opened, driver, vendorId: VENDOR_ID });
    return { id: one.of.protocol.id, driver, backdoor, second, operator };
  });
  return {
    accounts,
    audit: wallet.audit,
    close: async () => {
      await server.close();
      await Promise.all([calls.close(), visits.flush()]);
      await wallet.close();
      await database.close();
    },
  };
}
