import type { Attendance, DeskRow } from '@croupier/contract/backoffice/takes.ts';
import type { LiveList } from '@croupier/contract/console-realtime.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../call.ts';
import { useLiveChanges } from '../live/use-live-changes.ts';

/** Twice in the minute for which the server remembers who looks. */
const RENEW_MILLISECONDS = 25_000;

const takesQuery = (list: LiveList) =>
  queryOptions({
    queryKey: ['takes.list', list],
    queryFn: ({ signal }) => call('takes.list', { query: { list } }, { signal }),
    staleTime: 0,
  });

/** Who is viewing the rows of a list, and who has taken them. */
export function useTakes(
  list: LiveList,
): (row: Pick<DeskRow, 'merchantCode' | 'id'>) => Attendance | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery(takesQuery(list));
  useLiveChanges(list, ({ what }) => {
    if (what === 'take') void queryClient.invalidateQueries({ queryKey: takesQuery(list).queryKey });
  });
  return ({ merchantCode, id }) => data?.find((row) => row.merchantCode === merchantCode && row.id === id);
}

/** Reports that the operator is viewing a row while the page is in use, and releases it at the end. */
export function useAttendance(row: DeskRow): void {
  const { list, merchantCode, id } = row;
  // A lost notice does no harm.
  const look = useEffectEvent(() => void call('takes.look', { body: row }).catch(() => {}));
  useEffect(() => {
    let isUsed = true;
    const use = (): void => {
      isUsed = true;
    };
    look();
    const timer = setInterval(() => {
      // An unattended page must neither keep a row nor the session.
      if (isUsed && document.visibilityState === 'visible') look();
      isUsed = false;
    }, RENEW_MILLISECONDS);
    document.addEventListener('pointermove', use);
    document.addEventListener('keydown', use);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointermove', use);
      document.removeEventListener('keydown', use);
      void call('takes.leave', { body: { list, merchantCode, id } }).catch(() => {});
    };
  }, [list, merchantCode, id]);
}

/** Takes a row, or releases it. */
export function useTake(row: DeskRow) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: takesQuery(row.list).queryKey });
  return {
    take: useMutation({ mutationFn: () => call('takes.take', { body: row }), onSettled: refresh }),
    giveBack: useMutation({
      mutationFn: async () => {
        await call('takes.leave', { body: row });
        await call('takes.look', { body: row });
      },
      onSettled: refresh,
    }),
  };
}
