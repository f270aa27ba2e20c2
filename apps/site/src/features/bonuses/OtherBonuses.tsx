import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BonusTerms } from './BonusTerms.tsx';
import { useBonusActs } from './use-bonus-acts.ts';

/** Bonuses that wait: one of them can be started when none plays. */
export function WaitingBonuses({ bonuses, blocked }: { bonuses: readonly Bonus[]; blocked: boolean }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const { start } = useBonusActs(() => undefined);
  if (bonuses.length === 0) return null;
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-lg">{t('waitingTitle')}</h2>
        <p className="mt-1 text-sm text-muted">{t('waitingText')}</p>
      </div>
      {bonuses.map((bonus) => (
        <Card key={bonus.id} className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-semibold text-text">{bonus.title || t('untitled')}</p>
              <p className="numeric text-sm text-muted">{format.amount(bonus.granted)}</p>
              <p className="numeric text-xs text-subtle">
                {t('startBefore', { time: format.instant(bonus.startUntil) })}
              </p>
            </div>
            <Button
              variant="primary"
              icon={<Play aria-hidden />}
              disabled={blocked}
              title={blocked ? t('blockedBy') : undefined}
              loading={start.isPending && start.variables === bonus.id}
              onClick={() => start.mutate(bonus.id)}
            >
              {t('start')}
            </Button>
          </div>
          <BonusTerms terms={bonus.terms} />
        </Card>
      ))}
    </section>
  );
}

/** What has ended, and how. */
export function EndedBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  if (bonuses.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('endedTitle')}</h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {bonuses.map(({ id, title, granted, endedHow, endedAt, released }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm"
            >
              <span>
                <span className="block font-semibold text-text">{title || t('untitled')}</span>
                <span className="numeric text-xs text-subtle">{endedAt && format.instant(endedAt)}</span>
              </span>
              <span className="ml-auto text-right">
                <span className="numeric block text-text">{format.amount(granted)}</span>
                <span className="numeric text-xs text-muted">
                  {endedHow && t(`end.${endedHow}`, { amount: format.amount(released) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
