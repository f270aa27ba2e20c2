import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../api/call.ts';
import { LazyRoundDialog } from '../rounds/LazyRoundDialog.tsx';
import { BetTable } from './BetTable.tsx';

const SHOWN = 12;
const REFETCH_MILLISECONDS = 5_000;

/** The member's own bets in in-house games, from the betting record. */
export function OwnBets() {
  const t = useTranslations('live');
  const [roundId, setRoundId] = useState<string>();
  const query = { pageNum: 1, pageSize: SHOWN, category: 'bgs' } as const;
  const rounds = useQuery({
    ...callQuery('rounds.list', { query }),
    staleTime: 0,
    refetchInterval: REFETCH_MILLISECONDS,
  });
  if (rounds.isLoadingError) return <QueryProblem query={rounds} />;
  return (
    <>
      <BetTable
        label={t('mine')}
        rows={(rounds.data?.items ?? []).map(({ id, gameId, openedAt, stake, payout, state }) => ({
          id,
          gameId,
          at: openedAt,
          stake,
          payout: state === 'open' ? null : payout,
        }))}
        hasPlayers={false}
        isLoading={!rounds.data}
        empty={t('emptyMine')}
        onOpen={setRoundId}
      />
      <LazyRoundDialog roundId={roundId} onClose={() => setRoundId(undefined)} />
    </>
  );
}
