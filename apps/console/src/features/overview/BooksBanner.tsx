import { CircleCheckBig, Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { worstBooks, type BooksState } from './books.ts';
import type { MerchantOverview } from './overview.queries.ts';

const looks: Record<BooksState, { icon: typeof Clock; box: string; mark: string }> = {
  right: { icon: CircleCheckBig, box: 'border-win/35 bg-win-soft', mark: 'text-win' },
  waiting: { icon: Clock, box: 'border-info/35 bg-info-soft', mark: 'text-info' },
  wrong: { icon: TriangleAlert, box: 'border-lose/45 bg-lose-soft', mark: 'text-lose' },
};

/** Whether the ledgers of all merchants balance. */
export function BooksBanner({ merchants }: { merchants: readonly MerchantOverview[] }) {
  const t = useTranslations('console');
  const { state, count } = worstBooks(merchants);
  const words = {
    right: [t('allRightTitle'), t('allRightText', { count })],
    waiting: [t('waitingTitle'), t('waitingText', { count })],
    wrong: [t('wrongTitle'), t('wrongText', { count })],
  } as const;
  const [title, text] = words[state];
  const { icon: Icon, box, mark } = looks[state];
  return (
    <section
      role={state === 'wrong' ? 'alert' : 'status'}
      className={`flex items-center gap-4 rounded-card border p-4 sm:p-5 ${box}`}
    >
      <Icon aria-hidden className={`size-9 shrink-0 ${mark}`} />
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
    </section>
  );
}
