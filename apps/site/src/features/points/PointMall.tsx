import { Coins, Gift, ListChecks, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ComingSoonPage } from '../../shared/page/ComingSoonPage.tsx';

/** The points mall; points cannot be earned yet. */
export function PointMall() {
  const t = useTranslations('games.soon');
  return (
    <ComingSoonPage
      title={t('mallTitle')}
      text={t('mallText')}
      icon={<ShoppingBag />}
      points={[
        { icon: <Coins />, title: t('mallEarn'), text: t('mallEarnText') },
        { icon: <Gift />, title: t('mallChoose'), text: t('mallChooseText') },
        { icon: <ListChecks />, title: t('mallTrack'), text: t('mallTrackText') },
      ]}
    />
  );
}
