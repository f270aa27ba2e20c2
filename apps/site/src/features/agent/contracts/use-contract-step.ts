import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { actOn, CONTRACT_QUERIES, type StepName } from './contract-calls.ts';

type IdStep = Exclude<StepName, 'preview' | 'offer' | 'consider'>;

/** A step of an existing contract; what it changed is loaded again. */
export function useContractStep(onDone?: () => void) {
  const t = useTranslations('agent.contract.done');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, action }: { kind: ContractKind; id: string; action: IdStep }) =>
      actOn(kind, { action, id }),
    onSuccess: (_, { action }) => {
      toast.show({ tone: 'win', title: t(action) });
      onDone?.();
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all(CONTRACT_QUERIES.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
