import type { Outcome, Visit } from './vendor.types.ts';
import type { Players } from './players.ts';
import type { Store } from './store.ts';

const SCHEMA = `create table if not exists balances (
  player text not null, currency text not null, balance text not null, primary key (player, currency)
) strict`;

/** Balances that this process keeps itself: pretend money of demos, and real money that operators have transferred. */
export function createLocalBook(store: Store, players: Players, isTransfer: (operator: string) => boolean) {
  store.exec(SCHEMA);
  const balanceOf = (player: string, currency: string): bigint =>
    BigInt(
      store.all<{ balance: string }>(
        'select balance from balances where player = ? and currency = ?',
        player,
        currency,
      )[0]?.balance ?? '0',
    );
  const setBalance = (player: string, currency: string, balance: bigint): void => {
    store.run(
      'insert or replace into balances (player, currency, balance) values (?, ?, ?)',
      player,
      currency,
      String(balance),
    );
  };
  return {
    balanceOf,
    /** @throws RangeError below zero */
    move: (player: string, currency: string, change: bigint): bigint => {
      const balance = balanceOf(player, currency) + change;
      if (balance < 0n) throw new RangeError('below zero');
      setBalance(player, currency, balance);
      return balance;
    },
    holds: (visit: Visit): boolean => visit.isDemo || isTransfer(visit.operator),
    /** Changes the balance of a visit; refused below zero. */
    book: (visit: Visit, change: bigint): Outcome => {
      const before = visit.isDemo ? players.demoBalance(visit.id) : balanceOf(visit.player, visit.currency);
      const balance = before + change;
      if (balance < 0n)
        return { kind: 'refused', reason: 'funds', code: 'insufficient_funds', balance: before };
      if (visit.isDemo) players.setDemoBalance(visit.id, balance);
      else setBalance(visit.player, visit.currency, balance);
      return { kind: 'done', balance, isRepeated: false };
    },
  };
}
export type LocalBook = ReturnType<typeof createLocalBook>;
