import { useTranslations } from 'use-intl';
import { useNow } from '../../../shared/winners/use-now.ts';
import { useWinners } from '../../../shared/winners/winners.queries.ts';
import { WinnerRow } from '../../../shared/winners/WinnerRow.tsx';

const SHOWN = 6;

/** The biggest wins of the week in the in-house games. */
export function BigWins() {
  const t = useTranslations('winners');
  const now = useNow();
  const { data = [] } = useWinners({ board: 'biggest', category: 'bgs' });
  if (data.length === 0) return null;
  return (
    <section aria-label={t('biggest')}>
      <h2 className="mb-4 text-xl sm:text-2xl">{t('biggest')}</h2>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.slice(0, SHOWN).map((winner, index) => (
          <li key={winner.roundId}>
            <WinnerRow {...{ winner, now }} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
