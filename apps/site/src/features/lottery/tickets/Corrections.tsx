import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { ResultNumbers } from '../shared/balls/ResultNumbers.tsx';
import { familyOfCatalogue } from '../shared/names/family-names.ts';

/** Every version of a corrected result with what the ticket is due under it, and what the correction has changed. */
export function Corrections({ ticket }: { ticket: LotteryTicketDetail }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const { results, catalogue, claim } = ticket;
  return (
    <>
      {results.length > 1 && (
        <Card>
          <h2 className="text-lg">{t('corrected')}</h2>
          <p className="mt-1 text-sm text-muted">{t('correctedText')}</p>
          <ol className="mt-4 grid gap-4">
            {results.map(({ version, numbers, at, payout }, index) => {
              const before = results[index - 1];
              const change = before && payout - before.payout;
              return (
                <li key={version} className={clsx('grid gap-2', index > 0 && 'border-t border-line pt-4')}>
                  <div className="flex flex-wrap items-baseline justify-between gap-2">
                    <h3 className="text-sm">{t(index === 0 ? 'firstResult' : 'newResult')}</h3>
                    <span className="numeric text-xs text-subtle">{format.instant(at)}</span>
                  </div>
                  <ResultNumbers
                    family={familyOfCatalogue(catalogue)}
                    numbers={numbers}
                    label={t('numbers')}
                  />
                  <p className="numeric flex flex-wrap justify-between gap-2 text-sm">
                    <span>{t('due', { amount: format.amount(payout) })}</span>
                    {change !== undefined && (
                      <b className={change < 0n ? 'text-lose' : change > 0n ? 'text-win' : undefined}>
                        {t('difference', { amount: format.amount(change, { sign: 'always' }) })}
                      </b>
                    )}
                  </p>
                </li>
              );
            })}
          </ol>
        </Card>
      )}
      {claim && (
        <Card>
          <h2 className="text-lg">{t('claim')}</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('claimText')}</p>
          <dl className="numeric mt-3 grid grid-cols-3 gap-3 text-sm">
            {(
              [
                ['owed', claim.owed],
                ['collected', claim.collected],
                ['left', claim.owed - claim.collected],
              ] as const
            ).map(([key, amount]) => (
              <div key={key}>
                <dt className="text-xs text-subtle">{t(`claimOf.${key}`)}</dt>
                <dd className="font-semibold">{format.amount(amount)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
