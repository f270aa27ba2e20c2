import { askUntilKnown, isUnknown, type Wait } from './ask-until-known.ts';

export type Order<Bet> = { id: string; bet: Bet };
/** `recovered`: the answer to an earlier bet that had been missing, and not to the one just asked for. */
export type Placed<Bet, Result> = { bet: Bet; result: Result; recovered: boolean };

export type BetDesk<Bet, Result> = {
  /**
   * Places a bet under an id made beforehand. While the answer to an earlier bet is missing, that one is asked for
   * instead: one call of this never stakes twice. Undefined while another bet is under way.
   * @throws ApiError; when the outcome stays unknown the bet is kept, otherwise nothing was staked
   */
  place: (bet: Bet, signal?: AbortSignal) => Promise<Placed<Bet, Result> | undefined>;
  /** The bet whose answer is missing. */
  missing: () => Order<Bet> | undefined;
};

export type BetDeskOptions<Bet, Result> = {
  send: (order: Order<Bet>) => Promise<Result>;
  newId: () => string;
  wait: Wait;
};

export function createBetDesk<Bet, Result>(options: BetDeskOptions<Bet, Result>): BetDesk<Bet, Result> {
  let missing: Order<Bet> | undefined;
  let isBusy = false;

  const place = async (bet: Bet, signal?: AbortSignal) => {
    if (isBusy) return undefined;
    isBusy = true;
    const recovered = missing !== undefined;
    const order = missing ?? { id: options.newId(), bet };
    missing = order;
    try {
      const result = await askUntilKnown(() => options.send(order), { wait: options.wait, signal });
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
