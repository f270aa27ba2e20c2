import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

const TABS = ['all', 'open', 'won', 'lost', 'chases'] as const;
export type TicketTab = (typeof TABS)[number];

const pathOf = (tab: TicketTab): string => {
  if (tab === 'chases') return paths.lotteryChases();
  return tab === 'all' ? paths.lotteryTickets() : `${paths.lotteryTickets()}?state=${tab}`;
};

/** Tickets by what became of them, and chases. */
export function TicketTabs({ current }: { current: TicketTab | undefined }) {
  const t = useTranslations('lotteryTickets');
  return (
    <nav aria-label={t('tabs')} className="scroll-row flex gap-1 border-b border-line">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={pathOf(tab)}
          replace
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
          className={clsx(
            'relative flex h-11 shrink-0 items-center px-2.5 text-sm sm:px-4 font-semibold whitespace-nowrap',
            tab === current
              ? 'text-text after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-pill after:bg-brand-text'
              : 'text-muted hover:text-text',
          )}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
