import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { MissingField } from './feedback-form.ts';

/** Warning dialog that lists the empty fields. */
export function MissingDialog({ fields, onClose }: { fields: readonly MissingField[]; onClose: () => void }) {
  const t = useTranslations('feedback');
  const common = useTranslations('common');
  const locale = useLocale();
  const names = new Intl.ListFormat(locale).format(fields.map((field) => t(field)));
  return (
    <Dialog
      open={fields.length > 0}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon={<TriangleAlert className="text-warn" />}
      title={t('missingTitle')}
      description={t('missing', { fields: names, count: fields.length })}
      closeLabel={common('close')}
    >
      <Button variant="primary" block data-autofocus onClick={onClose}>
        {t('missingClose')}
      </Button>
    </Dialog>
  );
}
