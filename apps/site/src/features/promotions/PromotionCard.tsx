import type { Promotion } from '@croupier/contract/engagement/content.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useHydrated } from '@croupier/web/browser/use-hydrated.ts';
import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import { clsx } from 'clsx';
import { ArrowRight, CalendarClock, Infinity as Endless } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { OfferStatus } from './OfferStatus.tsx';
import { OfferStep } from './OfferStep.tsx';
import { OfferWorth } from './OfferWorth.tsx';
import { FROM_LIST, promotionId } from './promotion-id.ts';
import { PromotionBadge } from './PromotionBadge.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';

export type PromotionCardProps = { promotion: Promotion; offer: Offer | undefined; featured: boolean };

/** Picture, title and summary; the whole card links to the terms. */
export function PromotionCard({ promotion, offer, featured }: PromotionCardProps) {
  const t = useTranslations('promotions');
  const format = useFormat();
  const hydrated = useHydrated();
  const { promoId, title, summary, until } = promotion;
  const end = until ? t('until', { date: format.instant(until, 'date') }) : t('noEnd');
  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-panel shadow-raised',
        'transition-[translate,border-color,box-shadow] duration-[var(--steady)] focus-within:border-brand-line hover:-translate-y-1 hover:border-brand-line hover:shadow-lifted motion-reduce:hover:translate-y-0',
        featured && 'lg:grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
      )}
    >
      <div
        className={clsx(
          'relative aspect-16/9 overflow-hidden bg-lit',
          featured ? 'lg:aspect-auto lg:min-h-72' : 'late-picture',
        )}
      >
        <div className="absolute inset-0 transition-transform duration-[var(--slow)] group-hover:scale-[1.03] motion-reduce:group-hover:scale-100">
          <PromotionPicture
            promotion={promotion}
            eager={featured}
            sizes={
              featured
                ? '(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw'
                : '(min-width: 1280px) 24rem, (min-width: 640px) 50vw, 100vw'
            }
          />
        </div>
        <PromotionBadge promotion={promotion} />
        {offer && (
          <span className="absolute top-3 right-3 z-10">
            <OfferStatus status={offer.status} />
          </span>
        )}
      </div>
      <div className={clsx('flex flex-1 flex-col p-4 sm:p-5', featured && 'lg:justify-center lg:p-8')}>
        <h2
          id={promotionId(promoId)}
          className={clsx('scroll-mt-24 leading-snug', featured ? 'text-xl lg:text-3xl' : 'text-lg')}
        >
          <Link
            to={paths.promotions(promoId)}
            state={FROM_LIST}
            preventScrollReset
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand-text"
          >
            {title}
          </Link>
        </h2>
        <p className={clsx('mt-2 text-sm text-muted', featured && 'lg:mt-3 lg:text-base')}>{summary}</p>
        {offer && <OfferWorth offer={offer} />}
        <p
          className={clsx(
            'mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pt-4 text-xs text-subtle',
            featured && 'lg:mt-0 lg:pt-6 lg:text-sm',
          )}
        >
          <span className="numeric inline-flex items-center gap-1.5">
            {until ? (
              <CalendarClock aria-hidden className="size-4" />
            ) : (
              <Endless aria-hidden className="size-4" />
            )}
            {/* In the reader's time zone, so it appears after hydration; the line is reserved. */}
            {hydrated ? end : '\u00a0'}
          </span>
          <span
            aria-hidden
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-brand-text"
          >
            {t('read')}
            <ArrowRight className="size-4 transition-transform duration-[var(--steady)] group-hover:translate-x-0.5" />
          </span>
        </p>
        {offer && offer.next !== 'none' && (
          <div className={clsx('relative z-10 mt-3', featured && 'lg:max-w-64')}>
            <OfferStep offer={offer} />
          </div>
        )}
      </div>
    </article>
  );
}
