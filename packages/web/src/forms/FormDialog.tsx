import { Dialog, type DialogProps } from '@croupier/ui/overlays/Dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Form, type FormProps } from './Form.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'icon' | 'size'> &
  FormProps & {
    onClose: () => void;
    /** Beside the form: other dialogs, a link. */
    after?: ReactNode;
  };

/** A dialog around one form; it stays open while the form is being saved. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, icon, size, onClose, after, ...form } = props;
  const t = useTranslations('common');
  return (
    <Dialog
      open
      {...{ title, description, icon, size }}
      closeLabel={t('close')}
      locked={form.form.busy}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form {...form} />
      {after}
    </Dialog>
  );
}
