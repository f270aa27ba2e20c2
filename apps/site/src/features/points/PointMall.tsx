import { Coins, Gift, ListChecks, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OpensSoon } from '../../shared/page/OpensSoon.tsx';

/** Where points will be spent; there are none to earn yet. */
export function PointMall() {
  const t = useTranslations('games.soon');
  return (
    <OpensSoon
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
