import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslations } from 'use-intl';

const MAX_NOTICE_LENGTH = 500;

/** What players are told, in the site's first language and in English. */
export function NoticeFields<T extends FieldValues & { notice: Record<string, string> }>({
  form,
  languages,
}: {
  form: ServerForm<T>;
  languages: readonly LanguageCode[];
}) {
  const t = useTranslations('console.games');
  return languages.map((language) => (
    <TextArea
      key={language}
      label={t('notice', { language: LANGUAGES[language].name })}
      hint={language === 'EN' ? t('noticeHint') : undefined}
      lang={LANGUAGES[language].locale}
      {...form.field(`notice.${language}` as Path<T>)}
      maxLength={MAX_NOTICE_LENGTH}
    />
  ));
}
