import type { ListedPromotion } from '@croupier/contract/promotions/promotions-desk.ts';
import type { PromotionState } from '@croupier/contract/promotions/words.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { promotionsQuery } from './promotions.queries.ts';
import { PromotionsNav } from './PromotionsNav.tsx';

export const STATE_TONES: Readonly<Record<PromotionState, Tone>> = {
  draft: 'info',
  running: 'win',
  paused: 'warn',
  ended: 'neutral',
};

function PromotionRow({
  promotion,
  of,
}: {
  promotion: ListedPromotion;
  of: { merchantCode: string; currency: string };
}) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const { budget, granted } = promotion;
  const spent = t('spent', {
    granted: format.amount(granted, of.currency),
    budget: budget === null ? '–' : format.amount(budget, of.currency),
  });
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-t border-line px-4 py-3.5 first:border-0 hover:bg-surface-3 sm:grid-cols-[minmax(0,1fr)_14rem_6rem] sm:items-center sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={paths.promotion(of.merchantCode, promotion.id)}
            className="font-semibold text-text after:absolute after:inset-0"
          >
            {promotion.title || promotion.slug}
          </Link>
          <Badge tone={STATE_TONES[promotion.state]}>{t(`state.${promotion.state}`)}</Badge>
          {promotion.hasDraft && promotion.state !== 'draft' && <Badge tone="info">{t('hasDraft')}</Badge>}
        </p>
        <p className="numeric mt-0.5 truncate text-xs text-subtle">
          {t(`kind.${promotion.kind}`)} · {promotion.slug}
          {promotion.version > 0 && ` · v${promotion.version}`}
          {promotion.closesAt && ` · ${t('until', { at: format.instant(promotion.closesAt, 'date') })}`}
        </p>
      </div>
      <div className="numeric text-xs text-muted">
        <p>{spent}</p>
        {budget !== null && budget > 0n && (
          <Progress label={spent} value={Number(granted) / Number(budget)} className="mt-1" />
        )}
      </div>
      <p className="numeric text-sm sm:text-right">{t('grantCount', { count: promotion.grants })}</p>
    </li>
  );
}

/** All promotions of a merchant. */
export function PromotionsPage() {
  const t = useTranslations('console.promotions');
  useTitle(t('title'));
  const { may } = usePermissions();
  const merchant = useOneMerchant('promotions.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery({ ...promotionsQuery(merchantCode), enabled: merchantCode !== '' });
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
          <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
          {may('promotions.manage', merchantCode) && (
            <Link to={paths.promotion(merchantCode, 'new')} className={buttonClass({ variant: 'primary' })}>
              <Plus aria-hidden />
              {t('create')}
            </Link>
          )}
        </div>
      </div>
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && (
        <Card padding="none">
          {query.data.items.length === 0 ? (
            <EmptyState icon={<Gift />} title={t('none')} text={t('noneText')} />
          ) : (
            <ul>
              {query.data.items.map((promotion) => (
                <PromotionRow
                  key={promotion.id}
                  promotion={promotion}
                  of={{ merchantCode, currency: query.data.currency }}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  );
}
