import type { LiveWin } from '@croupier/contract/games/live-bets.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BellOff, X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gamePath } from '../../../paths.ts';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useOriginals } from '../../../shared/games/games.queries.ts';
import { useMerchantCurrency } from '../../../shared/member/TrialCurrency.tsx';
import { multiplierE4 } from '../../../shared/live-bets/live-view.ts';

export type WinToastProps = { win: LiveWin; onClose: () => void; onMute: () => void };

/** Somebody's big win with a link to the game. Screen readers are not interrupted: the winner boards have it too. */
export function WinToast({ win, onClose, onMute }: WinToastProps) {
  const t = useTranslations();
  const format = useFormat();
  const currency = useMerchantCurrency();
  const { data: games = [] } = useOriginals();
  const game = games.find(({ gameId }) => gameId === win.gameId);
  return (
    <aside
      aria-label={t('winners.toast.label')}
      data-testid="win-toast"
      className="fixed right-3 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-30 flex w-80 max-w-[calc(100vw-1.5rem)] animate-pop-in items-center gap-1 rounded-card border border-line-strong bg-surface-2 p-2 shadow-floating md:right-20 md:bottom-6"
    >
      <Link
        to={gamePath(win.gameId)}
        onClick={onClose}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-field"
      >
        <span className="block aspect-3/4 w-10 shrink-0 overflow-hidden rounded-field bg-surface-3">
          {game && <GameArt game={game} sizes="2.5rem" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-xs text-muted">
            {win.name ?? t('live.hidden')} · {game?.displayName ?? win.gameId}
          </span>
          <span className="numeric block truncate font-display font-bold text-win">
            {format.amount(win.payout, { currency })}
            <span className="ms-2 text-xs font-semibold text-muted">
              {format.multiplier(multiplierE4(win))}
            </span>
          </span>
        </span>
      </Link>
      <span className="flex shrink-0">
        <IconButton size="sm" label={t('winners.toast.mute')} icon={<BellOff />} onClick={onMute} />
        <IconButton size="sm" label={t('common.close')} icon={<X />} onClick={onClose} />
      </span>
    </aside>
  );
}
