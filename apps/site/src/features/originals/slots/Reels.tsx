import { LINES, REELS, ROWS, STOPS, symbolAt, type LineWin } from '@croupier/fairplay/games/slots-reels.ts';
import { clsx } from 'clsx';
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import { playSound } from '../sound/play-sound.ts';
import { SlotPicture } from '../../../shared/round-pictures/SymbolArt.tsx';

/** Symbols that pass by between the old and the new ones, more on each reel. */
const PASSING = [9, 11, 13, 15, 17];

export type ReelsProps = {
  stops: readonly number[];
  /** The stops before; the reels turn from there. */
  before: readonly number[];
  /** Changes with every spin. */
  spinKey: string;
  motion: 'none' | 'normal' | 'turbo';
  /** The wins to show; empty while the reels turn. */
  wins: readonly LineWin[];
  /** Scatters glow. */
  showsScatters: boolean;
};

const COLOURS = ['#ffd166', '#ff6b8b', '#5ad1ff', '#8affa0', '#c59bff', '#ffa45a'];
const colourOf = (line: number): string => COLOURS[line % COLOURS.length] ?? '#fff';

type ReelProps = {
  reel: number;
  stop: number;
  from: number;
  motion: ReelsProps['motion'];
  lit: readonly boolean[];
  isDimmed: boolean;
};

const Reel = memo(function Reel({ reel, stop, from, motion, lit, isDimmed }: ReelProps) {
  const passing = motion === 'none' ? 0 : (PASSING[reel] ?? 9);
  const rows = Array.from({ length: ROWS + passing }, (_, row) => symbolAt(reel, stop, row));
  const old = motion === 'none' ? [] : Array.from({ length: ROWS }, (_, row) => symbolAt(reel, from, row));
  const strip = [...rows, ...old];
  const style: CSSProperties & Record<'--from' | '--reel', string> = {
    '--from': `${(-(strip.length - ROWS) / strip.length) * 100}%`,
    '--reel': String(reel),
  };
  return (
    <div className="slot-reel">
      <div className="slot-strip" data-motion={motion} style={style}>
        {Array.from(strip, (symbol, index) => (
          <span
            key={index}
            className={clsx('slot-cell', index < ROWS && lit[index] && 'slot-lit')}
            data-dim={isDimmed && !(index < ROWS && lit[index]) ? '' : undefined}
            data-symbol={symbol}
          >
            <SlotPicture symbol={symbol} className="slot-picture" />
          </span>
        ))}
      </div>
    </div>
  );
});

/** Lights for the fields of each reel. */
function litFields(stops: readonly number[], wins: readonly LineWin[], showsScatters: boolean): boolean[][] {
  return REELS.map((_, reel) =>
    Array.from({ length: ROWS }, (__, row) => {
      const isScatter = showsScatters && symbolAt(reel, stops[reel] ?? 0, row) === 'S';
      return isScatter || wins.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row);
    }),
  );
}

const UNLIT: readonly boolean[] = [false, false, false];

/** Five reels of three rows, with the lines that win. */
export function Reels({ stops, before, spinKey, motion, wins, showsScatters }: ReelsProps) {
  const isShowing = wins.length > 0 || showsScatters;
  const lit = isShowing ? litFields(stops, wins, showsScatters) : [];
  return (
    <div
      className="slot-window"
      data-testid="slot-reels"
      data-stops={stops.map((stop) => stop % STOPS).join('-')}
    >
      {Array.from(REELS, (_, reel) => (
        <Reel
          key={`${spinKey}/${reel}`}
          {...{ reel, motion }}
          stop={stops[reel] ?? 0}
          from={before[reel] ?? 0}
          lit={lit[reel] ?? UNLIT}
          isDimmed={isShowing}
        />
      ))}
      <svg aria-hidden viewBox="0 0 500 300" preserveAspectRatio="none" className="slot-lines">
        {wins.map(({ line, count }) => (
          <polyline
            key={line}
            points={(LINES[line] ?? []).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')}
            stroke={colourOf(line)}
            strokeDasharray={count < 5 ? undefined : '0'}
            className="slot-line"
          />
        ))}
      </svg>
    </div>
  );
}

const STOP_SOUNDS = { normal: [380, 460, 540, 620, 700], turbo: [300] };

/** A tick as each reel stops. */
export function useReelSounds(spinKey: string, motion: ReelsProps['motion']): void {
  const heard = useRef<string>(undefined);
  useEffect(() => {
    if (heard.current === spinKey || motion === 'none') return undefined;
    heard.current = spinKey;
    const timers = STOP_SOUNDS[motion].map((at) => setTimeout(() => playSound('tick'), at));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [spinKey, motion]);
}
