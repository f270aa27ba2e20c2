import { Button, type ButtonProps } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NotConfirmed } from './not-confirmed.ts';
import { useErrorText } from '../client/use-error-text.ts';

export type AskedActionProps<T> = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'className'> & {
  children: ReactNode;
  /** For those who don't see what the button stands beside. */
  label?: string;
  icon: ReactNode;
  title: string;
  text: string;
  confirmLabel: string;
  /** What was asked about. @throws ApiError, NotConfirmed */
  run: () => Promise<T>;
  /** Which queries look different afterwards. */
  changes: readonly (readonly unknown[])[];
  onDone?: (answer: T) => void;
  doneText?: (answer: T) => string;
};

/** A button for what can't be undone: asks once, and says how it went. */
export function AskedAction<T>(props: AskedActionProps<T>) {
  const { children, label, icon, title, text, confirmLabel, run, changes, onDone, doneText, ...look } = props;
  const t = useTranslations('common');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      if (doneText) toast.show({ tone: 'win', title: doneText(answer) });
      onDone?.(answer);
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toast.show({ tone: 'lose', title: errorText(error) });
    },
    onSettled: () => {
      setAsking(false);
      return Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <>
      <Button size="sm" icon={icon} aria-label={label} {...look} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        icon={icon}
        {...{ title, text, confirmLabel }}
        cancelLabel={t('cancel')}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
      />
    </>
  );
}
