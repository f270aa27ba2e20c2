import type { Game } from '@croupier/contract/games/catalogue.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../../paths.ts';
import { visitQuery } from '../../../shared/vendors/vendors.queries.ts';

export type StoppedNoticeProps = { game: Game; visitId: string | null; onAgain: () => void };

/** Above an open game that takes no more bets: stopped by an operator, or its visit has ended elsewhere. */
export function StoppedNotice({ game, visitId, onAgain }: StoppedNoticeProps) {
  const t = useTranslations('play.stopped');
  const { data } = useQuery({ ...visitQuery(visitId ?? ''), enabled: visitId !== null });
  const isStopped = game.state === 'maintenance' || data?.endReason === 'stopped';
  if (!isStopped && !data?.endedAt) return null;
  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-field bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-semibold">{isStopped ? t('title') : t('endedTitle')}</span>{' '}
        {isStopped ? game.notice || t('text', { vendor: game.vendorName }) : t('endedText')}
      </p>
      {isStopped ? (
        <Link to={CATEGORY_PATHS[game.gameType]} className={buttonClass({ size: 'sm' })}>
          {t('others')}
        </Link>
      ) : (
        <Button size="sm" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
