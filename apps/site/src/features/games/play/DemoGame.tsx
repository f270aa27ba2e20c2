import type { Game } from '@croupier/contract/games/catalogue.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Coins, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDemo } from '../game.queries.ts';
import { safeGameUrl } from './game-window.ts';
import { GameStage } from './GameStage.tsx';

export type DemoGameProps = { game: Game; isFull: boolean; onLeave: () => void };

/** A game with play money, for visitors and trial accounts. */
export function DemoGame({ game, isFull, onLeave }: DemoGameProps) {
  const t = useTranslations('games');
  const demo = useDemo(game.nodeId);
  const url = demo.data && safeGameUrl(demo.data.url, location.href);
  return (
    <>
      <div className="mb-2 flex items-center gap-3 rounded-field bg-surface-2 py-0.5 pr-0.5 pl-4 text-sm leading-5 ring-1 ring-line ring-inset sm:mb-3">
        <Coins aria-hidden className="size-5 shrink-0 text-brand-text" />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{t('demo.title')}</span>{' '}
          <span className="text-muted">{t('demo.text')}</span>
        </p>
        <IconButton label={t('demo.leave')} icon={<X />} onClick={onLeave} />
      </div>
      {url ? (
        <GameStage key={url} {...{ url, isFull }} isDemo name={game.displayName} />
      ) : (
        <section
          aria-busy={demo.isFetching}
          className="grid min-h-[26rem] place-items-center rounded-card border border-line bg-well p-6"
        >
          {demo.error && !demo.isFetching ? (
            <QueryProblem query={demo} />
          ) : (
            <Spinner label={t('opening')} className="size-8 text-brand-text" />
          )}
        </section>
      )}
    </>
  );
}
