import type { GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../../paths.ts';
import { VendorLogo } from '../../../shared/games/VendorLogo.tsx';

export type VendorLinkProps = {
  category: GameCategory;
  vendor: GameMenu['vendors'][number];
  /** Undefined while loading. */
  games: number | undefined;
};

/** A vendor with its number of games and its status. */
export function VendorLink({ category, vendor: { code, name, state }, games }: VendorLinkProps) {
  const t = useTranslations('frame');
  return (
    <Link
      to={`${CATEGORY_PATHS[category]}?${new URLSearchParams({ vassalage: code })}`}
      className="group/vendor flex h-19 flex-col items-center justify-center gap-1 rounded-field bg-surface-2 px-3 ring-1 ring-line ring-inset hover:bg-surface-3 hover:ring-line-strong"
    >
      <VendorLogo
        code={code}
        name={name}
        className={clsx(
          'h-8.5 max-w-full',
          state === 'maintenance' ? 'text-subtle' : 'text-muted group-hover/vendor:text-text',
        )}
      />
      <span className="numeric flex h-4 items-center gap-1.5 text-2xs text-subtle">
        {state === 'up' ? (
          games !== undefined && t('games', { count: games })
        ) : (
          <>
            <span
              aria-hidden
              className={clsx('size-1.5 rounded-full', state === 'slow' ? 'bg-warn' : 'bg-line-strong')}
            />
            {t(state)}
          </>
        )}
      </span>
    </Link>
  );
}
