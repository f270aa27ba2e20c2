import { isLanguage, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const WIDTHS = { phone: '24.375rem', tablet: '51.25rem', desktop: '100%' } as const;
type Width = keyof typeof WIDTHS;
/** A new address before the old one ends. */
const RENEWED_MILLISECONDS = 25 * 60_000;

export type SitePreviewProps = {
  /** Names the draft: another one gets another address. */
  queryKey: QueryKey;
  /** @throws ApiError */
  ask: (options: { signal: AbortSignal }) => Promise<{ url: string }>;
  languages: readonly Language[];
  enabled?: boolean;
};

/** The real site with a draft, in a frame; its address ends after 30 minutes. */
export function SitePreview({ queryKey, ask, languages, enabled = true }: SitePreviewProps) {
  const t = useTranslations('console.theme');
  const [width, setWidth] = useState<Width>('desktop');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'EN');
  const preview = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask({ signal }),
    enabled,
    staleTime: RENEWED_MILLISECONDS,
    refetchInterval: RENEWED_MILLISECONDS,
  });
  return (
    <section aria-label={t('previewTitle')} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t('size')}
          value={width}
          onValueChange={setWidth}
          segments={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
            value,
            label: t(`sizes.${value}`),
          }))}
        />
        <SegmentedControl
          label={t('scheme')}
          value={theme}
          onValueChange={setTheme}
          segments={(['dark', 'light'] as const).map((value) => ({ value, label: t(`themes.${value}`) }))}
        />
        <Select
          label={t('language')}
          labelHidden
          options={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        />
      </div>
      {preview.isLoadingError && <QueryProblem query={preview} />}
      {preview.isPending && <Skeleton className="h-160 rounded-card" />}
      {preview.data && (
        <div className="overflow-x-auto rounded-card border border-line bg-well">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site in it has another origin, and needs its scripts and storage */}
          <iframe
            title={t('previewTitle')}
            src={`${preview.data.url}&lang=${language}&theme=${theme}`}
            className="mx-auto block h-160"
            style={{ width: WIDTHS[width] }}
          />
        </div>
      )}
    </section>
  );
}
