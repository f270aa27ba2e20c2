import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import type { LotteryTicket } from '@croupier/contract/games/lottery-tickets.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { isUnknown, retryUntilKnown } from '../../../shared/bets/retry-until-known.ts';
import { wait } from '../../../shared/bets/wait.ts';
import type { OfferedPlay } from '../betting/plays-on-sale.ts';
import { quoteBet, type AskedBet, type Quote } from './quote.ts';
import { repriced } from './reprice.ts';
import { randomWords } from './random-words.ts';
import { drawOf, EMPTY_SLIP, slipStore, type Order } from './slip-store.ts';

export type SlipTrouble =
  | { kind: 'waiting' }
  /** The answer is missing: the ticket may be bought, and is asked for again under its id. */
  | { kind: 'missing' }
  | { kind: 'refused'; error: unknown };

export type SlipRow = { bet: AskedBet; offered: OfferedPlay; quote: Quote };
export type SlipSums = { lines: number; stakeMinor: bigint; mostMinor: bigint };

const onServer = () => EMPTY_SLIP;

/** The bets that are about to be bought, and buying them once. */
export function useSlip(game: LotteryGame, plays: readonly OfferedPlay[]) {
  const store = slipStore(game.gameCode);
  const slip = useSyncExternalStore(store.subscribe, store.get, onServer);
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const [trouble, setTrouble] = useState<SlipTrouble>();
  const [isBuying, setIsBuying] = useState(false);
  const rows: SlipRow[] = slip.bets.flatMap((bet) => {
    const offered = plays.find(({ play }) => play.code === bet.play);
    const quote = offered && quoteBet(offered.play, bet);
    return offered && quote ? [{ bet, offered, quote }] : [];
  });
  const sums: SlipSums = {
    lines: rows.reduce((sum, { quote }) => sum + quote.lines, 0),
    stakeMinor: rows.reduce((sum, { quote }) => sum + quote.stakeMinor, 0n),
    mostMinor: rows.reduce((sum, { quote }) => sum + quote.mostMinor, 0n),
  };
  const drawNow = game.draw ? { id: game.draw.id, number: game.draw.number } : null;
  const isPast = slip.bets.length > 0 && slip.draw !== null && slip.draw.id !== drawNow?.id;

  const change = (bets: AskedBet[]): void => {
    // What was sent stays as it is until there is an answer.
    if (store.get().order) return;
    setTrouble(undefined);
    const draw = bets.length === 0 ? null : slip.bets.length === 0 ? drawNow : drawOf(slip, drawNow);
    store.set({ ...store.get(), bets, draw, order: null });
  };

  const send = async (order: Order): Promise<LotteryTicket | undefined> => {
    const stake = order.bets.reduce((sum, bet) => {
      const offered = plays.find(({ play }) => play.code === bet.play);
      return sum + ((offered && quoteBet(offered.play, bet)?.stakeMinor) ?? 0n);
    }, 0n);
    const { id, drawId, rulesVersion, bets, words } = order;
    const body = { id, gameCode: game.gameCode, drawId, rulesVersion, stake, words, bets };
    setIsBuying(true);
    setTrouble(undefined);
    store.set({ ...store.get(), order });
    try {
      const answer = await retryUntilKnown(() => call('lotteryTickets.buy', { body }), {
        wait: (milliseconds) => {
          setTrouble({ kind: 'waiting' });
          return wait(milliseconds);
        },
      });
      applyBalance(queryClient, { currency, amount: answer.balance, sequence: answer.balanceSequence });
      void queryClient.invalidateQueries({ queryKey: ['lotteryTickets.list'] });
      void queryClient.invalidateQueries({ queryKey: ['lottery.recent'] });
      store.set({ bets: [], draw: null, order: null, last: order.bets });
      setTrouble(undefined);
      return answer.ticket;
    } catch (error) {
      if (isUnknown(error)) setTrouble({ kind: 'missing' });
      else {
        store.set({ ...store.get(), order: null });
        setTrouble({ kind: 'refused', error });
        void queryClient.invalidateQueries({ queryKey: ['lottery.game'] });
      }
      return undefined;
    } finally {
      setIsBuying(false);
    }
  };

  const buy = async (): Promise<LotteryTicket | undefined> => {
    if (isBuying) return undefined;
    const { order } = store.get();
    if (order) return send(order);
    const draw = drawOf(store.get(), drawNow);
    if (!draw) return undefined;
    return send({
      id: crypto.randomUUID(),
      drawId: draw.id,
      drawNumber: draw.number,
      rulesVersion: game.rulesVersion,
      words: randomWords(),
      bets: rows.map(({ bet }) => bet),
    });
  };

  return {
    slip,
    rows,
    sums,
    trouble,
    isBuying,
    isPast,
    isLocked: slip.order !== null,
    drawNow,
    add: (bets: readonly AskedBet[]) => change([...slip.bets, ...bets].slice(0, game.limits.maxBets)),
    remove: (at: number) => change(slip.bets.filter((_, index) => index !== at)),
    replace: (at: number, bet: AskedBet) => change(slip.bets.map((one, index) => (index === at ? bet : one))),
    /** Puts other bets on the slip, for the same draw. */
    take: (bets: readonly AskedBet[]) => change([...bets]),
    clear: () => change([]),
    repeat: () => change(repriced(slip.last, plays, game.prices)),
    /** Takes the terms of now. */
    update: () => change(repriced(slip.bets, plays, game.prices)),
    moveToDraw: () => {
      if (store.get().order) return;
      setTrouble(undefined);
      const bets = repriced(slip.bets, plays, game.prices);
      store.set({ ...store.get(), bets, draw: drawNow, order: null });
    },
    buy,
  };
}
export type SlipControl = ReturnType<typeof useSlip>;
