import { CONTENT_LENGTHS, type ContentKind } from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { gapsIn, textFieldsOf, type ContentForm } from './content-form.ts';
import { HtmlField } from './HtmlField.tsx';
import { LanguageColumns } from './LanguageColumns.tsx';

type FieldsProps = {
  form: ServerForm<ContentForm>;
  kind: ContentKind;
  merchantCode: string;
  language: LanguageCode;
};

function Fields({ form, kind, merchantCode, language }: FieldsProps) {
  const t = useTranslations('console.content');
  const { name, locale } = LANGUAGES[language];
  const fields = textFieldsOf(kind);
  return (
    <>
      <TextField
        label={t('field.titles', { language: name })}
        lang={locale}
        autoComplete="off"
        {...form.field(`body.titles.${language}`)}
        maxLength={CONTENT_LENGTHS.titles}
      />
      {fields.includes('summaries') && (
        <TextArea
          label={t('field.summaries', { language: name })}
          lang={locale}
          {...form.field(`body.summaries.${language}`)}
          maxLength={CONTENT_LENGTHS.summaries}
        />
      )}
      {fields.includes('contents') && (
        <HtmlField
          form={form}
          name={`body.contents.${language}`}
          label={t('field.contents', { language: name })}
          locale={locale}
          merchantCode={merchantCode}
        />
      )}
    </>
  );
}

type ContentTextsProps = Omit<FieldsProps, 'language'> & { languages: readonly LanguageCode[] };

/** The texts of an item, two languages side by side. */
export function ContentTexts({ languages, ...fields }: ContentTextsProps) {
  const values = useWatch({ control: fields.form.form.control }) as ContentForm;
  return (
    <LanguageColumns languages={languages} gaps={gapsIn(fields.kind, values, languages)}>
      {(language) => <Fields {...fields} language={language} />}
    </LanguageColumns>
  );
}
