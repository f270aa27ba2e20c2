import { kenoTable, type KenoRisk } from '@croupier/fairplay/games/keno.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const short = (multiplierE4: bigint, format: Format): string => {
  const multiplier = Number(multiplierE4) / 10_000;
  return multiplier >= 1_000 ? `${format.number(multiplier / 1_000, 1)}K` : format.number(multiplier, 2);
};

export type PayoutBarProps = { risk: KenoRisk; picks: number; hits: number | undefined };

/** What each number of hits pays; the one reached so far is lit. */
export function PayoutBar({ risk, picks, hits }: PayoutBarProps) {
  const t = useTranslations('originals.keno');
  const format = useFormat();
  if (picks === 0)
    return <p className="grid h-13 place-items-center text-sm text-muted">{t('picked', { count: '0' })}</p>;
  return (
    <ol className="keno-bar numeric" style={{ gridTemplateColumns: `repeat(${picks + 1}, minmax(0, 1fr))` }}>
      {kenoTable(risk, picks)
        .map((multiplierE4, count) => ({ multiplierE4, count }))
        .map(({ multiplierE4, count }) => (
          <li
            key={count}
            data-lit={count === hits ? '' : undefined}
            data-pays={multiplierE4 > 0n ? '' : undefined}
          >
            <b>{short(multiplierE4, format)}</b>
            <span>{count}</span>
          </li>
        ))}
    </ol>
  );
}
