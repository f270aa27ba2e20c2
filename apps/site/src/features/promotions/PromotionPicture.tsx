import type { Promotion } from '@croupier/contract/content.ts';
import { BannerPicture } from '../../shared/BannerPicture.tsx';

export type PromotionPictureProps = { promotion: Promotion; sizes: string; eager?: boolean };

/** The first picture of a promotion; fills its parent. */
export function PromotionPicture({ promotion, sizes, eager = false }: PromotionPictureProps) {
  const [first] = promotion.announcementImages.toSorted((one, other) => one.sequence - other.sequence);
  const banner = { imageUrl: null, artId: null, ...first, title: promotion.title };
  return <BannerPicture banner={banner} sizes={sizes} eager={eager} shape="card" />;
}
