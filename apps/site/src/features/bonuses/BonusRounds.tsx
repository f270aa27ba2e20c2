import type { Round } from '@croupier/contract/games/rounds.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/api/call.ts';

const SHOWN = 20;
const roundsQuery = (bonusId: string) => ({
  ...callQuery('rounds.list', { query: { bonusId, pageNum: 1, pageSize: SHOWN } }),
  staleTime: 0,
});

function RoundLine({ round }: { round: Round }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const { bonus } = round;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(4rem,auto)] items-baseline gap-x-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block truncate font-semibold text-text">{round.gameName}</span>
        <span className="numeric text-xs text-subtle">{format.instant(round.openedAt)}</span>
      </span>
      <span className="numeric text-right">
        <span className="block text-text">{format.amount(round.stake)}</span>
        {bonus && bonus.stake > 0n && (
          <span className="text-xs text-subtle">{t('ofBonus', { amount: format.amount(bonus.stake) })}</span>
        )}
      </span>
      <span className="numeric text-right font-semibold text-win">
        {round.state === 'open' ? t('openRound') : `+ ${format.amount(bonus?.wagered ?? 0n)}`}
      </span>
    </li>
  );
}

/** The last rounds of a bonus with what each counted. */
export function BonusRounds({ bonusId }: { bonusId: string }) {
  const t = useTranslations('bonuses');
  const query = useQuery(roundsQuery(bonusId));
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { items } = query.data;
  if (items.length === 0) return <p className="text-sm text-muted">{t('roundsEmpty')}</p>;
  return (
    <ul aria-label={t('rounds')} className="divide-y divide-line">
      {items.map((round) => (
        <RoundLine key={round.id} round={round} />
      ))}
    </ul>
  );
}
