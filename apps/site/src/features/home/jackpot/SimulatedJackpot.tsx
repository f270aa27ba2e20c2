import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAutoplayAllowed } from '../../../shared/slider/use-autoplay-allowed.ts';
import { JackpotCounter } from './JackpotCounter.tsx';
import { useSimulatedAmount } from './use-simulated-amount.ts';

const MINOR_PER_CENT = 100n;

/** A simulated jackpot counter, labelled as such: nothing is paid from it. */
export function SimulatedJackpot() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const { currency } = useMerchant();
  const element = useRef<HTMLDivElement>(null);
  const value = useSimulatedAmount(useAutoplayAllowed(element, true));
  const amount = BigInt(Math.round(value * 100)) * MINOR_PER_CENT;
  return (
    <div ref={element} className="min-w-0 sm:col-span-2 sm:text-center">
      <div className="jackpot-head sm:justify-center">
        <h2 className="jackpot-title">{t('jackpotTitle')}</h2>
        <Badge tone="info" solid>
          {t('jackpotIllustrative')}
        </Badge>
      </div>
      <JackpotCounter label={t('jackpotTitle')} amount={format.amount(amount, { currency })} />
      <p className="jackpot-text sm:mx-auto">{t('jackpotSimulated')}</p>
    </div>
  );
}
