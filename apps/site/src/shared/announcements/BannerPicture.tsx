import type { Banner } from '@croupier/contract/engagement/content.ts';
import { clsx } from 'clsx';

/** `wide` is 16:5 (16:9 on phones), `card` is 16:9 everywhere. */
export type BannerShape = 'wide' | 'card';

export type BannerPictureProps = {
  banner: Pick<Banner, 'imageUrl' | 'artId' | 'title'>;
  /** The `sizes` attribute, such as `(min-width: 1024px) 60rem, 100vw`. */
  sizes: string;
  /** For the first banner of the first screen; others load when they come near the viewport. */
  eager?: boolean;
  shape?: BannerShape;
  className?: string | undefined;
};

const PHONE = '(max-width: 639px)';
const FORMATS = ['avif', 'webp'] as const;

/** A banner's picture, which fills its parent. It has no alternative text because the banner's text is beside it. */
export function BannerPicture({
  banner,
  sizes,
  eager = false,
  shape = 'wide',
  className,
}: BannerPictureProps) {
  const { imageUrl, artId } = banner;
  const art = artId === null ? undefined : `/art/banners/${artId}`;
  const src = imageUrl ?? (art && `${art}-${shape === 'wide' ? 'wide' : 'phone'}-720.webp`);
  const phone = (type: string): string => `${art}-phone-360.${type} 360w, ${art}-phone-720.${type} 720w`;
  const wide = (type: string): string => `${art}-wide-720.${type} 720w, ${art}-wide-1440.${type} 1440w`;
  return (
    <picture className={clsx('absolute inset-0 block bg-surface-3', className)}>
      {imageUrl === null &&
        art &&
        FORMATS.map((type) => (
          <source
            key={`phone-${type}`}
            media={shape === 'wide' ? PHONE : undefined}
            type={`image/${type}`}
            srcSet={phone(type)}
            sizes={sizes}
          />
        ))}
      {imageUrl === null &&
        art &&
        shape === 'wide' &&
        FORMATS.map((type) => (
          <source key={`wide-${type}`} type={`image/${type}`} srcSet={wide(type)} sizes={sizes} />
        ))}
      {src && (
        <img
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="h-full w-full object-cover"
        />
      )}
    </picture>
  );
}
