import type { SiteStatus } from '@croupier/contract/sites.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';
import { useTask } from '../../shared/use-task.ts';
import { sitesQuery } from './sites.queries.ts';

/** Saves a change of a site; `dialog` asks who one is where the server wants to know. */
export function useSaveSite(
  { merchantCode, name }: SiteStatus,
  onSaved: (site: SiteStatus) => void,
): {
  saving: boolean;
  problem: unknown;
  save: (send: () => Promise<SiteStatus>) => Promise<void>;
  dialog: ReactNode;
} {
  const t = useTranslations('console');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const { busy, problem, run } = useTask();
  const save = (send: () => Promise<SiteStatus>): Promise<void> =>
    run(async () => {
      const saved = await confirmed(send);
      queryClient.setQueryData(sitesQuery.queryKey, (sites) =>
        sites?.map((site) => (site.merchantCode === merchantCode ? saved : site)),
      );
      onSaved(saved);
      toast.show({ tone: 'win', title: t('siteSaved', { name }) });
    });
  return { saving: busy, problem, save, dialog: confirmDialog };
}
