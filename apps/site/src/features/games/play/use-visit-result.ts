import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { backgroundCall } from '../../../shared/api/call.ts';
import { writeTab, readTab } from '../../../shared/browser/tab-storage.ts';
import { balanceQuery } from '../../../shared/member/balance.queries.ts';

const KEY = 'visitBegan';
/** Totals are fetched at most this often, however many rounds are played. */
const PACE_MILLISECONDS = 1_000;
/** Device clocks may be wrong by hours, hardly by more. */
const DAY_MILLISECONDS = 24 * 60 * 60_000;

type Began = { at: number; gameId: string; netMinor: string };
const isBegan = (value: unknown): value is Began =>
  typeof value === 'object' && value !== null && 'netMinor' in value && typeof value.netMinor === 'string';

/**
 * Net result of the rounds of a game that were settled during this visit: payouts minus stakes, from the server's
 * records. A round that is resumed counts as a whole when it is settled. The hook compares two totals, so the device's
 * clock does not matter, and refetches when the pushed balance changes. Undefined until known.
 */
export function useVisitResult(gameId: string, at: number): bigint | undefined {
  const { data: balance } = useQuery(balanceQuery);
  const { data: net, refetch } = useQuery({
    queryKey: ['rounds.list', 'visit', gameId, at],
    queryFn: async ({ signal }): Promise<bigint> => {
      const from = new Date(at - DAY_MILLISECONDS);
      const query = { pageNum: 1, pageSize: 1, gameId, state: 'settled', from } as const;
      const { totalStake, totalPayout } = await backgroundCall('rounds.list', { query }, { signal });
      return totalPayout - totalStake;
    },
    staleTime: 0,
    gcTime: 0,
  });
  const [began, setBegan] = useState(() => {
    const kept = readTab(KEY, isBegan);
    return kept?.at === at && kept.gameId === gameId ? BigInt(kept.netMinor) : undefined;
  });
  if (net !== undefined && began === undefined) setBegan(net);
  useEffect(() => {
    if (began !== undefined) writeTab(KEY, { at, gameId, netMinor: String(began) });
  }, [at, gameId, began]);

  const ask = useEffectEvent(() => void refetch());
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  const amount = balance?.amount;
  const seen = useRef(amount);
  useEffect(() => {
    if (amount === undefined || amount === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = amount;
    if (isFirst) return;
    due.current ??= setTimeout(() => {
      due.current = undefined;
      ask();
    }, PACE_MILLISECONDS);
  }, [amount]);
  return net !== undefined && began !== undefined ? net - began : undefined;
}
