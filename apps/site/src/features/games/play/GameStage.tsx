import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SlowStart } from './SlowStart.tsx';

/**
 * What a vendor's page may do inside ours. It has its own origin, so allowing scripts and storage does not expose ours.
 * It can neither navigate this page nor download anything.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-pointer-lock',
  'allow-orientation-lock',
].join(' ');

/** On phones it fills what header, toolbar, the note of a demo and bottom bar leave, so that the game's buttons are in sight. */
const IN_PAGE = 'min-h-[24rem] rounded-card sm:h-[min(75dvh,52rem)] sm:min-h-[26rem]';
const HEIGHTS = { play: 'h-[calc(100dvh-13.75rem)]', demo: 'h-[calc(100dvh-16.25rem)]' } as const;

export type GameStageProps = { url: string; name: string; isFull: boolean; isDemo?: boolean };

/** A game in an iframe. */
export function GameStage({ url, name, isFull, isDemo = false }: GameStageProps) {
  const t = useTranslations('games');
  const [isLoaded, setLoaded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <div
      aria-busy={!isLoaded}
      className={clsx(
        'relative w-full overflow-hidden border border-line bg-well shadow-raised',
        isFull ? 'min-h-0 flex-1 rounded-tile' : [HEIGHTS[isDemo ? 'demo' : 'play'], IN_PAGE],
      )}
    >
      {!isLoaded && (
        <div className="absolute inset-0 z-10 grid place-content-center justify-items-center">
          <Spinner label={t('opening')} className="size-8 text-brand-text" />
          <SlowStart key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      )}
      <iframe
        key={attempt}
        src={url}
        title={name}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
        className="relative h-full w-full rounded-[inherit] border-0 bg-well"
      />
    </div>
  );
}
