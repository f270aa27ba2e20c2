import { buttonClass } from '@croupier/ui/button-class.ts';
import { Coins, Gift, ListChecks, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { OpensSoon } from '../../shared/OpensSoon.tsx';

/** Where points will be spent (row R8); there are none to earn yet. */
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
      links={
        <>
          <Link to={paths.promotions()} className={buttonClass({ variant: 'primary' })}>
            {t('promotions')}
          </Link>
          <Link to={paths.gameCenter()} className={buttonClass()}>
            {t('games')}
          </Link>
        </>
      }
    />
  );
}
