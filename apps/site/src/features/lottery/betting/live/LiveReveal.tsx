import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DrawReveal } from '../../reveal/DrawReveal.tsx';
import { clockText, secondsUntil } from '../../shared/draws/countdown.ts';
import { useServerSecond } from '../../shared/draws/server-time.ts';
import { familyOfCatalogue } from '../../shared/names/family-names.ts';
import type { RevealedDraw } from './use-revealed-draw.ts';

/** How long a result stays once it is complete. */
const SHOWN_MILLISECONDS = 6_000;

function NextDraw({ draw }: { draw: NonNullable<LotteryGame['draw']> }) {
  const t = useTranslations('lottery.room');
  const time = clockText(secondsUntil(draw.closesAt, useServerSecond()));
  return <p className="numeric text-center text-xs text-muted">{t('next', { number: draw.number, time })}</p>;
}

type LiveRevealProps = { game: LotteryGame; revealed: RevealedDraw; onClose: () => void };

/** A result as it arrives. It lies over the draw on sale, so that no key moves under a finger. */
export function LiveReveal({ game, revealed, onClose }: LiveRevealProps) {
  const t = useTranslations('lottery.draw');
  const common = useTranslations('common');
  const [isDone, setDone] = useState(false);
  const { id, number, numbers } = revealed;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(onClose, SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the time runs once, whatever the caller passes later
  }, [isDone]);
  return (
    <div
      data-testid="live-reveal"
      className="absolute inset-x-0 top-0 z-10 grid min-h-full animate-pop-in content-start gap-2 rounded-card border border-brand-line bg-panel p-3 shadow-floating"
    >
      <div className="-mt-1 -mr-1 flex items-center justify-between gap-2">
        <h2 className="numeric text-sm">{t('result', { number })}</h2>
        <IconButton size="sm" label={common('close')} icon={<X />} onClick={onClose} />
      </div>
      <DrawReveal
        drawId={id}
        family={familyOfCatalogue(game.catalogue)}
        onDone={() => setDone(true)}
        {...{ number, numbers }}
      />
      {game.draw && <NextDraw draw={game.draw} />}
    </div>
  );
}
