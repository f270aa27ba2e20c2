import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useNow } from '../../shared/browser/use-now.ts';
import { Meter } from './Meter.tsx';
import { shareOf, timeShareOf } from './meters.ts';

/** What is wagered, and what is left of the time. */
export function BonusMeters({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const now = new Date(useNow());
  const { wagered, required, expiresAt, pausedUntil, startedAt } = bonus;
  const left = required > wagered ? required - wagered : 0n;
  const timeNote = (): string => {
    if (!expiresAt) return '';
    if (now >= expiresAt) return t('expired');
    return pausedUntil && pausedUntil > now
      ? t('paused', { time: format.instant(pausedUntil) })
      : format.instant(expiresAt);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Meter
        label={t('wagering')}
        value={shareOf(wagered, required)}
        text={t('wageringOf', { done: format.amount(wagered), required: format.amount(required) })}
        note={left > 0n ? t('wageringLeft', { amount: format.amount(left) }) : t('met')}
        tone="win"
      />
      {startedAt && expiresAt && (
        <Meter
          label={t('time')}
          value={timeShareOf({ startedAt, expiresAt, now })}
          text={t('timeLeft', { time: format.relative(expiresAt, now) })}
          note={timeNote()}
        />
      )}
    </div>
  );
}
