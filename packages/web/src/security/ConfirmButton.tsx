import { Button, type ButtonProps } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Cancelled } from '../client/cancelled.ts';
import { useErrorText } from '../client/use-error-text.ts';
import { useConfirmed } from './use-confirmed.tsx';

export type ConfirmButtonProps<T> = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'className'> & {
  children: ReactNode;
  /** The button's name for screen readers, where its text alone is ambiguous. */
  label?: string;
  icon: ReactNode;
  title: string;
  text: string;
  confirmLabel: string;
  /** @throws ApiError, `Cancelled` */
  action: () => Promise<T>;
  /** Queries to load again afterwards. */
  invalidates: readonly QueryKey[];
  onDone?: (result: T) => void;
  doneText?: (result: T) => string;
};

/** A button for an action that cannot be undone: asks once, confirms the identity where needed, shows the result. */
export function ConfirmButton<T>(props: ConfirmButtonProps<T>) {
  const { children, label, icon, title, text, confirmLabel, action, invalidates, onDone, doneText, ...look } =
    props;
  const t = useTranslations('common');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const run = useMutation({
    mutationFn: () => confirmed(action),
    onSuccess: (result) => {
      if (doneText) toast.show({ tone: 'win', title: doneText(result) });
      onDone?.(result);
    },
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
    onSettled: () => {
      setAsking(false);
      return Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <>
      <Button size="sm" icon={icon} {...look} onClick={() => setAsking(true)}>
        <span aria-hidden={label !== undefined} className="contents">
          {children}
        </span>
        {label !== undefined && <span className="sr-only">{label}</span>}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        icon={icon}
        {...{ title, text, confirmLabel }}
        cancelLabel={t('cancel')}
        busy={run.isPending}
        onConfirm={() => run.mutate()}
      />
      {confirmDialog}
    </>
  );
}
