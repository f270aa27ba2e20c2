import type { Promotion } from '@croupier/contract/engagement/content.ts';
import { clsx } from 'clsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';

export type PromotionGridProps = {
  promotions: readonly Promotion[];
  /** The promotion whose terms are open. */
  openId: string | undefined;
  onClose: () => void;
};

/** The cards; the first one is larger, an open one spans the full width. */
export const PromotionGrid = ({ promotions, openId, onClose }: PromotionGridProps) => (
  <ul className="grid grid-flow-dense grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
    {promotions.map((promotion, index) => {
      const open = promotion.promoId === openId;
      const featured = index === 0;
      return (
        <li key={promotion.id} className={clsx((open || featured) && 'sm:col-span-full')}>
          {open ? (
            <PromotionDetail promotion={promotion} onClose={onClose} />
          ) : (
            <PromotionCard promotion={promotion} featured={featured} />
          )}
        </li>
      );
    })}
  </ul>
);
