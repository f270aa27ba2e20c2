import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from '../../../shared/page/Problem.tsx';

export type SecureDialogProps = {
  icon: ReactNode;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  submit: (event: FormEvent) => void;
  busy: boolean;
  problem: unknown;
  confirmDialog: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The window around a form that changes a secret. */
export function SecureDialog(props: SecureDialogProps) {
  const { icon, title, description, submitLabel, submit, busy, problem, confirmDialog, onClose, children } =
    props;
  const t = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={busy}
      {...{ icon, title, description }}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <div className="mt-1">
          <Problem error={problem} />
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {confirmDialog}
    </Dialog>
  );
}
