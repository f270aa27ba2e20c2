import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { Gift } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { NoLongerAvailable } from '../../shared/announcements/NoLongerAvailable.tsx';
import { usePromotions } from '../../shared/announcements/announcements.queries.ts';
import { useOffers } from '../../shared/promotions/promotions.queries.ts';
import { CouponForm } from './CouponForm.tsx';
import { itemsOf, PROMOTION_TABS, tabOf, type PromotionTab } from './promotion-items.ts';
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
  const offer = useTranslations('offers');
  const format = useFormat();
  const signedIn = useSignedIn();
  const common = useTranslations('common');
  const navigate = useNavigate();
  const { hash, state } = useLocation() as Location<unknown>;
  const query = usePromotions();
  const promotions = query.data;
  const offers = useOffers();
  const openId = anchorOf(hash) || undefined;
  const all = useMemo(() => promotions && itemsOf(promotions, offers.data ?? []), [promotions, offers.data]);
  const open = all?.find(({ promotion }) => promotion.promoId === openId);
  const known = open !== undefined;
  const [chosen, setChosen] = useState<PromotionTab>('forYou');
  // A link opens the tab in which its promotion is.
  const tab = open ? tabOf(open) : chosen;
  const counts = PROMOTION_TABS.map((name) => [name, all?.filter((item) => tabOf(item) === name)] as const);
  const items = all?.filter((item) => tabOf(item) === tab);
  const isUnknown = openId !== undefined && !known && !offers.isPending;

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
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_20rem]">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
      </header>
      {/* Beside the title, or below everything on a phone: nothing moves when it appears. */}
      {signedIn && (
        <div className="max-sm:order-last">
          <CouponForm label={offer('codeTitle')} />
        </div>
      )}
      <div className="min-w-0 sm:col-span-full">
        {promotions && isUnknown && <NoLongerAvailable title={t('over')} text={t('overText')} />}
        {items && all && all.length > 0 && (
          <Tabs
            label={offer('tabs.label')}
            items={counts.map(([name, of]) => ({
              value: name,
              label: offer(`tabs.${name}`),
              ...(name !== 'forYou' && of && of.length > 0 && { count: format.number(of.length) }),
            }))}
            value={tab}
            onValueChange={(value) => {
              const next = PROMOTION_TABS.find((name) => name === value);
              if (next) setChosen(next);
              if (openId !== undefined)
                void navigate(paths.promotions(), { replace: true, preventScrollReset: true });
            }}
          >
            <TabPanel value={tab} className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {items.length > 0 ? (
                <PromotionGrid items={items} openId={known ? openId : undefined} onClose={close} />
              ) : (
                <EmptyState icon={<Gift />} title={offer(`none.${tab}`)} />
              )}
            </TabPanel>
          </Tabs>
        )}
        {all?.length === 0 && !offers.isLoading && (
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
    </div>
  );
}
