import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Moves a record and loads its list again; a refusal is shown as a message. */
export function usePlace<Input>(move: (input: Input) => Promise<unknown>, list: string) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const toast = useToast();
  return useMutation({
    mutationFn: move,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [list] }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
}
