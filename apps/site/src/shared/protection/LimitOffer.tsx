import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, HeartHandshake, X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../api/call.ts';
import { protectionQuery } from './protection.queries.ts';

/**
 * Offers limits to a new member, after the registration and beside the first deposit.
 *
 * @param isSlim one line, above a game whose buttons have to stay in sight
 */
export function LimitOffer({ isSlim }: { isSlim: boolean }) {
  const t = useTranslations('protection.offer');
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: () => call('protection.answerOffer'),
    onSuccess: (state) => queryClient.setQueryData(protectionQuery.queryKey, state),
  });
  if (isSlim)
    return (
      <section
        aria-label={t('title')}
        className="flex h-11 items-center rounded-field border border-brand-line bg-lit pl-3"
      >
        <Link
          to={paths.protection('limits')}
          className="flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-field text-sm font-semibold text-text hover:underline"
        >
          <HeartHandshake aria-hidden className="size-5 shrink-0 text-brand-text" />
          <span className="truncate">{t('title')}</span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle" />
        </Link>
        <IconButton
          label={t('later')}
          icon={<X />}
          disabled={answer.isPending}
          onClick={() => answer.mutate()}
        />
      </section>
    );
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-brand-line bg-lit px-3 py-2 sm:gap-x-4 sm:px-4 sm:py-3"
    >
      <HeartHandshake aria-hidden className="size-5 shrink-0 text-brand-text" />
      <div className="min-w-0 flex-1 sm:basis-72">
        <p className="font-semibold text-text max-sm:text-sm">{t('title')}</p>
        <p className="text-sm text-muted max-sm:sr-only">{t('text')}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:w-full">
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
