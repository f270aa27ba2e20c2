import type { Trend } from '@croupier/fairplay/lottery/trends.ts';
import type { Play, Zone } from '@croupier/fairplay/lottery/types.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { LotteryNames } from '../../shared/names/lottery-names.ts';
import { heatOf } from '../key-trends.ts';
import { SymbolFace } from './SymbolFace.tsx';
import { useDragSelect } from './use-drag-select.ts';
import './keys.css';

export type KeyGridProps = {
  family: string;
  names: LotteryNames;
  play: Play;
  zone: Zone;
  /** Of the zones of the play. */
  at: number;
  picked: readonly number[];
  onToggle: (symbol: number) => void;
  trends: readonly Trend[] | undefined;
  /** What a unit wins, by symbol, where that differs. */
  oddsOf: ((symbol: number) => string) | undefined;
  /** A price below the full one, in basis points. */
  priceOf: (symbol: number) => number | undefined;
  /** The symbols that stand on this page of a long board. */
  from?: number | undefined;
  until?: number | undefined;
};

type KeyProps = Omit<KeyGridProps, 'onToggle' | 'from' | 'until' | 'picked'> & {
  symbol: number;
  isPicked: boolean;
};

function Key({ family, names, play, zone, symbol, isPicked, trends, oddsOf, priceOf }: KeyProps) {
  const t = useTranslations('lottery.bet');
  const text = zone.alphabet[symbol] ?? '';
  const trend = trends?.[symbol];
  const priceBps = priceOf(symbol);
  const look: CSSProperties & Record<`--${string}`, number> =
    trend && trends ? { '--heat': heatOf(trends, trend) } : {};
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={priceBps === 0}
      data-symbol={symbol}
      data-banker={zone.code === 'banker' || undefined}
      className="lottery-key"
      style={look}
    >
      <SymbolFace {...{ family, symbol: text }} zone={zone.code} name={names.symbol(zone, text)} />
      {oddsOf && <span className="numeric text-2xs opacity-80">{oddsOf(symbol)}</span>}
      {trend && play.units === 1 && (
        <span className="lottery-miss numeric" title={t('miss', { count: trend.missNow })}>
          <span className="sr-only">{t('miss', { count: trend.missNow })}</span>
          <span aria-hidden>{trend.missNow}</span>
        </span>
      )}
      {priceBps !== undefined && (
        <span className="lottery-price numeric">{priceBps === 0 ? '✕' : `${priceBps / 100}%`}</span>
      )}
    </button>
  );
}

const MIN_COLUMNS = 8;
const MAX_COLUMNS = 12;

/** As many keys in a row as leave no row short, where there is room: boards stand by tens. */
function columnsOf(keys: number): number | undefined {
  if (keys < MIN_COLUMNS) return undefined;
  return keys <= MAX_COLUMNS ? keys : [10, 9, 8].find((columns) => keys % columns === 0);
}

type GridStyle = CSSProperties & { '--columns'?: number };

/** The keys of one zone. They can be tapped, or drawn over. */
export function KeyGrid(props: KeyGridProps) {
  const {
    zone,
    names,
    play,
    picked,
    onToggle,
    from = 0,
    until = props.zone.alphabet.length,
    ...rest
  } = props;
  const drag = useDragSelect((symbol) => picked.includes(symbol), onToggle);
  const isWide = zone.alphabet.some((symbol) => names.symbol(zone, symbol).length > 3);
  const columns = isWide ? undefined : columnsOf(zone.alphabet.length);
  const style: GridStyle = columns === undefined ? {} : { '--columns': columns };
  const isDice = rest.family === 'k3' && ['t1', 's1', 'pp'].includes(zone.code);
  return (
    <fieldset
      {...drag}
      aria-label={names.zone(play, zone)}
      style={style}
      data-even={columns !== undefined || undefined}
      className={clsx('lottery-keys', (isWide || isDice) && 'lottery-keys-wide')}
    >
      {zone.alphabet.slice(from, until).map((text, index) => (
        <Key
          key={text}
          {...{ zone, names, play }}
          {...rest}
          symbol={from + index}
          isPicked={picked.includes(from + index)}
        />
      ))}
    </fieldset>
  );
}
