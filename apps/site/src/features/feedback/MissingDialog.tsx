import { WarningDialog } from '@croupier/ui/overlays/WarningDialog.tsx';
import { useLocale, useTranslations } from 'use-intl';
import type { MissingField } from './feedback-form.ts';

/** Warning dialog that lists the empty fields. */
export function MissingDialog({ fields, onClose }: { fields: readonly MissingField[]; onClose: () => void }) {
  const t = useTranslations('feedback');
  const common = useTranslations('common');
  const locale = useLocale();
  const names = new Intl.ListFormat(locale).format(fields.map((field) => t(field)));
  return (
    <WarningDialog
      open={fields.length > 0}
      title={t('missingTitle')}
      text={t('missing', { fields: names, count: fields.length })}
      closeLabel={common('close')}
      buttonLabel={t('missingClose')}
      onClose={onClose}
    />
  );
}
