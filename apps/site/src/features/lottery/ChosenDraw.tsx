import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gamePath } from '../../paths.ts';
import { GameArt } from '../../shared/games/GameArt.tsx';
import { useChosenGame, type DrawKind } from './lottery.queries.ts';

/** The draw in the address. */
export function ChosenDraw({ gameCode, kinds }: { gameCode: string; kinds: readonly DrawKind[] }) {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const { data: game, error } = useChosenGame(gameCode, kinds);
  const isUnknown = game === null;
  return (
    <Card className="mt-4 flex min-h-38 items-center gap-4 sm:gap-6">
      {game && (
        <>
          <div className="aspect-3/4 w-20 shrink-0 overflow-hidden rounded-tile shadow-raised">
            <GameArt game={game} sizes="5rem" eager />
          </div>
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">{t('chosen')}</p>
            <h2 className="text-xl">{game.displayName}</h2>
            <p className="mt-1 text-sm text-muted">{t('chosenText')}</p>
            <Link
              to={gamePath(game.gameId)}
              className={buttonClass({ variant: 'primary', size: 'sm' }, 'mt-3')}
            >
              {t('toGame')}
            </Link>
          </div>
        </>
      )}
      {game === undefined && !error && <Skeleton className="h-24 w-full" />}
      {!game && (error !== null || isUnknown) && (
        <div role="alert">
          <h2 className="text-xl">{isUnknown ? t('unknown') : errorText(error)}</h2>
          {isUnknown && <p className="mt-1 text-sm text-muted">{t('unknownText')}</p>}
        </div>
      )}
    </Card>
  );
}
