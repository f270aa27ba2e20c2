import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ConfirmButton } from '@croupier/web/security/ConfirmButton.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { protectionQuery } from '../../shared/protection/protection.queries.ts';
import { PendingChange } from './PendingChange.tsx';
import { useLimitText } from './use-limit-text.ts';

const THOUSAND = 1_000n;

/** Between 0 and 1; winnings can bring the losses of a window below zero. */
function shareOf({ amount, minutes, used, usedMinutes }: PlayerLimit): number {
  if (amount === null) return (usedMinutes ?? 0) / (minutes || 1);
  const part = used === null || used < 0n ? 0n : used;
  return Number((part * THOUSAND) / (amount || 1n)) / Number(THOUSAND);
}

function Use({ limit }: { limit: PlayerLimit }) {
  const t = useTranslations('protection.limits');
  const format = useFormat();
  const { nameOf, valueOf } = useLimitText();
  const { amount, used, windowFrom, windowUntil } = limit;
  if (!windowFrom || !windowUntil)
    return <p className="text-sm text-muted">{t('atMost', { limit: valueOf(limit) })}</p>;
  const usedText =
    amount === null
      ? t('usedMinutes', { used: String(limit.usedMinutes ?? 0), limit: limit.minutes ?? 0 })
      : t('used', { used: format.amount(used && used > 0n ? used : 0n), limit: format.amount(amount) });
  const share = shareOf(limit);
  return (
    <div className="flex flex-col gap-1.5">
      <Progress
        label={nameOf(limit)}
        value={share}
        valueText={usedText}
        tone={share >= 1 ? 'accent' : 'brand'}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="numeric font-semibold text-text">{usedText}</span>
        <span>{t('window', { from: format.instant(windowFrom), until: format.instant(windowUntil) })}</span>
      </p>
    </div>
  );
}

type LimitRowProps = { limit: PlayerLimit; now: Date; hours: number; onChange: () => void };

/** One limit: how much of it is used, its window, and what can be changed. */
export function LimitRow({ limit, now, hours, onChange }: LimitRowProps) {
  const t = useTranslations('protection.limits');
  const { nameOf } = useLimitText();
  const { kind, span, pending } = limit;
  const name = nameOf(limit);
  const isOwn = limit.owner === 'member';
  return (
    <li className="flex flex-col gap-3 rounded-field border border-line px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-base">{name}</h3>
        {isOwn ? (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={<Pencil aria-hidden />} onClick={onChange}>
              <span aria-hidden>{t('change')}</span>
              <span className="sr-only">{`${t('change')}: ${name}`}</span>
            </Button>
            <ConfirmButton
              variant="ghost"
              icon={<Trash2 />}
              disabled={pending?.remove === true}
              label={`${t('remove')}: ${name}`}
              title={t('removeTitle')}
              text={t('removeText', { hours })}
              confirmLabel={t('remove')}
              action={() => call('protection.removeLimit', { body: { kind, span } })}
              invalidates={[protectionQuery.queryKey]}
              doneText={() => t('removeDone')}
            >
              {t('remove')}
            </ConfirmButton>
          </div>
        ) : (
          <Badge tone="info">{t('byOperator')}</Badge>
        )}
      </div>
      <Use limit={limit} />
      {!isOwn && <p className="text-sm text-muted">{t('byOperatorText')}</p>}
      {pending && <PendingChange {...{ limit, pending, now }} />}
    </li>
  );
}
