import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { beadRoad, bigRoad, countOf, ROAD_ROWS, type RoadMark, type RoadRound } from './roads.ts';

const MIN_COLUMNS = { bead: 8, big: 16 };
/** Two marks stay free after the newest. */
const MARGIN = 56;
const LETTERS = { player: 'P', banker: 'B', tie: 'T' } as const;

type RoadProps = { kind: 'bead' | 'big'; marks: readonly RoadMark[] };

/** A road as a picture; the newest column is in view. */
function Road({ kind, marks }: RoadProps) {
  const t = useTranslations('tables.baccarat.road');
  const box = useRef<HTMLDivElement>(null);
  const columns = Math.max(MIN_COLUMNS[kind], ...marks.map(({ column }) => column + 2));
  useEffect(() => {
    const newest = box.current?.firstElementChild?.children[marks.length - 1];
    if (newest instanceof HTMLElement)
      box.current?.scrollTo({ left: newest.offsetLeft - box.current.clientWidth + MARGIN });
  }, [marks.length]);
  const sizes: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': columns,
    '--rows': ROAD_ROWS,
  };
  return (
    <figure ref={box} aria-label={t(kind)} className="baccarat-road" style={sizes}>
      <div aria-hidden className="baccarat-road-grid">
        {marks.map((mark) => (
          <span
            key={`${mark.column}/${mark.row}`}
            className="baccarat-mark"
            data-kind={kind}
            data-winner={mark.winner}
            data-player-pair={mark.playerPair ? '' : undefined}
            data-banker-pair={mark.bankerPair ? '' : undefined}
            style={{ gridColumn: mark.column + 1, gridRow: mark.row + 1 }}
          >
            {kind === 'bead'
              ? LETTERS[mark.winner]
              : mark.ties > 0 && <i className="baccarat-ties">{mark.ties}</i>}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Bead road and big road of this visit, with the counts. @param rounds oldest first */
export function Roads({ rounds }: { rounds: readonly RoadRound[] }) {
  const t = useTranslations('tables.baccarat');
  return (
    <section aria-label={t('road.title')} className="grid gap-2">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {(['player', 'banker', 'tie'] as const).map((winner) => (
          <span key={winner} className="flex items-center gap-1.5">
            <span aria-hidden className="baccarat-dot" data-winner={winner} />
            {t(winner)} <b className="numeric text-text">{countOf(rounds, winner)}</b>
          </span>
        ))}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-2">
        <Road kind="bead" marks={beadRoad(rounds)} />
        <Road kind="big" marks={bigRoad(rounds)} />
      </div>
    </section>
  );
}
