import { retryUntilKnown, isUnknown, type Wait } from './retry-until-known.ts';

export type Order<Bet> = { id: string; bet: Bet };
/** `recovered`: the answer belongs to an earlier bet whose answer was missing, not to this one. */
export type Placed<Bet, Result> = { bet: Bet; result: Result; recovered: boolean };

export type BetPlacer<Bet, Result> = {
  /**
   * Places a bet under an id that is created first. While the answer to an earlier bet is missing, that bet is retried
   * instead, so one call never stakes twice. Undefined while another bet is in progress.
   * @throws ApiError; if the outcome remains unknown the bet is kept, otherwise nothing was staked
   */
  place: (bet: Bet, signal?: AbortSignal) => Promise<Placed<Bet, Result> | undefined>;
  /** The bet whose answer is missing. */
  missing: () => Order<Bet> | undefined;
};

export type BetPlacerOptions<Bet, Result> = {
  send: (order: Order<Bet>) => Promise<Result>;
  newId: () => string;
  wait: Wait;
};

export function createBetPlacer<Bet, Result>(options: BetPlacerOptions<Bet, Result>): BetPlacer<Bet, Result> {
  let missing: Order<Bet> | undefined;
  let isBusy = false;

  const place = async (bet: Bet, signal?: AbortSignal) => {
    if (isBusy) return undefined;
    isBusy = true;
    const recovered = missing !== undefined;
    const order = missing ?? { id: options.newId(), bet };
    missing = order;
    try {
      const result = await retryUntilKnown(() => options.send(order), { wait: options.wait, signal });
      missing = undefined;
      return { bet: order.bet, result, recovered };
    } catch (error) {
      if (!isUnknown(error)) missing = undefined;
      throw error;
    } finally {
      isBusy = false;
    }
  };
  return { place, missing: () => missing };
}
