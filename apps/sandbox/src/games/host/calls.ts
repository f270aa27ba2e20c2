import type { Call, Operator, Order, Outcome } from './vendor.types.ts';
import { readJson, writeJson, type Store } from './store.ts';

type Row = {
  id: string;
  operator: string;
  player: string;
  visit: string;
  unit: string;
  game: string;
  reference: string;
  body: string;
  state: Call['state'];
  attempts: number;
  outcome: string | null;
  created_at: number;
};

const callOf = ({ body, outcome, created_at, ...row }: Row): Call => ({
  ...row,
  order: readJson(body) as Order,
  outcome: outcome === null ? null : (readJson(outcome) as Outcome),
  createdAt: created_at,
});

export type NewCall = Omit<Call, 'state' | 'attempts' | 'outcome' | 'createdAt'>;

/** The outgoing wallet calls. They are never deleted: operators ask for them months later. */
export function createCalls(store: Store, now: () => number) {
  const find = (id: string): Call | undefined => {
    const row = store.all<Row>('select * from calls where id = ?', id)[0];
    return row && callOf(row);
  };
  return {
    find,
    /** Writes a call before it is sent. */
    add: (call: NewCall): Call => {
      store.run(
        `insert into calls (id, operator, player, visit, unit, game, reference, kind, body, state, attempts, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 0, ?)`,
        call.id,
        call.operator,
        call.player,
        call.visit,
        call.unit,
        call.game,
        call.reference,
        call.order.kind,
        writeJson(call.order),
        now(),
      );
      return { ...call, state: 'waiting', attempts: 0, outcome: null, createdAt: now() };
    },
    countAttempt: (id: string): void => {
      store.run('update calls set attempts = attempts + 1 where id = ?', id);
    },
    finish: (id: string, state: Exclude<Call['state'], 'waiting'>, outcome: Outcome): void => {
      store.run('update calls set state = ?, outcome = ? where id = ?', state, writeJson(outcome), id);
    },
    /** In the order in which they were written. */
    listWaiting: (): Call[] =>
      store.all<Row>(`select * from calls where state = 'waiting' order by sequence`).map(callOf),
    listOfUnit: (unit: string): Call[] =>
      store.all<Row>('select * from calls where unit = ? order by sequence', unit).map(callOf),
    listByReference: (operator: Operator, reference: string): Call[] =>
      store
        .all<Row>(
          'select * from calls where operator = ? and reference = ? order by sequence',
          operator.id,
          reference,
        )
        .map(callOf),
    /** Half-open: from `from` on, before `until`. */
    listBetween: (operator: Operator, from: number, until: number): Call[] =>
      store
        .all<Row>(
          'select * from calls where operator = ? and created_at >= ? and created_at < ? order by sequence',
          operator.id,
          from,
          until,
        )
        .map(callOf),
    /** Newest first, of all operators. */
    listRecent: (limit: number): Call[] =>
      store.all<Row>('select * from calls order by sequence desc limit ?', limit).map(callOf),
  };
}
export type Calls = ReturnType<typeof createCalls>;
