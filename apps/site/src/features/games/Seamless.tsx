import { ApiError } from '@croupier/contract/client.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Gamepad2 } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { originalPath, paths } from '../../paths.ts';
import { useGame } from './game.queries.ts';
import { GamePage } from './GamePage.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const NOT_FOUND = 'catalogue.game_not_found';

function Gone() {
  const t = useTranslations('games');
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('gone')}
      text={t('goneText')}
      action={
        <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
          {t('find')}
        </Link>
      }
    />
  );
}

/** The page of the vendor's game in the address. */
export function Seamless() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const gameId = search.get('game') ?? '';
  const own = originalPath(gameId);
  const asked = useGame(own ? '' : gameId);
  const { data: game, error } = asked;
  if (own) return <Navigate to={own} replace />;
  if (gameId === '' || (error instanceof ApiError && error.code === NOT_FOUND)) return <Gone />;
  if (game) return <GamePage key={game.gameId} game={game} />;
  return (
    <div className="mx-auto grid min-h-[60dvh] w-full max-w-(--width-page) place-items-center">
      <PageTitle>{t('games.list')}</PageTitle>
      {error ? (
        <QueryProblem query={asked} />
      ) : (
        <Spinner label={t('common.loading')} className="size-8 text-brand-text" />
      )}
    </div>
  );
}
