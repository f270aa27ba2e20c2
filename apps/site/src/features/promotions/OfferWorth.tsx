import type { PromotionCard as Offer } from '@croupier/contract/promotions/promotions.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useTranslations } from 'use-intl';
import { OfferProgress } from './OfferProgress.tsx';

/** What the member would get now, or what is still missing. */
export function OfferWorth({ offer }: { offer: Offer }) {
  const t = useTranslations('offers');
  const rewardText = useRewardText(useFormat());
  if (offer.worth.length > 0)
    return (
      <p className="numeric mt-3 text-sm font-bold text-win">
        {t('worth', { what: rewardText(offer.worth) })}
      </p>
    );
  return (
    <div className="mt-3 empty:mt-0">
      <OfferProgress because={offer.because} />
    </div>
  );
}
