import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, callQuery } from '../api/call.ts';

/** Hides the member's name from others, or shows it masked. */
export function NameSwitch() {
  const t = useTranslations('live');
  const queryClient = useQueryClient();
  const own = callQuery('liveBets.publicName');
  const { data } = useQuery(own);
  const change = useMutation({
    mutationFn: (isHidden: boolean) => call('liveBets.hideName', { body: { isHidden } }),
    onSuccess: (now) => queryClient.setQueryData(own.queryKey, now),
  });
  if (!data) return null;
  return (
    <Switch
      label={t('hideName', { name: data.name })}
      checked={change.isPending ? change.variables : data.isHidden}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}
