import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { bonusesQuery } from '../../shared/bonuses/bonuses.queries.ts';

/** Starts a waiting bonus, or leaves one; the list follows. */
export function useBonusActs(onDone: () => void) {
  const t = useTranslations('bonuses');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const options = (title: string) => ({
    onSuccess: () => {
      toast.show({ tone: 'win' as const, title });
      onDone();
    },
    onError: (error: Error) => {
      toast.show({ tone: 'lose' as const, title: errorText(error) });
      onDone();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: bonusesQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: BALANCE_KEY });
    },
  });
  return {
    start: useMutation({
      mutationFn: (id: string) => call('bonuses.activate', { params: { id } }),
      ...options(t('started')),
    }),
    leave: useMutation({
      mutationFn: ({ id, token }: { id: string; token: string }) =>
        call('bonuses.cancel', { params: { id }, query: { token } }),
      ...options(t('left')),
    }),
  };
}
