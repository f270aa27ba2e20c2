import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import { createStore, type Store } from '@croupier/web/browser/store.ts';
import type { AskedBet } from './quote.ts';

/** A ticket that was asked for and has no answer yet: sent again under the same id, so that it is bought once. */
export type Order = {
  id: string;
  drawId: string;
  drawNumber: string;
  rulesVersion: number;
  /** The member’s contribution to what the numbers are drawn from. */
  words: string;
  bets: AskedBet[];
};

export type Slip = {
  bets: AskedBet[];
  /** The draw that the bets are meant for; they go to another one only if the player says so. */
  draw: { id: string; number: string } | null;
  order: Order | null;
  /** The bets of the last ticket, to buy them again. */
  last: AskedBet[];
};

export const EMPTY_SLIP: Slip = { bets: [], draw: null, order: null, last: [] };

/** The draw that is bought: bets from a time without a draw on sale are for the one that came. */
export const drawOf = ({ draw }: Slip, drawNow: Slip['draw']): Slip['draw'] => draw ?? drawNow;

const encode = (slip: Slip): string =>
  JSON.stringify(slip, (_, value: unknown) => (typeof value === 'bigint' ? formatMoney(value) : value));

function decode(text: string | null): Slip {
  if (text === null) return EMPTY_SLIP;
  try {
    const slip = JSON.parse(text, (key, value: unknown) =>
      key === 'line' && typeof value === 'string' ? (parseMoney(value) ?? 0n) : value,
    ) as Slip;
    return Array.isArray(slip.bets) && Array.isArray(slip.last) ? { ...EMPTY_SLIP, ...slip } : EMPTY_SLIP;
  } catch {
    return EMPTY_SLIP;
  }
}

const keyOf = (gameCode: string): string => `lottery-slip:${gameCode}`;

function read(gameCode: string): Slip {
  try {
    return decode(sessionStorage.getItem(keyOf(gameCode)));
  } catch {
    return EMPTY_SLIP;
  }
}

const stores = new Map<string, Store<Slip>>();

/** The slip of a lottery in this tab; it outlives a reload and a lost connection. */
export function slipStore(gameCode: string): Store<Slip> {
  const known = stores.get(gameCode);
  if (known) return known;
  const store = createStore(read(gameCode));
  const kept: Store<Slip> = {
    ...store,
    set: (slip) => {
      store.set(slip);
      try {
        sessionStorage.setItem(keyOf(gameCode), encode(slip));
      } catch {
        // Storage may be blocked or full; the slip then lasts as long as the page.
      }
    },
  };
  stores.set(gameCode, kept);
  return kept;
}
