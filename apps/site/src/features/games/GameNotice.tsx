import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';
import type { Notice } from './game-notice.ts';

export type GameNoticeProps = {
  game: Game;
  notice: Notice;
  /** The launch URL, once the game is ready. */
  url: string | undefined;
  error: unknown;
  onRetry: () => void;
  onDemo: () => void;
};

/** Who can't play for money may try the game. */
const DEMO_NOTICES: ReadonlySet<Notice> = new Set(['visitor', 'trial']);

/** Says whether the game can be opened, and if not, why and what to do. */
export function GameNotice({ game, notice, url, error, onRetry, onDemo }: GameNoticeProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const returnState = useReturnState();
  const vendor = game.vendorName;
  const says: Record<Notice, { title: string; text?: string; action?: ReactNode }> = {
    maintenance: {
      title: t('games.maintenance'),
      text: game.notice || t('games.maintenanceText', { vendor }),
    },
    notConnected: { title: t('games.notConnected'), text: t('games.notConnectedText', { vendor }) },
    visitor: {
      title: t('games.visitor'),
      text: t('games.visitorText'),
      action: (
        <Link to={paths.login()} state={returnState} className={buttonClass({ variant: 'primary' })}>
          {t('nav.login')}
        </Link>
      ),
    },
    trial: {
      title: t('games.trial'),
      text: t('games.trialText'),
      action: (
        <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
          {t('nav.originals')}
        </Link>
      ),
    },
    opening: { title: t('games.opening'), action: <Spinner className="size-6 text-brand-text" /> },
    notAnswering: {
      title: t('play.notAnswering.title', { vendor }),
      text: t('play.notAnswering.text'),
      action: <Button onClick={onRetry}>{t('common.retry')}</Button>,
    },
    failed: {
      title: t('games.failed'),
      text: errorText(error),
      action: <Button onClick={onRetry}>{t('common.retry')}</Button>,
    },
    ready: {
      title: t('games.openGame'),
      action: (
        <a href={url} className={buttonClass({ variant: 'primary' })}>
          {t('games.continue')}
        </a>
      ),
    },
  };
  const { title, text, action } = says[notice];
  return (
    <div aria-live="polite" className="min-w-0 text-center sm:text-left">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {game.state === 'slow' && <p className="mt-2 text-sm text-info">{t('games.slowText', { vendor })}</p>}
      {action && (
        <div className="mt-5 flex flex-wrap justify-center gap-3 sm:justify-start">
          {action}
          {game.hasDemo && DEMO_NOTICES.has(notice) && (
            <Button icon={<Play aria-hidden />} onClick={onDemo}>
              {t('games.demo.open')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
