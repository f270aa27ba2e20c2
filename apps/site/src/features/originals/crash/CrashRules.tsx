import { crashThresholdMs } from '@croupier/fairplay/crash-curve.ts';
import { crashChance, crashRtpRange, instantCrashChance } from '@croupier/fairplay/crash-rules.ts';
import { floorPpm } from '@croupier/fairplay/money.ts';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { LimitStat } from '../bets/LimitStat.tsx';
import { useLimits } from '../bets/use-limits.ts';
import { percentOf } from '../one-call/chance.ts';
import { useReturnText } from '../use-return-text.ts';
import { useMerchantCurrency } from '../../../shared/member/TrialCurrency.tsx';
import { useRoom } from '../../../shared/crash-room/use-room.ts';

const PRINTED = [101, 110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** The rules, with the chance and the time of multipliers. */
export function CrashRules() {
  const t = useTranslations('crash');
  const format = useFormat();
  const currency = useMerchantCurrency();
  const limits = useLimits();
  const returns = useReturnText(crashRtpRange);
  const { state } = useRoom();
  return (
    <Card>
      <h2 className="text-base">{t('rules.title')}</h2>
      <div className="mt-1.5 grid max-w-prose gap-2 text-sm text-muted">
        <p>{t('about')}</p>
        <p>{t('rules.formula')}</p>
        <p>{t('rules.cashOut')}</p>
        <p>{t('rules.autoRule')}</p>
        <p>{t('rules.cutRule')}</p>
        {state?.limitAt != null && (
          <p>
            {t('limit', {
              multiplier: format.multiplier(state.limitAt * 100),
              amount: format.amount(state.limit, { currency }),
            })}
          </p>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        <Stat label={t('rules.return')} value={returns.range} />
        <Stat label={t('rules.instant')} value={format.ppm(floorPpm(instantCrashChance()))} />
        <LimitStat label={t('rules.min')} amountMinor={limits?.minStake} />
        <LimitStat label={t('rules.max')} amountMinor={limits?.maxStake} />
        <LimitStat label={t('rules.maxWin')} amountMinor={limits?.maxPayout} />
      </dl>
      <h3 className="mt-5 text-sm">{t('rules.table')}</h3>
      <table className="numeric mt-2 w-full max-w-md text-sm">
        <thead className="text-left text-xs text-subtle">
          <tr>
            <th className="py-1 font-medium">{t('rules.multiplier')}</th>
            <th className="py-1 text-right font-medium">{t('rules.chance')}</th>
            <th className="py-1 text-right font-medium">{t('rules.time')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {PRINTED.map((hundredths) => (
            <tr key={hundredths}>
              <td className="py-1">{format.multiplier(hundredths * 100)}</td>
              <td className="py-1 text-right">{percentOf(crashChance(hundredths), format)}</td>
              <td className="py-1 text-right">{format.number(crashThresholdMs(hundredths))} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
