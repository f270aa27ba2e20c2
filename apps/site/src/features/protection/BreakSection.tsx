import { COOL_OFFS, type CoolOff } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { Section } from './Section.tsx';
import { useProtectionAct } from './use-protection-act.ts';

/** A break of a day, a week or a month. */
export function BreakSection() {
  const t = useTranslations('protection.break');
  const common = useTranslations('common');
  const [period, setPeriod] = useState<CoolOff>('24h');
  const [isAsking, setAsking] = useState(false);
  const take = useProtectionAct({
    act: () => call('protection.takeBreak', { body: { period } }),
    doneText: t('done'),
    onDone: () => setAsking(false),
  });
  return (
    <Section id="break" title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('title')}
          value={period}
          onValueChange={setPeriod}
          segments={COOL_OFFS.map((value) => ({ value, label: t(`period.${value}`) }))}
          className="min-w-0 flex-1 basis-72"
        />
        <Button icon={<Coffee aria-hidden />} onClick={() => setAsking(true)}>
          {t('start')}
        </Button>
      </div>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        icon={<Coffee />}
        title={t('confirmTitle', { period: t(`period.${period}`) })}
        text={t('confirmText')}
        confirmLabel={t('start')}
        cancelLabel={common('cancel')}
        busy={take.isPending}
        onConfirm={() => take.mutate(undefined)}
      />
    </Section>
  );
}
