import './slider.css';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { Banner, BannerGroup } from '@croupier/contract/engagement/content.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useBanners } from '../announcements/announcements.queries.ts';
import { BANNERS } from '../config/lobby-limits.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useCarousel } from './use-carousel.ts';

export type BannersProps = {
  group: BannerGroup;
  /** The category of the page, which may have its own banners. */
  list?: GameCategory;
  /** The `sizes` attribute of its pictures. */
  sizes?: string;
  /** Whether it is on the first screen, where the first picture loads eagerly. */
  eager?: boolean;
  /** Replaces the default shape: 16:9 on phones, 16:5 above. */
  className?: string;
};

const gap: CSSProperties & Record<'--gap', string> = { '--gap': `${BANNERS.gapPx}px` };
const SHAPE = 'aspect-16/9 rounded-card sm:aspect-16/5 sm:rounded-sheet';

function Carousel({
  banners,
  sizes,
  eager,
  className,
}: Required<Omit<BannersProps, 'group' | 'list'>> & { banners: Banner[] }) {
  const t = useTranslations('home');
  const { element, active, moving, paused, toggle, goTo } = useCarousel(banners.length);
  const place = active ?? 0;
  return (
    <section
      aria-roledescription={t('carousel')}
      // A page may have several.
      aria-label={`${t('banners')}: ${banners[0]?.title ?? ''}`}
      ref={element}
      data-moving={moving}
      className={clsx('banners group/banners shadow-raised', className)}
      style={gap}
    >
      <ul className="swiper-wrapper banners-track h-full">
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="swiper-slide rounded-[inherit]"
            inert={active !== null && index !== active}
            aria-label={t('bannerOf', { place: String(index + 1), count: String(banners.length) })}
          >
            <BannerSlide banner={banner} sizes={sizes} eager={(eager && index === 0) || active !== null} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="banners-dots">
          <PauseButton {...{ paused, toggle }} className="banners-pause" />
          {banners.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={t('bannerShow', { title })}
              aria-current={index === place}
              onClick={() => goTo(index)}
              className="banners-dot"
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The banners of a group, as a carousel when there is more than one; renders nothing without banners. */
export function Banners({ group, list, sizes = '100vw', eager = false, className = SHAPE }: BannersProps) {
  const banners = useBanners(group, list);
  if (!banners) return <Skeleton className={`banners ${className}`} />;
  if (banners.length === 0) return null;
  // Swiper reorders its elements, so another set of banners needs a new element.
  const set = banners.map(({ id }) => id).join();
  return <Carousel key={set} {...{ banners, sizes, eager, className }} />;
}
