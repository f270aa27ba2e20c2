import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { clsx } from 'clsx';
import { Clock, Heart } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { usePickedGames } from './game-lists.queries.ts';
import { GamePages } from './GamePages.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const tabClass = ({ isActive }: { isActive: boolean }): string =>
  clsx(
    'flex h-10 items-center gap-2 rounded-[calc(var(--radius-field)-3px)] px-4 text-sm font-semibold whitespace-nowrap',
    isActive
      ? 'bg-surface-3 text-text shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)]'
      : 'text-muted hover:text-text',
  );

/** Favourite and recently opened games. */
export function AccountGame() {
  const t = useTranslations();
  const isFavorite = useLocation().pathname.toLowerCase().startsWith(paths.favorite());
  const list = isFavorite ? 'favorites' : 'recent';
  const pages = usePickedGames(isFavorite ? 'favorite' : 'recent');
  const empty = (
    <EmptyState
      icon={isFavorite ? <Heart /> : <Clock />}
      title={t(`games.${list}Empty`)}
      text={t(`games.${list}EmptyText`)}
      action={
        <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
          {t('games.find')}
        </Link>
      }
    />
  );
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{t(`games.${list}Title`)}</PageTitle>
      <nav
        aria-label={t('nav.picked')}
        className="flex w-fit gap-1 rounded-field bg-well p-1 shadow-well ring-1 ring-line ring-inset"
      >
        <NavLink to={paths.favorite()} className={tabClass}>
          <Heart aria-hidden className="size-4.5" />
          {t('nav.favorites')}
        </NavLink>
        <NavLink to={paths.recent()} className={tabClass}>
          <Clock aria-hidden className="size-4.5" />
          {t('nav.recent')}
        </NavLink>
      </nav>
      <header className="mt-5 mb-6">
        <h1 className="text-3xl">{t(`games.${list}Title`)}</h1>
        <p className="mt-1.5 text-muted">{t(`games.${list}Text`)}</p>
      </header>
      <GamePages {...{ pages, empty }} label={t(`games.${list}Title`)} />
    </div>
  );
}
