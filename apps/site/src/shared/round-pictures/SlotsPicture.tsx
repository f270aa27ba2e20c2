import type { SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { LINES, REELS, ROWS, symbolAt, type Spin } from '@croupier/fairplay/games/slots-reels.ts';
import { shareMinor } from '@croupier/fairplay/money.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { SlotPicture, SymbolDefinitions } from './SymbolArt.tsx';

const PLACES = Array.from({ length: ROWS * REELS.length }, (_, place) => ({
  row: Math.floor(place / REELS.length),
  reel: place % REELS.length,
}));
/** Line wins are in twentieths of the bet. */
const UNITS = 20n;

const isLit = ({ lines, scatters }: Spin, reel: number, row: number, symbol: string): boolean =>
  (symbol === 'S' && scatters >= 3) ||
  lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row);

function Window({ spin }: { spin: Spin }) {
  const t = useTranslations('tables.slots.symbol');
  return (
    <ol className="mx-auto grid w-full max-w-80 grid-cols-5 gap-1 rounded-card bg-well p-2 shadow-well">
      {PLACES.map(({ row, reel }) => {
        const symbol = symbolAt(reel, spin.stops[reel] ?? 0, row);
        const isWin = isLit(spin, reel, row, symbol);
        return (
          <li
            key={row * REELS.length + reel}
            className={clsx(
              'grid aspect-square place-items-center rounded-xs',
              isWin ? 'bg-win-soft ring-1 ring-win/60' : 'bg-surface-2',
            )}
          >
            <span className="sr-only">{t(symbol)}</span>
            <SlotPicture symbol={symbol} className="size-5/6" />
          </li>
        );
      })}
    </ol>
  );
}

/** The reels where they stopped, the winning lines, and the free spins that followed. */
export function SlotsPicture({ facts, stakeMinor }: { facts: SlotsFacts; stakeMinor: bigint }) {
  const t = useTranslations('tables.slots');
  const format = useFormat();
  const { spin, feature } = facts;
  return (
    <div className="grid gap-3">
      <SymbolDefinitions />
      <Window spin={spin} />
      <ul className="numeric grid gap-1 text-center text-sm text-muted">
        {spin.lines.map(({ line, symbol, count, units }) => (
          <li key={line}>
            {t('lineWin', {
              line: String(line + 1),
              count: String(count),
              symbol: t(`symbol.${symbol}`),
              amount: format.amount(shareMinor(stakeMinor, { numerator: BigInt(units), denominator: UNITS })),
            })}
          </li>
        ))}
      </ul>
      <p className="text-center text-sm text-muted">
        {spin.lines.length === 0 && t('outcome', { lines: 0 })}{' '}
        {feature &&
          t('outcomeFeature', { count: feature.spins.length, multiplier: String(feature.multiplier) })}
      </p>
    </div>
  );
}
