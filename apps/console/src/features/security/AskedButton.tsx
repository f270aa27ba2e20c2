import { Button } from '@croupier/ui/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toast-context.ts';
import { NotConfirmed } from '@croupier/web/not-confirmed.ts';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';

export type AskedButtonProps<T> = {
  children: ReactNode;
  /** For those who don't see what the button stands beside. */
  label?: string;
  icon: ReactNode;
  title: string;
  text: string;
  confirmLabel: string;
  /** What was asked about. @throws ApiError */
  run: () => Promise<T>;
  /** Which query looks different afterwards. */
  changes: readonly unknown[];
  onDone?: (answer: T) => void;
  doneText?: string;
};

/** A button for what can't be undone: asks once, asks who one is where the server wants to know, says how it went. */
export function AskedButton<T>(props: AskedButtonProps<T>) {
  const { children, label, icon, title, text, confirmLabel, run, changes, onDone, doneText } = props;
  const t = useTranslations('common');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: () => confirmed(run),
    onSuccess: (answer) => {
      if (doneText) toast.show({ tone: 'win', title: doneText });
      onDone?.(answer);
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toast.show({ tone: 'lose', title: errorText(error) });
    },
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: changes });
    },
  });
  return (
    <>
      <Button size="sm" variant="ghost" icon={icon} aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        {...{ icon, title, text, confirmLabel }}
        cancelLabel={t('cancel')}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
      />
      {confirmDialog}
    </>
  );
}
