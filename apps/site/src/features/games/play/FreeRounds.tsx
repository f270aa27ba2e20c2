import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { freeRoundsQuery } from '../../../shared/vendors/vendors.queries.ts';

/** Above an open game: the free rounds that the player has in it. The game plays them by itself. */
export function FreeRounds({ gameId }: { gameId: string }) {
  const t = useTranslations('play.freeRounds');
  const format = useFormat();
  const { data = [] } = useQuery(freeRoundsQuery(gameId));
  return data.map(({ id, count, bet, expiresAt }) => (
    <p
      key={id}
      className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-field bg-surface-2 px-4 py-2.5 text-sm ring-1 ring-line ring-inset"
    >
      <Gift aria-hidden className="size-4.5 shrink-0 text-win" />
      <span className="font-semibold">{t('yours', { count, bet: format.amount(bet) })}</span>
      <span className="text-muted">{t('until', { time: format.instant(expiresAt) })}</span>
    </p>
  ));
}
