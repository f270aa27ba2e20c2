import type { Promotion } from '@croupier/contract/engagement/content.ts';
import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/safe-html/SafeHtml.tsx';
import { OfferActs, OfferTerms } from './OfferPanel.tsx';
import { promotionId } from './promotion-id.ts';
import { PromotionBadge } from './PromotionBadge.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';

export type PromotionDetailProps = { promotion: Promotion; offer: Offer | undefined; onClose: () => void };

/** A promotion with its terms, in place of its card. */
export function PromotionDetail({ promotion, offer, onClose }: PromotionDetailProps) {
  const t = useTranslations('promotions');
  const format = useFormat();
  const location = useLocation();
  const card = useRef<HTMLElement>(null);
  const { promoId, title, summary, content, time, until } = promotion;

  // Also when its own link is followed again.
  useEffect(() => {
    if (!location.hash) return undefined;
    const frame = requestAnimationFrame(() => {
      card.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={promotionId(promoId)}
      className="scroll-mt-[calc(var(--header-height)+1rem)] overflow-hidden rounded-card border border-brand-line bg-panel shadow-raised outline-none"
    >
      <div className="relative aspect-16/9 sm:aspect-16/5">
        <PromotionPicture promotion={promotion} sizes="(min-width: 1280px) 76rem, 100vw" shape="wide" eager />
        <PromotionBadge promotion={promotion} />
        <div className="absolute top-3 right-3">
          <IconButton label={t('close')} icon={<X />} variant="secondary" onClick={onClose} />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-6 p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <h2 id={promotionId(promoId)} className="text-2xl leading-tight sm:text-3xl">
            {title}
          </h2>
          <p className="mt-2 text-muted">{summary}</p>
          {content && <SafeHtml html={content} className="mt-6 max-w-prose" />}
          {offer && (
            <div className="mt-6">
              <OfferTerms offer={offer} />
            </div>
          )}
        </div>
        <aside className="flex flex-col gap-5 max-lg:order-first lg:border-l lg:border-line lg:pl-8">
          {offer && <OfferActs offer={offer} />}
          <dl className="grid grid-cols-2 gap-4 text-sm lg:grid-cols-1">
            {time.getTime() > 0 && (
              <div>
                <dt className="text-xs text-subtle">{t('since')}</dt>
                <dd className="numeric mt-0.5 font-semibold">
                  <time dateTime={time.toISOString()}>{format.instant(time, 'date')}</time>
                </dd>
              </div>
            )}
            <div>
              <dt className="text-xs text-subtle">{t('ends')}</dt>
              <dd className="numeric mt-0.5 font-semibold">
                {until ? (
                  <time dateTime={until.toISOString()}>{format.instant(until, 'full')}</time>
                ) : (
                  t('noEnd')
                )}
              </dd>
            </div>
          </dl>
          <div className="flex items-center gap-2">
            <Button size="sm" onClick={onClose}>
              {t('close')}
            </Button>
            <CopyButton
              text={new URL(paths.promotions(promoId), document.baseURI).href}
              label={t('copyLink')}
              copiedLabel={t('linkCopied')}
            />
          </div>
        </aside>
      </div>
    </article>
  );
}
