import './history-road.css';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { beadColumns, HISTORY_ROWS, markTone, type MarkTone } from './history-tone.ts';

const TONES: Readonly<Record<MarkTone, string>> = {
  red: 'bg-lose text-lose-ink',
  blue: 'bg-info text-info-ink',
  green: 'bg-win text-win-ink',
  black: 'bg-surface-4 text-text',
  plain: 'bg-surface-3 text-muted',
};
const COLUMNS = 9;
/** So many results are a strip of larger beads. */
const STRIP = 12;

/** Words by their first letter, as on a bead plate; multipliers and numbers as they are. */
const beadText = (mark: string): string =>
  /^\p{L}{3,}$/u.test(mark) ? mark.slice(0, 1).toUpperCase() : mark.replace(/^x/, '').slice(0, 2);

/** How many times the results have changed since the road is shown. */
function useChanges(history: readonly string[]): number {
  const text = history.join(' ');
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (text !== seen.text) setSeen({ text, changes: seen.changes + 1 });
  return seen.changes;
}

/** The last results of a table as a bead road, read down the columns; a new one drops in. */
export function HistoryRoad({ history }: { history: readonly string[] }) {
  const t = useTranslations('play.tables');
  const changes = useChanges(history);
  const isStrip = history.length <= STRIP;
  const columns = beadColumns(history, isStrip ? { columns: STRIP, rows: 1 } : { columns: COLUMNS });
  return (
    <div
      className={clsx(
        'flex gap-0.5 overflow-hidden rounded-field bg-well p-1.5 shadow-well',
        isStrip ? 'h-8' : 'h-[6.75rem]',
      )}
    >
      <VisuallyHidden>{t('history', { results: history.slice(-HISTORY_ROWS).join(', ') })}</VisuallyHidden>
      {columns.map(({ key, beads }) => (
        <div key={key} aria-hidden className="grid content-start gap-0.5">
          {beads.map(({ key: bead, mark, isNewest }) => (
            <span
              key={isNewest ? `newest ${changes}` : bead}
              className={clsx(
                'numeric grid place-items-center rounded-full leading-none font-bold',
                isStrip ? 'size-5 text-[0.625rem]' : 'size-3.5 text-[0.5rem]',
                TONES[markTone(mark)],
                isNewest && changes > 0 && 'road-bead-new',
              )}
            >
              {beadText(mark)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
