import { clsx } from 'clsx';
import { PromotionCard } from './PromotionCard.tsx';
import type { PromotionItem } from './promotion-items.ts';
import { PromotionDetail } from './PromotionDetail.tsx';

export type PromotionGridProps = {
  items: readonly PromotionItem[];
  /** The promotion whose terms are open. */
  openId: string | undefined;
  onClose: () => void;
};

/** The cards; the first one is larger, an open one spans the full width. */
export const PromotionGrid = ({ items, openId, onClose }: PromotionGridProps) => (
  <ul className="grid grid-flow-dense grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
    {items.map(({ promotion, offer }, index) => {
      const open = promotion.promoId === openId;
      const featured = index === 0;
      return (
        <li key={promotion.id} className={clsx((open || featured) && 'sm:col-span-full')}>
          {open ? (
            <PromotionDetail promotion={promotion} offer={offer} onClose={onClose} />
          ) : (
            <PromotionCard promotion={promotion} offer={offer} featured={featured} />
          )}
        </li>
      );
    })}
  </ul>
);
