import type { HelpCentre as Sections } from '@croupier/contract/engagement/content.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { searchHelp } from './help-search.ts';
import { HelpNav } from './HelpNav.tsx';
import { HelpSections } from './HelpSections.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

/** Sections, search and articles. */
export function HelpCentre({ sections, onFeedback }: { sections: Sections; onFeedback: () => void }) {
  const t = useTranslations('help');
  const { key } = useLocation();
  const [typed, setTyped] = useState({ query: '', key });
  // The search may hide the linked article, so clear it.
  const query = typed.key === key ? typed.query : '';
  const found = searchHelp(sections, query);
  useAnchorScroll();
  return (
    <div className="min-h-[60dvh]">
      <div className="sticky top-0 z-10 -mx-5 bg-surface-2 px-5 pb-3 sm:-mx-6 sm:px-6">
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          value={query}
          onChange={(event) => setTyped({ query: event.target.value, key })}
        />
        <div className="mt-3 md:hidden">{!query && <HelpNav sections={sections} />}</div>
      </div>
      <output className="sr-only">
        {query && t('found', { count: found.reduce((sum, { articles }) => sum + articles.length, 0) })}
      </output>
      <div className="mt-2 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
        <div className="hidden md:sticky md:top-17 md:block md:self-start">
          <HelpNav sections={found} />
        </div>
        {found.length > 0 ? (
          <HelpSections sections={found} />
        ) : (
          <EmptyState
            className="md:col-start-2"
            icon={<SearchX />}
            title={t('nothing')}
            text={t('nothingText')}
            action={<Button onClick={onFeedback}>{t('feedback')}</Button>}
          />
        )}
      </div>
    </div>
  );
}
