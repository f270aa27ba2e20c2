import type { Promotion } from '@croupier/contract/engagement/content.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useAllAnnouncements } from '../../shared/announcements/announcements.queries.ts';
import { BannerPicture } from '../../shared/announcements/BannerPicture.tsx';
import { SLIDERS } from '../../shared/config/lobby-limits.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { SectionHead } from './SectionHead.tsx';

const NARROW = 1.15;
const SIZES = '(min-width: 1024px) 8rem, 30vw';

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('lobby');
  const format = useFormat();
  const { promoId, title, summary, announcementImages, until } = promotion;
  const [image] = announcementImages.toSorted((a, b) => a.sequence - b.sequence);
  return (
    <Link
      to={paths.promotions(promoId)}
      className="group flex h-full min-h-32 overflow-clip rounded-card border border-line bg-panel shadow-raised hover:border-line-strong hover:bg-surface-3"
    >
      <span className="relative w-[34%] shrink-0 overflow-clip" aria-hidden>
        {image && (
          <BannerPicture
            banner={{ ...image, title }}
            sizes={SIZES}
            shape="card"
            className="[&_img]:object-[74%_50%]"
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center px-4 py-3">
        <span className="line-clamp-2 font-display text-base leading-snug font-bold">{title}</span>
        <span className="mt-1 line-clamp-2 text-sm text-muted">{summary}</span>
        {until && (
          <span className="mt-1.5 text-xs text-subtle">
            {t('until', { date: format.instant(until, 'date') })}
          </span>
        )}
      </span>
    </Link>
  );
}

/** Promotions, each linking to its terms. */
export function PromotionSlider() {
  const t = useTranslations('home');
  const { data } = useAllAnnouncements();
  if (data?.promotion.length === 0) return null;
  return (
    <section aria-label={t('promotions')}>
      <Slider
        label={t('promotions')}
        head={
          <SectionHead
            title={t('promotions')}
            icon={<Gift />}
            link={{ to: paths.promotions(), label: t('seeAll') }}
          />
        }
        perView={SLIDERS.promotions}
        narrow={NARROW}
        busy={!data}
      >
        {data
          ? data.promotion.map((promotion) => <PromotionCard key={promotion.id} promotion={promotion} />)
          : Array.from({ length: SLIDERS.promotions }, (_, place) => (
              <Skeleton key={`coming-${place}`} className="h-32 rounded-card" />
            ))}
      </Slider>
    </section>
  );
}
