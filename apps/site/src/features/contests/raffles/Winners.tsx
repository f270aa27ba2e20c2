import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Proof } from './raffle-proof-of.ts';

const FIRST = 8;

/** Who won, as tags: only its owner can tell whose a tag is. The caller's own prizes are always shown. */
export function Winners({ winners }: Pick<Proof, 'winners'>) {
  const t = useTranslations('raffles');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? winners : winners.filter(({ isMine }, place) => isMine || place < FIRST);
  return (
    <Card padding="none">
      <h2 className="px-4 pt-4 text-lg sm:px-5">{t('winners')}</h2>
      <ol className="mt-2">
        {shown.map(({ prize, ticket, tag, amount, isMine }) => (
          <li
            key={prize}
            className={clsx(
              'flex items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5',
              isMine && 'bg-brand-soft',
            )}
          >
            <span className="min-w-0">
              <span className="numeric block text-sm font-semibold text-text">
                {t('ticket', { number: format.number(BigInt(ticket)) })}
              </span>
              <span className="block truncate font-mono text-xs text-subtle">{tag}</span>
            </span>
            <span className="flex shrink-0 items-center gap-2">
              {isMine && (
                <Badge tone="win" solid>
                  {t('mineWon')}
                </Badge>
              )}
              <span className="numeric font-bold text-win">{format.amount(amount)}</span>
            </span>
          </li>
        ))}
      </ol>
      {shown.length < winners.length && (
        <div className="border-t border-line p-3">
          <Button size="sm" variant="ghost" className="w-full" onClick={() => setIsWhole(true)}>
            {t('allWinners', { count: format.number(winners.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
