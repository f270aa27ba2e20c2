import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../api/call.ts';
import { protectionQuery } from './protection.queries.ts';

/** Offers limits to a new member, after the registration and beside the first deposit. */
export function LimitOffer() {
  const t = useTranslations('protection.offer');
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: () => call('protection.answerOffer'),
    onSuccess: (state) => queryClient.setQueryData(protectionQuery.queryKey, state),
  });
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brand-line bg-lit px-4 py-3"
    >
      <HeartHandshake aria-hidden className="size-5 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold text-text">{t('title')}</p>
        <p className="text-sm text-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" loading={answer.isPending} onClick={() => answer.mutate()}>
          {t('later')}
        </Button>
        <Link to={paths.protection('limits')} className={buttonClass({ size: 'sm', variant: 'primary' })}>
          {t('set')}
        </Link>
      </div>
    </section>
  );
}
