import type { Banner } from '@croupier/contract/engagement/content.ts';
import { ChevronRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BannerPicture } from '../announcements/BannerPicture.tsx';
import { bannerAction, bannerLink } from './banner-link.ts';

export type BannerSlideProps = { banner: Banner; sizes: string; eager: boolean };

const face =
  'group relative block h-full w-full outline-offset-[-4px] [&_picture]:transition-transform [&_picture]:duration-700';

/** A banner's picture and text; all of it is the link, if there is one. */
export function BannerSlide({ banner, sizes, eager }: BannerSlideProps) {
  const t = useTranslations('home');
  const link = bannerLink(banner);
  const content: ReactNode = (
    <>
      <BannerPicture {...{ banner, sizes, eager }} />
      <span aria-hidden className="banner-shade absolute inset-0" />
      <span className="banner-words">
        <span className="banner-title">{banner.title}</span>
        {banner.text && <span className="banner-text">{banner.text}</span>}
        {link && (
          <span aria-hidden className="banner-more">
            {t(bannerAction(banner))}
            {'href' in link ? <ExternalLink className="size-4" /> : <ChevronRight className="size-4" />}
          </span>
        )}
      </span>
    </>
  );
  if (!link) return <div className={face}>{content}</div>;
  if ('href' in link)
    return (
      <a {...link} className={face}>
        {content}
      </a>
    );
  return (
    <Link {...link} className={face}>
      {content}
    </Link>
  );
}
