import type { ProtectionState } from '@croupier/contract/protection/protection.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { protectionQuery } from '../../shared/protection/protection.queries.ts';

/** A call that changes the player's protection: its answer replaces what is shown. */
export function useProtectionAct<Input>(options: {
  /** @throws ApiError, `Cancelled` */
  act: (input: Input) => Promise<ProtectionState>;
  doneText: string;
  onDone?: () => void;
}) {
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: options.act,
    onSuccess: (state) => {
      queryClient.setQueryData(protectionQuery.queryKey, state);
      toast.show({ tone: 'win', title: options.doneText });
      options.onDone?.();
    },
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
  });
}
