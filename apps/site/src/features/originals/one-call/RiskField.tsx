import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useTranslations } from 'use-intl';

type Risk = 'classic' | 'low' | 'medium' | 'high';

/** The compiler can't look up the text of a risk that it knows only by its bounds. */
const textKey = (risk: Risk): Risk => risk;

export type RiskFieldProps<R extends Risk> = {
  risks: readonly R[];
  risk: R;
  onRiskChange: (risk: R) => void;
  disabled: boolean;
};

/** How the payouts are spread: often and small, or seldom and large. */
export function RiskField<R extends Risk>({ risks, risk, onRiskChange, disabled }: RiskFieldProps<R>) {
  const t = useTranslations('originals.risk');
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-medium text-muted max-lg:sr-only">
        {t('label')}
      </p>
      <SegmentedControl
        label={t('label')}
        size="sm"
        value={risk}
        disabled={disabled}
        className="[&>label]:px-1.5"
        segments={risks.map((value) => ({ value, label: t(textKey(value)) }))}
        onValueChange={onRiskChange}
      />
    </div>
  );
}
