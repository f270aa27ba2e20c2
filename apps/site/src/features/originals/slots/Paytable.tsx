import { nineLanterns } from '@croupier/fairplay/games/slots.ts';
import {
  FREE_SPINS,
  featureMultiplier,
  LINE_PAYS,
  LINES,
  SCATTER_PAYS,
  type SlotSymbol,
} from '@croupier/fairplay/games/slots-reels.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useReturnText } from '../use-return-text.ts';
import { SlotPicture, SymbolDefinitions } from '../../../shared/round-pictures/SymbolArt.tsx';

const COUNTS = [3, 4, 5] as const;
const PARTS = 64;
/** Of all 32⁵ stops, in millionths: spins with a win, and with at least the bet back. */
const HIT_PPM = 425_400;
const BET_BACK_PPM = 234_700;
const FEATURE_ONCE_IN = 140;
const MAX_WIN_E4 = 50_000_000;

const multiplierOf = (units: number): number => (units * 10_000) / LINES.length;

/** The multipliers of free spins with their chances in 64ths. */
function featureChances(): { multiplier: number; parts: number }[] {
  const parts = new Map<number, number>();
  for (let part = 0; part < PARTS; part += 1)
    parts.set(featureMultiplier(part), (parts.get(featureMultiplier(part)) ?? 0) + 1);
  return [...parts].map(([multiplier, count]) => ({ multiplier, parts: count }));
}

function LineMap({ rows, name }: { rows: readonly number[]; name: string }) {
  return (
    <div className="rounded-xs bg-well p-1.5 shadow-well">
      <p className="numeric mb-1 text-center text-2xs text-subtle">{name}</p>
      <div aria-hidden className="slot-line-map">
        {[0, 1, 2].flatMap((row) =>
          Array.from(rows, (on, reel) => (
            <span
              key={`${row}/${reel}`}
              className={
                on === row
                  ? 'aspect-square rounded-[2px] bg-brand'
                  : 'aspect-square rounded-[2px] bg-surface-4'
              }
            />
          )),
        )}
      </div>
    </div>
  );
}

function SymbolPays({ symbol, pays }: { symbol: SlotSymbol; pays: readonly number[] }) {
  const t = useTranslations('tables.slots');
  const format = useFormat();
  return (
    <li className="flex items-center gap-3 rounded-field bg-well p-2 shadow-well">
      <SlotPicture symbol={symbol} className="size-12 shrink-0 rounded-xs bg-under-picture p-0.5" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">{t(`symbol.${symbol}`)}</p>
        <dl className="grid grid-cols-3 gap-1 text-xs">
          {COUNTS.map((count, index) => (
            <div key={count}>
              <dt className="text-2xs text-subtle">{count}×</dt>
              <dd className="numeric font-bold">{format.multiplier(multiplierOf(pays[index] ?? 0))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** What every symbol pays, the lines, the free spins and the exact figures. */
export function Paytable() {
  const t = useTranslations('tables.slots');
  const format = useFormat();
  const returns = useReturnText(nineLanterns.returns);
  return (
    <div className="grid gap-4">
      <SymbolDefinitions />
      <p className="text-xs text-muted">{t('payNote')}</p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {Object.entries(LINE_PAYS).map(([symbol, pays]) => (
          <SymbolPays key={symbol} symbol={symbol as SlotSymbol} pays={pays} />
        ))}
        <SymbolPays symbol="S" pays={SCATTER_PAYS} />
      </ul>
      <p className="flex items-center gap-3 text-sm text-muted">
        <SlotPicture symbol="W" className="size-10 shrink-0 rounded-xs bg-under-picture" />
        {t('wildNote')}
      </p>
      <p className="text-sm text-muted">
        {t('scatterNote', {
          three: String(FREE_SPINS[0]),
          four: String(FREE_SPINS[1]),
          five: String(FREE_SPINS[2]),
        })}
      </p>
      <dl className="grid grid-cols-5 gap-1.5 text-center text-xs">
        {featureChances().map(({ multiplier, parts }) => (
          <div key={multiplier} className="rounded-field bg-well p-2 shadow-well">
            <dt className="numeric font-display font-bold">×{multiplier}</dt>
            <dd className="numeric text-subtle">
              {parts}/{PARTS}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {LINES.map((rows, index) => (
          <LineMap key={rows.join('')} rows={rows} name={String(index + 1)} />
        ))}
      </div>
      <p className="text-xs text-subtle">
        {t('figures', {
          returns: returns.lowest,
          hit: format.ppm(HIT_PPM),
          back: format.ppm(BET_BACK_PPM),
          once: String(FEATURE_ONCE_IN),
          limit: format.multiplier(MAX_WIN_E4),
        })}
      </p>
    </div>
  );
}
