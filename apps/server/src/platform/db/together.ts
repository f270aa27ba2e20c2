import type { Db, Tx } from './database.ts';

type OfMerchant = { merchantId: string };
type Run = (db: Db, merchantId: string, items: readonly never[]) => Promise<readonly unknown[]>;
type Waiting = {
  item: unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

/** What the parts of one transaction ask for in the same turn of the event loop, by function and merchant. */
type Turn = Map<Run, Map<string, Waiting[]>>;
const turns = new WeakMap<object, { turn: Turn; isScheduled: boolean }>();

async function answer(db: Db, run: Run, merchantId: string, waiting: readonly Waiting[]): Promise<void> {
  try {
    const results = await run(db, merchantId, waiting.map(({ item }) => item) as never[]);
    for (const [index, { resolve }] of waiting.entries()) resolve(results[index] as never);
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

function ask(db: Db, state: { turn: Turn; isScheduled: boolean }, run: Run, item: OfMerchant) {
  return new Promise<never>((resolve, reject) => {
    const merchants = state.turn.get(run) ?? new Map<string, Waiting[]>();
    state.turn.set(run, merchants);
    const waiting = merchants.get(item.merchantId) ?? [];
    merchants.set(item.merchantId, waiting);
    waiting.push({ item, resolve, reject });
    if (state.isScheduled) return;
    state.isScheduled = true;
    setImmediate(() => {
      const { turn } = state;
      state.turn = new Map();
      state.isScheduled = false;
      for (const [each, byMerchant] of turn)
        for (const [merchantId, all] of byMerchant) void answer(db, each, merchantId, all);
    });
  });
}

/**
 * A function for one item whose statement takes many. Within `runTogether`, items of the same turn go into one
 * statement; elsewhere each has a statement of its own.
 *
 * @param run the results in the order of the items, which are of one merchant
 */
export function together<Item extends OfMerchant, Result>(
  run: (db: Db, merchantId: string, items: readonly Item[]) => Promise<readonly Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  return async (db, item) => {
    const state = turns.get(db);
    if (state) return ask(db, state, run, item);
    const [result] = await run(db, item.merchantId, [item]);
    return result as Result;
  };
}

/**
 * The same for reads outside of transactions: what all callers ask for in the same turn of the event loop goes into one
 * statement.
 */
export function gathered<Item extends OfMerchant, Result>(
  run: (db: Db, merchantId: string, items: readonly Item[]) => Promise<readonly Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  const states = new WeakMap<object, { turn: Turn; isScheduled: boolean }>();
  return (db, item) => {
    const state = states.get(db) ?? { turn: new Map(), isScheduled: false };
    states.set(db, state);
    return ask(db, state, run, item);
  };
}

/**
 * Runs several parts in one transaction at once. Row locks don't protect them from each other, so they must not
 * concern the same member.
 *
 * @throws the error of a part that failed, after all have ended; the transaction must not be committed then
 */
export async function runTogether<T>(tx: Tx, parts: ReadonlyArray<() => Promise<T>>): Promise<T[]> {
  turns.set(tx, { turn: new Map(), isScheduled: false });
  try {
    const results = await Promise.allSettled(parts.map((part) => part()));
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  } finally {
    turns.delete(tx);
  }
}
