import { CalendarClock, Gift, Mail, WalletMinimal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ComingSoonPage } from '../../shared/page/ComingSoonPage.tsx';

/** Red envelopes; none has been announced yet. */
export function RedEnvelopePage() {
  const t = useTranslations('games.soon');
  return (
    <ComingSoonPage
      title={t('envelopeTitle')}
      text={t('envelopeText')}
      icon={<Gift />}
      points={[
        { icon: <CalendarClock />, title: t('envelopeWatch'), text: t('envelopeWatchText') },
        { icon: <Mail />, title: t('envelopeOpen'), text: t('envelopeOpenText') },
        { icon: <WalletMinimal />, title: t('envelopeKeep'), text: t('envelopeKeepText') },
      ]}
    />
  );
}
