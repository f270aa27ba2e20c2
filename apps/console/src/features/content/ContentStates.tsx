import type { ContentItem } from '@croupier/contract/engagement/content-items.ts';
import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasDraft, shownState, STATE_TONES } from './content-state.ts';

/** What players see of an item now, and whether there are unpublished changes. */
export function ContentStates({ item }: { item: ContentItem }) {
  const t = useTranslations('console.content');
  // The state may change while the page is open; the next reload shows it.
  const [now] = useState(() => new Date());
  const state = shownState(item, now);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      {hasDraft(item) && <Badge tone="accent">{t('hasDraft')}</Badge>}
    </span>
  );
}

/** The languages in which a text is missing. */
export function LanguageGaps({ gaps }: { gaps: readonly Language[] }) {
  const t = useTranslations('console.content');
  if (gaps.length === 0) return <span className="text-xs text-subtle">{t('noGaps')}</span>;
  const names = gaps.map((code) => LANGUAGES[code].name).join(', ');
  return (
    <Badge tone="warn" icon={<Languages aria-hidden />} title={names}>
      {gaps.length <= 2 ? names : t('gaps', { count: gaps.length })}
    </Badge>
  );
}
