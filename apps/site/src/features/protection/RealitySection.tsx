import type { ProtectionState } from '@croupier/contract/protection/protection.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { Section } from './Section.tsx';
import { useProtectionAct } from './use-protection-act.ts';

/** How often the player is shown time, stakes and payouts. */
export function RealitySection({ state: { reality } }: { state: ProtectionState }) {
  const t = useTranslations('protection.reality');
  const save = useProtectionAct({
    act: (minutes: typeof reality.minutes) => call('protection.setReality', { body: { minutes } }),
    doneText: t('saved'),
  });
  return (
    <Section id="reality" title={t('title')} text={t('text')}>
      <SegmentedControl
        label={t('title')}
        value={String(save.isPending ? save.variables : reality.minutes)}
        disabled={save.isPending}
        onValueChange={(text) => {
          const minutes = reality.choices.find((choice) => String(choice) === text);
          if (minutes) save.mutate(minutes);
        }}
        segments={reality.choices.map((count) => ({
          value: String(count),
          label: t('every', { count: String(count) }),
        }))}
        stacked
      />
      <p className="text-sm text-muted">{t('played', { count: reality.playedMinutes })}</p>
    </Section>
  );
}
