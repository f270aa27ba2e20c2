import { EXCLUSIONS, type Exclusion } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { Section } from './Section.tsx';
import { useProtectionAct } from './use-protection-act.ts';

type Props = { returnAfterHours: number };

/** Self-exclusion in two steps: how long, then what it means and the confirmation. */
function ExclusionDialog({ returnAfterHours, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('protection.exclusion');
  const common = useTranslations('common');
  const [isSecondStep, setSecondStep] = useState(false);
  const [period, setPeriod] = useState<Exclusion>('6m');
  const [isUnderstood, setUnderstood] = useState(false);
  const exclude = useProtectionAct({
    act: () => call('protection.exclude', { body: { period, understood: true } }),
    doneText: t('done'),
    onDone: onClose,
  });
  const points = [
    t('pointStart'),
    t('pointEnd'),
    period === 'ever' ? t('pointEver') : t('pointReturn', { hours: returnAfterHours }),
    t('pointMoney'),
  ];
  const buttons = isSecondStep ? (
    <>
      <Button disabled={exclude.isPending} onClick={() => setSecondStep(false)}>
        {t('back')}
      </Button>
      <Button
        variant="danger"
        disabled={!isUnderstood}
        loading={exclude.isPending}
        onClick={() => exclude.mutate(undefined)}
      >
        {t('confirm')}
      </Button>
    </>
  ) : (
    <Button variant="primary" onClick={() => setSecondStep(true)}>
      {t('next')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={exclude.isPending}
      icon={<CircleStop />}
      title={t('title')}
      description={isSecondStep ? `${t('stepTwo')}: ${t(`period.${period}`)}` : undefined}
      closeLabel={common('close')}
      footer={buttons}
    >
      {isSecondStep ? (
        <>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Checkbox
            className="mt-4"
            label={t('understood')}
            checked={isUnderstood}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
        </>
      ) : (
        <Select
          label={t('stepOne')}
          value={period}
          onChange={(event) => setPeriod(EXCLUSIONS.find((each) => each === event.target.value) ?? '6m')}
          options={EXCLUSIONS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      )}
    </Dialog>
  );
}

/** Self-exclusion for months, years or ever. */
export function ExclusionSection({ returnAfterHours }: Props) {
  const t = useTranslations('protection.exclusion');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="exclusion" title={t('title')} text={t('text')}>
      <Button
        variant="danger"
        className="self-start"
        icon={<CircleStop aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('start')}
      </Button>
      {isOpen && <ExclusionDialog {...{ returnAfterHours }} onClose={() => setOpen(false)} />}
    </Section>
  );
}
