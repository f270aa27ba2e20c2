import type { Json } from './vendor.types.ts';
import { readJson, writeJson, type Store } from './store.ts';

/** What settles together: a spin with its free spins, a spot at a table, a slip, a salvo. */
export type Unit = {
  id: string;
  engine: string;
  operator: string;
  player: string;
  visit: string;
  game: string;
  /** The vendor's id of the round, table or match that it belongs to. */
  reference: string;
  stake: bigint;
  payout: bigint;
  state: 'open' | 'settled' | 'void';
  /** What the engine needs to settle it after a restart, and to show it later. */
  detail: Json;
  openedAt: number;
  settledAt: number | null;
};

type Row = {
  id: string;
  engine: string;
  operator: string;
  player: string;
  visit: string;
  game: string;
  reference: string;
  stake: string;
  payout: string;
  state: Unit['state'];
  detail: string;
  opened_at: number;
  settled_at: number | null;
};

const unitOf = ({ stake, payout, detail, opened_at, settled_at, ...row }: Row): Unit => ({
  ...row,
  stake: BigInt(stake),
  payout: BigInt(payout),
  detail: readJson(detail) as Json,
  openedAt: opened_at,
  settledAt: settled_at,
});

/** The units of all games. */
export function createUnits(store: Store, now: () => number) {
  const find = (id: string): Unit | undefined => {
    const row = store.all<Row>('select * from units where id = ?', id)[0];
    return row && unitOf(row);
  };
  const get = (id: string): Unit => {
    const unit = find(id);
    if (!unit) throw new Error(`no unit ${id}`);
    return unit;
  };
  return {
    find,
    get,
    open: (unit: Omit<Unit, 'stake' | 'payout' | 'state' | 'openedAt' | 'settledAt'>): void => {
      store.run(
        `insert into units (id, engine, operator, player, visit, game, reference, stake, payout, state, detail, opened_at)
         values (?, ?, ?, ?, ?, ?, ?, '0', '0', 'open', ?, ?) on conflict (id) do nothing`,
        unit.id,
        unit.engine,
        unit.operator,
        unit.player,
        unit.visit,
        unit.game,
        unit.reference,
        writeJson(unit.detail),
        now(),
      );
    },
    /** Changes the totals by the difference. */
    add: (id: string, { stake = 0n, payout = 0n }: { stake?: bigint; payout?: bigint }): void => {
      const unit = get(id);
      store.run(
        'update units set stake = ?, payout = ? where id = ?',
        String(unit.stake + stake),
        String(unit.payout + payout),
        id,
      );
    },
    setPayout: (id: string, payout: bigint): void => {
      store.run('update units set payout = ? where id = ?', String(payout), id);
    },
    setDetail: (id: string, detail: Json): void => {
      store.run('update units set detail = ? where id = ?', writeJson(detail), id);
    },
    close: (id: string, state: 'settled' | 'void'): void => {
      store.run('update units set state = ?, settled_at = ? where id = ?', state, now(), id);
    },
    /** Oldest first. */
    listOpen: (engine: string): Unit[] =>
      store
        .all<Row>(`select * from units where state = 'open' and engine = ? order by opened_at, id`, engine)
        .map(unitOf),
    /** Newest first. */
    listOf: (player: string, game: string, limit: number): Unit[] =>
      store
        .all<Row>(
          `select * from units where player = ? and game = ? and state <> 'open'
           order by opened_at desc, id limit ?`,
          player,
          game,
          limit,
        )
        .map(unitOf),
    listByReference: (reference: string): Unit[] =>
      store.all<Row>('select * from units where reference = ? order by opened_at, id', reference).map(unitOf),
  };
}
export type Units = ReturnType<typeof createUnits>;
