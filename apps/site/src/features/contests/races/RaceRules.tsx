import type { Race } from '@croupier/contract/contests/races.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Crown, Flag, Scale, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';

const RULE =
  'flex items-start gap-3 text-sm text-muted [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-brand-text';
const HUNDREDTHS = 100;

/** How a race counts, and what each place gets. */
export function RaceRules({ race }: { race: Race }) {
  const t = useTranslations('races');
  const contests = useTranslations('contests');
  const format = useFormat();
  const className = useRateClassName();
  const { by, classes, minStake, cap, places } = race;
  return (
    <Card className="grid content-start gap-5">
      <ul className="grid gap-2.5">
        <li className={RULE}>
          <Flag aria-hidden />
          {t(`by.${by}`)}
        </li>
        {classes.length > 0 && (
          <li className={RULE}>
            <Crown aria-hidden />
            {t('only', { what: classes.map((of) => className(of)).join(', ') })}
          </li>
        )}
        {minStake > 0n && (
          <li className={RULE}>
            <Scale aria-hidden />
            {t('minStake', { amount: format.amount(minStake) })}
          </li>
        )}
        {cap !== null && by !== 'validBet' && by !== 'rounds' && (
          <li className={RULE}>
            <Scale aria-hidden />
            {t('cap', { multiplier: format.multiplier(cap * HUNDREDTHS) })}
          </li>
        )}
        <li className={RULE}>
          <Users aria-hidden />
          {t('ties')}
        </li>
      </ul>
      <div>
        <h3 className="text-sm">{contests('morePrizes')}</h3>
        <ol className="mt-2 grid gap-1">
          {places.map(({ until, amount }, index) => {
            const from = (places[index - 1]?.until ?? 0) + 1;
            return (
              <li
                key={until}
                className="numeric flex items-baseline justify-between gap-3 rounded-field bg-well px-3 py-2 text-sm"
              >
                <span className="font-semibold text-muted">
                  {from === until
                    ? format.number(until)
                    : t('places', { from: format.number(from), until: format.number(until) })}
                </span>
                <span className="font-bold text-win">{format.amount(amount)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
