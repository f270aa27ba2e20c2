import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useTranslations } from 'use-intl';

export type Texts = Partial<Record<Language, { title: string; summary: string }>>;

/** Title and summary in the merchant's languages; long texts belong to the content. */
export function PromotionTexts({
  languages,
  texts,
  onChange,
}: {
  languages: readonly Language[];
  texts: Texts;
  onChange: (texts: Texts) => void;
}) {
  const t = useTranslations('console.promotions');
  return (
    <Card className="grid gap-4">
      <h2 className="text-base">{t('texts')}</h2>
      {languages.map((code) => {
        const text = texts[code] ?? { title: '', summary: '' };
        const set = (change: Partial<typeof text>): void =>
          onChange({ ...texts, [code]: { ...text, ...change } });
        return (
          <div key={code} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <TextField
              label={t('titleIn', { language: LANGUAGES[code].name })}
              value={text.title}
              maxLength={80}
              onChange={({ target }) => set({ title: target.value })}
            />
            <TextField
              label={t('summaryIn', { language: LANGUAGES[code].name })}
              value={text.summary}
              maxLength={200}
              onChange={({ target }) => set({ summary: target.value })}
            />
          </div>
        );
      })}
    </Card>
  );
}
