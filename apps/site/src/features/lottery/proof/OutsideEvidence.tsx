import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PrizeBoard } from '../results/PrizeBoard.tsx';

/** Who told the result of a draw that others hold: sources of different owners that agree, or two operators. */
export function OutsideEvidence({ proof: { results, provisional, draw } }: { proof: DrawProof }) {
  const t = useTranslations('lotteryProof.outside');
  const format = useFormat();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-sm text-muted">{t('text')}</p>
      {results.length === 0 && (
        <Card>
          <p className="text-sm text-muted">{t('none')}</p>
          <ul className="mt-2 grid gap-1 text-sm">
            {provisional.map(({ owner, numbers, at }) => (
              <li key={owner} className="numeric">
                {t('told', { owner, time: format.instant(at) })}: {numbers.join(' ')}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {results.toReversed().map(({ version, numbers, at, source, feeds }) => (
        <Card key={version}>
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h3 className="text-base">
              {t(version === 1 ? 'first' : 'corrected', { version: String(version) })}
            </h3>
            <span className="numeric text-xs text-subtle">{format.instant(at)}</span>
          </div>
          <PrizeBoard className="mt-3" family={draw.family} numbers={numbers} />
          {source === 'operators' ? (
            <p className="mt-4">
              <Badge tone="info" icon={<Users aria-hidden />}>
                {t('operators')}
              </Badge>
            </p>
          ) : (
            <ul className="mt-4 grid gap-3">
              {feeds.map(({ owner, evidence, firstAt }) => (
                <li key={owner}>
                  <p className="text-sm font-semibold">
                    {t('told', { owner, time: format.instant(firstAt) })}
                  </p>
                  <details className="mt-1 text-sm">
                    <summary className="cursor-pointer text-brand-text">{t('evidence')}</summary>
                    <pre className="mt-1 max-h-60 overflow-auto rounded-field bg-well p-3 font-mono text-xs whitespace-pre-wrap break-all shadow-well">
                      {evidence}
                    </pre>
                  </details>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
