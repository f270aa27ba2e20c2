import type { Promotion } from '@croupier/contract/engagement/content.ts';
import { BannerPicture, type BannerShape } from '../../shared/announcements/BannerPicture.tsx';

export type PromotionPictureProps = {
  promotion: Promotion;
  sizes: string;
  eager?: boolean;
  shape?: BannerShape;
};

/** The first picture of a promotion, with a shimmer while it loads. */
export function PromotionPicture(props: PromotionPictureProps) {
  const { promotion, sizes, eager = false, shape = 'card' } = props;
  const [first] = promotion.announcementImages.toSorted((one, other) => one.sequence - other.sequence);
  const banner = { imageUrl: null, artId: null, ...first, title: promotion.title };
  return <BannerPicture {...{ banner, sizes, eager, shape }} className="bg-lit" />;
}
