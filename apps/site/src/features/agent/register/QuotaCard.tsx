import type { networkRoutes } from '@croupier/contract/agents/network.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';
import { useTranslations } from 'use-intl';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { givenClasses } from './rates-view.ts';

export type Rights = CallOutput<typeof networkRoutes.rights>;

/** The agent's own rates, and how many downlines can still be opened at high ones. */
export function QuotaCard({ rights: { rates, quotas, levelsLeft } }: { rights: Rights }) {
  const t = useTranslations('agent.rates');
  const format = useLocaleFormat();
  const className = useRateClassName();
  return (
    <Card>
      <h2 className="text-base">{t('own')}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2 text-sm">
        {givenClasses(rates).map((of) => (
          <div key={of} className="flex items-baseline justify-between gap-2">
            <dt className="truncate text-muted">{className(of)}</dt>
            <dd className="numeric font-semibold text-text">{format.ppm(rates[of])}</dd>
          </div>
        ))}
      </dl>
      {givenClasses(rates).length === 0 && <p className="text-sm text-subtle">{t('nothingToGive')}</p>}
      {quotas.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold text-text">{t('quotas')}</h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {quotas.map(({ class: of, fromPpm, places }) => (
              <li key={`${of} ${fromPpm}`} className="flex items-baseline justify-between gap-3">
                <span className="text-muted">
                  {t('from', { name: className(of), rate: format.ppm(fromPpm) })}
                </span>
                <span className="numeric font-semibold text-text">{t('places', { count: places })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-xs text-subtle">{t('levelsLeft', { count: levelsLeft })}</p>
    </Card>
  );
}
