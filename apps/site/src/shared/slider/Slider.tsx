import './slider.css';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslations } from 'use-intl';
import { SLIDERS } from '../config/lobby-limits.ts';
import { NARROW_GAMES } from './slider-sizes.ts';
import { PauseButton } from './PauseButton.tsx';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { usePaused } from './use-paused.ts';
import { useScrollRow } from './use-scroll-row.ts';

export type SliderProps = {
  /** The name of the list. */
  label: string;
  /** The title of the section, beside the arrows. */
  head?: ReactNode;
  /** Visible tiles on wide screens; fewer on smaller ones. */
  perView?: number;
  /** Visible tiles on phones, where part of the next one shows. */
  narrow?: number;
  /** Rows on wide screens. Phones have one. */
  rows?: number;
  /** The interval of autoplay, while motion is allowed. */
  autoplayMilliseconds?: number | undefined;
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tiles to swipe, to page with arrows or to go through by keyboard. */
export function Slider(props: SliderProps) {
  const { label, head, perView = SLIDERS.games, narrow = NARROW_GAMES, rows = 1 } = props;
  const { autoplayMilliseconds, busy = false, className, children } = props;
  const t = useTranslations('home');
  const element = useRef<HTMLDivElement>(null);
  const { row, atStart, atEnd, page, next } = useScrollRow();
  const fits = atStart && atEnd;
  const { paused, toggle } = usePaused();
  const mayMove = useAutoplayAllowed(element, autoplayMilliseconds !== undefined && !paused && !fits);
  const turn = useEffectEvent(next);

  useEffect(() => {
    if (!mayMove || autoplayMilliseconds === undefined) return undefined;
    const timer = setInterval(turn, autoplayMilliseconds);
    return () => clearInterval(timer);
  }, [mayMove, autoplayMilliseconds]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    page(direction);
  };

  const sizes: CSSProperties & Record<`--${string}`, number> = {
    '--wide': perView,
    '--narrow': narrow,
    '--rows-wide': rows,
  };
  return (
    <div ref={element} className={clsx('tile-slider', className)} style={sizes} data-moving={mayMove}>
      <div className="mb-3 flex items-end justify-between gap-3 sm:mb-4">
        <div className="min-w-0 flex-1">{head}</div>
        <div className={clsx('flex shrink-0 gap-1.5 max-sm:hidden', fits && 'invisible')}>
          {autoplayMilliseconds !== undefined && <PauseButton {...{ paused, toggle }} />}
          <IconButton
            label={t('previousSlide')}
            icon={<ChevronLeft />}
            variant="secondary"
            size="sm"
            aria-disabled={atStart}
            onClick={() => page(-1)}
          />
          <IconButton
            label={t('nextSlide')}
            icon={<ChevronRight />}
            variant="secondary"
            size="sm"
            aria-disabled={atEnd}
            onClick={() => page(1)}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its tiles have the focus */}
      <ul ref={row} aria-label={label} aria-busy={busy} onKeyDown={onKeyDown} className="tile-row">
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
