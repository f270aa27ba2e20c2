import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog, type DialogProps } from '@croupier/ui/overlays/Dialog.tsx';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Form, type FormProps } from './Form.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'icon' | 'size'> &
  FormProps & {
    onClose: () => void;
    /** Beside the form: other dialogs, a link. */
    after?: ReactNode;
  };

/** A dialog around one form; it stays open while the form is being saved. A long one keeps its button in view. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, icon, size, onClose, after, ...form } = props;
  const t = useTranslations('common');
  const id = useId();
  const isLong = size === 'lg';
  const { form: state, submitLabel, submitIcon, submitDisabled } = form;
  return (
    <Dialog
      open
      {...{ title, description, icon, size }}
      closeLabel={t('close')}
      locked={state.busy}
      onOpenChange={(open) => !open && onClose()}
      footer={
        isLong && (
          <Button
            type="submit"
            form={id}
            variant="primary"
            icon={submitIcon}
            loading={state.busy}
            disabled={submitDisabled}
          >
            {submitLabel}
          </Button>
        )
      }
    >
      <Form {...form} {...(isLong && { idForButton: id })} />
      {after}
    </Dialog>
  );
}
