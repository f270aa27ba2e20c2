import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useTranslations } from 'use-intl';

export type Total = { key: string; label: string; value: string; tone?: 'neutral' | 'win' | 'lose' };

/** Sums over the whole selection, not only over the page on screen. */
export function ListTotals({ totals }: { totals: readonly Total[] | undefined }) {
  const t = useTranslations('lists');
  return (
    <section
      aria-label={t('totals')}
      className="rounded-card border border-line bg-panel p-4 shadow-raised sm:p-5"
    >
      {totals ? (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
          {totals.map(({ key, label, value, tone }) => (
            <Stat key={key} label={label} value={value} tone={tone} />
          ))}
        </dl>
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  );
}
