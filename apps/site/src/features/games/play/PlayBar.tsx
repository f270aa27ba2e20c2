import type { Game } from '@croupier/contract/games/catalogue.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { clsx } from 'clsx';
import { ArrowLeft, Heart, HeartHandshake, Maximize, Minimize, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gamePath } from '../../../paths.ts';
import { useFavorite } from '../../../shared/games/favorites.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { usePlaysForMoney } from '../../../shared/protection/protection.queries.ts';

const NetPopover = lazyPart(
  async () => (await import('../../../shared/protection/NetPopover.tsx')).NetPopover,
);
const PhoneButton = lazyPart(async () => (await import('./PhoneButton.tsx')).PhoneButton);

export type PlayBarProps = {
  game: Game;
  /** Back to the previous page; a separate window has none. */
  onBack?: (() => void) | undefined;
  /** Undefined while nothing can be enlarged. */
  full?: { isFull: boolean; toggle: () => void } | undefined;
  /** Whether to offer the QR code. */
  onPhone: boolean;
  /** Title, or facts of the visit. */
  children?: ReactNode;
  /** Extra buttons of some games. */
  more?: ReactNode;
};

/** The toolbar above every game. */
export function PlayBar({ game, onBack, full, onPhone, children, more }: PlayBarProps) {
  const t = useTranslations();
  const favourite = useFavorite(game);
  const plays = usePlaysForMoney();
  return (
    <div className="@container mb-1 max-sm:-mt-3 sm:mb-3">
      <div className="flex min-h-11 items-center gap-1 sm:gap-2 @max-[16rem]:flex-wrap">
        {onBack && (
          <IconButton
            label={t('common.back')}
            icon={<ArrowLeft />}
            onClick={onBack}
            className="max-sm:-ml-2"
          />
        )}
        {/* Large text needs a line of its own. */}
        <div className="min-w-0 flex-1 @max-[16rem]:order-last @max-[16rem]:basis-full">{children}</div>
        <div role="toolbar" aria-label={t('games.play')} className="ml-auto flex shrink-0 max-sm:-mr-2">
          <IconButton
            label={favourite.label}
            pressed={favourite.pressed}
            icon={<Heart className={clsx(favourite.pressed && 'fill-current')} />}
            onClick={favourite.onToggle}
          />
          {plays && (
            <LazyPart
              fallback={<IconButton label={t('protection.net.open')} icon={<HeartHandshake />} disabled />}
            >
              <NetPopover />
            </LazyPart>
          )}
          {onPhone && (
            <span className="max-lg:hidden">
              <LazyPart fallback={<IconButton label={t('games.onPhone')} icon={<QrCode />} disabled />}>
                <PhoneButton path={gamePath(game.gameId)} />
              </LazyPart>
            </span>
          )}
          {more}
          {full && (
            <IconButton
              label={t(full.isFull ? 'games.fullLeave' : 'games.full')}
              pressed={full.isFull}
              icon={full.isFull ? <Minimize /> : <Maximize />}
              onClick={full.toggle}
            />
          )}
        </div>
      </div>
    </div>
  );
}
