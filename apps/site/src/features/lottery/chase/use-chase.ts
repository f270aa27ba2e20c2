import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createBetPlacer } from '../../../shared/bets/bet-placer.ts';
import { wait } from '../../../shared/bets/wait.ts';
import type { AskedBet } from '../slip/quote.ts';

export type ChaseOrder = {
  gameCode: string;
  rulesVersion: number;
  stake: bigint;
  words: string;
  stopsOnWin: boolean;
  bets: AskedBet[];
  steps: Array<{ drawId: string; multiplier: number }>;
};

/** Starts a chase once, whatever happens to the connection. */
export function useChase() {
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [placer] = useState(() =>
    createBetPlacer({
      send: ({ id, bet }: { id: string; bet: ChaseOrder }) =>
        call('lotteryChases.start', { body: { id, ...bet } }),
      newId: () => crypto.randomUUID(),
      wait,
    }),
  );
  const start = async (order: ChaseOrder): Promise<boolean> => {
    setIsBusy(true);
    setError(undefined);
    try {
      const placed = await placer.place(order);
      if (!placed) return false;
      const { balance, balanceSequence } = placed.result;
      applyBalance(queryClient, { currency, amount: balance, sequence: balanceSequence });
      for (const name of ['lotteryChases.list', 'lotteryTickets.list', 'lottery.recent'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { start, isBusy, error };
}
