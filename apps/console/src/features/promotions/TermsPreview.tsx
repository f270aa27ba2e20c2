import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { loadPromotionTexts } from '@croupier/i18n/load-promotion-texts.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';
import { PrintedTerms } from '@croupier/web/promotions/PrintedTerms.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';

function Terms({ clauses, currency }: { clauses: readonly Clause[]; currency: string }) {
  const locale = useLocale();
  const formats = useLocaleFormat();
  const format = useMemo(
    () => ({
      ...formats,
      amount: (amountMinor: bigint) => formatAmount(amountMinor, { locale, currency }),
    }),
    [formats, locale, currency],
  );
  return <PrintedTerms clauses={clauses} format={format} />;
}

export type TermsPreviewProps = {
  clauses: readonly Clause[];
  currency: string;
  texts: Partial<Record<Language, { title: string; summary: string }>>;
};

/** What a member will read on a phone, in any language. */
export function TermsPreview({ clauses, currency, texts }: TermsPreviewProps) {
  const t = useTranslations('console.promotions');
  const [language, setLanguage] = useState<Language>('EN');
  const { data } = useQuery({
    queryKey: ['promotion-texts', language],
    queryFn: () => loadPromotionTexts(language),
    staleTime: Infinity,
  });
  const text = texts[language] ?? texts.EN;
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="border-b border-line p-4">
        <Select
          label={t('previewLanguage')}
          value={language}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
          onChange={({ target }) => setLanguage(LANGUAGE_CODES.find((code) => code === target.value) ?? 'EN')}
        />
      </div>
      <div className="bg-well p-4">
        <div className="mx-auto max-w-90 rounded-card border border-line bg-panel p-4 shadow-raised">
          <h3 className="text-lg leading-snug">{text?.title}</h3>
          <p className="mt-1 mb-4 text-sm text-muted">{text?.summary}</p>
          {data ? (
            <IntlProvider locale={LANGUAGES[language].locale} messages={data}>
              <Terms clauses={clauses} currency={currency} />
            </IntlProvider>
          ) : (
            <Skeleton className="h-60" />
          )}
        </div>
      </div>
    </Card>
  );
}
