import { randomBytes } from 'node:crypto';
import type { Operator, Player, Visit } from './vendor.types.ts';
import type { Store } from './store.ts';

type VisitRow = {
  id: string;
  operator: string;
  player: string;
  game: string;
  token: string;
  currency: string;
  language: string;
  return_url: string | null;
  deposit_url: string | null;
  demo_balance: string | null;
};

export type VisitRequest = {
  operator: Operator;
  game: string;
  /** The member's name at the operator. Null: a demo. */
  name: string | null;
  token: string;
  currency: string;
  language: string;
  nickname?: string | undefined;
  returnUrl?: string | undefined;
  depositUrl?: string | undefined;
};

const DEMO_BALANCE_MINOR = 10_000n * 10_000n;
const SHOWN_CHARACTERS = 2;

/** The first characters and dots: others at a table learn no name. */
export const maskName = (name: string): string => `${name.slice(0, SHOWN_CHARACTERS)}•••`;

const visitOf = (row: VisitRow): Visit => ({
  id: row.id,
  operator: row.operator,
  player: row.player,
  game: row.game,
  token: row.token,
  currency: row.currency,
  language: row.language,
  returnUrl: row.return_url,
  depositUrl: row.deposit_url,
  isDemo: row.demo_balance !== null,
});

/** Players and their visits. */
export function createPlayers(store: Store, now: () => number) {
  const findVisit = (id: string): Visit | undefined => {
    const row = store.all<VisitRow>('select * from visits where id = ?', id)[0];
    return row && visitOf(row);
  };
  const get = (id: string): Player => {
    const player = store.all<Player>('select id, operator, name, nickname from players where id = ?', id)[0];
    if (!player) throw new Error(`no player ${id}`);
    return player;
  };

  /** Opens a visit, and the player at the first one. */
  const open = (request: VisitRequest): Visit => {
    const { operator, game, token, currency } = request;
    const visit = randomBytes(18).toString('base64url');
    const name = request.name ?? `demo-${visit.slice(0, 8)}`;
    const player = `${operator.id}/${name}`;
    store.transaction(() => {
      store.run(
        `insert into players (id, operator, name, nickname) values (?, ?, ?, ?)
         on conflict (id) do update set nickname = excluded.nickname`,
        player,
        operator.id,
        name,
        maskName(request.nickname ?? name),
      );
      store.run(
        `insert into visits (id, operator, player, game, token, currency, language, return_url, deposit_url,
           demo_balance, opened_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        visit,
        operator.id,
        player,
        game,
        token,
        currency,
        request.language.toLowerCase(),
        request.returnUrl ?? null,
        request.depositUrl ?? null,
        request.name === null ? String(DEMO_BALANCE_MINOR) : null,
        now(),
      );
    });
    const opened = findVisit(visit);
    if (!opened) throw new Error(`visit ${visit} was not written`);
    return opened;
  };

  return {
    open,
    get,
    find: (operator: string, name: string): Player | undefined =>
      store.all<Player>(
        'select id, operator, name, nickname from players where id = ?',
        `${operator}/${name}`,
      )[0],
    findVisit,
    setToken: (visit: string, token: string): void => {
      store.run('update visits set token = ? where id = ?', token, visit);
    },
    demoBalance: (visit: string): bigint =>
      BigInt(
        store.all<{ demo_balance: string | null }>('select demo_balance from visits where id = ?', visit)[0]
          ?.demo_balance ?? '0',
      ),
    setDemoBalance: (visit: string, balance: bigint): void => {
      store.run('update visits set demo_balance = ? where id = ?', String(balance), visit);
    },
  };
}
export type Players = ReturnType<typeof createPlayers>;
