import { Button, type ButtonProps } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAfterTicket } from './ticket.queries.ts';

type Answer = { balance: bigint; balanceSequence: string };

type ConfirmedActProps = {
  label: string;
  icon: ReactNode;
  variant: ButtonProps['variant'];
  title: string;
  /** The consequence. */
  text: string;
  keepLabel: string;
  /** Shown afterwards. */
  done: string;
  act: () => Promise<Answer>;
};

/** A button that asks once, then gives money back. */
export function ConfirmedAct(props: ConfirmedActProps) {
  const { label, icon, variant, title, text, keepLabel, done, act } = props;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const errorText = useErrorText();
  const afterwards = useAfterTicket();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await afterwards(await act());
    },
    onSettled: (_, error) => {
      setAsking(false);
      toast.show(error ? { tone: 'lose', title: errorText(error) } : { tone: 'win', title: done });
    },
  });
  return (
    <>
      <Button {...{ icon, variant }} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...{ icon, title, text }}
        open={asking}
        onOpenChange={setAsking}
        confirmLabel={label}
        cancelLabel={keepLabel}
        danger={variant === 'danger'}
        busy={isPending}
        onConfirm={mutate}
      />
    </>
  );
}
