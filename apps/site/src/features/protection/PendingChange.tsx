import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ConfirmButton } from '@croupier/web/security/ConfirmButton.tsx';
import { Check, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { protectionQuery } from '../../shared/protection/protection.queries.ts';
import { useLimitText } from './use-limit-text.ts';
import { useProtectionAct } from './use-protection-act.ts';

export type PendingChangeProps = {
  limit: PlayerLimit;
  pending: NonNullable<PlayerLimit['pending']>;
  now: Date;
};

/** A requested change of a limit: when it can be confirmed, and the buttons for that. */
export function PendingChange({ limit, pending, now }: PendingChangeProps) {
  const t = useTranslations('protection.limits');
  const format = useFormat();
  const { nameOf, valueOf } = useLimitText();
  const { kind, span } = limit;
  const [from, until] = [format.instant(pending.confirmFrom), format.instant(pending.lapsesAt)];
  const name = nameOf(limit);
  const cancel = useProtectionAct({
    act: () => call('protection.cancelPending', { body: { kind, span } }),
    doneText: t('cancelDone'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-info-soft px-3.5 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-60 text-text">
        {pending.remove
          ? t('pendingRemove', { from, until })
          : t('pendingRaise', { limit: valueOf(pending), from, until })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 aria-hidden />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined)}
        >
          <span aria-hidden>{t('cancel')}</span>
          <span className="sr-only">{`${t('cancel')}: ${name}`}</span>
        </Button>
        <ConfirmButton
          variant="primary"
          icon={<Check />}
          disabled={now < pending.confirmFrom}
          label={`${t('confirm')}: ${name}`}
          title={t('confirmTitle')}
          text={t('confirmText')}
          confirmLabel={t('confirm')}
          action={() => call('protection.confirmLimit', { body: { kind, span } })}
          invalidates={[protectionQuery.queryKey]}
          doneText={() => t('confirmDone')}
        >
          {t('confirm')}
        </ConfirmButton>
      </div>
    </div>
  );
}
