import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Gift } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { NoLongerAvailable } from '../../shared/announcements/NoLongerAvailable.tsx';
import { usePromotions } from '../../shared/announcements/announcements.queries.ts';
import { FROM_LIST, promotionId } from './promotion-id.ts';
import { PromotionGrid } from './PromotionGrid.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const Waiting = ({ label }: { label: string }) => (
  <output aria-label={label} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    <Skeleton className="h-80 sm:col-span-full lg:h-72" />
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} className="h-88" />
    ))}
  </output>
);

/** The merchant's promotions; `#promoId` opens the terms of one. */
export function Promotions() {
  const t = useTranslations('promotions');
  const common = useTranslations('common');
  const navigate = useNavigate();
  const { hash, state } = useLocation() as Location<unknown>;
  const query = usePromotions();
  const promotions = query.data;
  const openId = anchorOf(hash) || undefined;
  const known = promotions?.some(({ promoId }) => promoId === openId);

  const close = (): void => {
    // Opened from the list, closing goes back to it; a link from elsewhere has no list to go back to.
    if (state === FROM_LIST) void navigate(-1);
    else void navigate(paths.promotions(), { replace: true, preventScrollReset: true });
  };
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    // Keyboard focus continues at the card that replaces the terms.
    if (left !== undefined && openId === undefined)
      document
        .querySelector<HTMLElement>(`#${CSS.escape(promotionId(left))} a`)
        ?.focus({ preventScroll: true });
  }, [openId]);

  return (
    <div className="mx-auto w-full max-w-page">
      <PageTitle>{t('title')}</PageTitle>
      <header className="mb-6">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
      </header>
      {promotions && openId !== undefined && !known && (
        <NoLongerAvailable title={t('over')} text={t('overText')} />
      )}
      {promotions && promotions.length > 0 && (
        <PromotionGrid promotions={promotions} openId={known ? openId : undefined} onClose={close} />
      )}
      {promotions?.length === 0 && (
        <EmptyState
          icon={<Gift />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
              {t('emptyAction')}
            </Link>
          }
        />
      )}
      {query.isPending && <Waiting label={common('loading')} />}
      {query.isLoadingError && <QueryProblem query={query} title={t('failed')} />}
    </div>
  );
}
