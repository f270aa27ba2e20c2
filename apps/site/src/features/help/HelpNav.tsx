import type { HelpCentre } from '@croupier/contract/engagement/content.ts';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { anchorOf } from '../../shared/navigation/anchor.ts';

const isIn = (section: HelpCentre[number], anchor: string): boolean =>
  section.anchor === anchor || section.articles.some((article) => article.anchor === anchor);

/** Sections: a swipeable row on phones, a list beside the articles elsewhere. */
export function HelpNav({ sections }: { sections: HelpCentre }) {
  const t = useTranslations('help');
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const anchor = anchorOf(hash);
  return (
    <nav aria-label={t('sections')}>
      <ul className="-mx-5 scroll-row flex gap-1.5 px-5 md:mx-0 md:-ml-3 md:flex-col md:gap-0.5 md:px-0">
        {sections.map((section, index) => {
          // Without an anchor, start with the first section.
          const current = anchor ? isIn(section, anchor) : index === 0;
          return (
            <li key={section.anchor} className="shrink-0">
              <Link
                to={{ hash: section.anchor }}
                replace
                preventScrollReset
                state={state}
                aria-current={current ? 'location' : undefined}
                className={clsx(
                  'flex min-h-10 items-center rounded-field px-3 py-2 text-sm leading-snug font-semibold whitespace-nowrap md:whitespace-normal',
                  current
                    ? 'bg-brand-soft text-brand-text'
                    : 'text-muted hover:bg-surface-3 hover:text-text max-md:bg-surface-3',
                )}
              >
                {section.title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
