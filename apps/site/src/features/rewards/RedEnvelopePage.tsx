import { buttonClass } from '@croupier/ui/button-class.ts';
import { CalendarClock, Gift, Mail, WalletMinimal } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { OpensSoon } from '../../shared/OpensSoon.tsx';

/** Where red envelopes will be opened (row R17); none has been announced yet. */
export function RedEnvelopePage() {
  const t = useTranslations('games.soon');
  return (
    <OpensSoon
      title={t('envelopeTitle')}
      text={t('envelopeText')}
      icon={<Gift />}
      points={[
        { icon: <CalendarClock />, title: t('envelopeWatch'), text: t('envelopeWatchText') },
        { icon: <Mail />, title: t('envelopeOpen'), text: t('envelopeOpenText') },
        { icon: <WalletMinimal />, title: t('envelopeKeep'), text: t('envelopeKeepText') },
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
