import type { RiskRules } from '@croupier/contract/risk/risk-settings.ts';
import { RISK_VERDICTS, type FlagKind } from '@croupier/contract/risk/risk-states.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useTranslations } from 'use-intl';

const FIGURES = [
  'deposits',
  'fromBps',
  'withdrawnBps',
  'validBetBps',
  'hours',
  'leftBps',
  'members',
  'days',
  'slots',
  'netBps',
] as const;
const isPart = (name: string): boolean => name.endsWith('Bps');
const BPS_PER_PERCENT = 100;

export type RuleCardProps = {
  kind: FlagKind;
  rules: RiskRules;
  onChange: (rules: RiskRules) => void;
};

/** One rule: whether it is on, what it asks for, and its figures. Parts are typed in percent. */
export function RuleCard({ kind, rules, onChange }: RuleCardProps) {
  const t = useTranslations('console.risk');
  const rule = rules[kind];
  const figures: Readonly<Record<string, unknown>> = rule;
  const set = (change: object): void => onChange({ ...rules, [kind]: { ...rule, ...change } });
  return (
    <Card>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-base">{t(`flag.${kind}`)}</h2>
          <p className="mt-1 text-sm text-muted">{t(`rule.${kind}`)}</p>
        </div>
        <Switch
          label={t('isOn', { rule: t(`flag.${kind}`) })}
          labelHidden
          checked={rule.on}
          onChange={({ target }) => set({ on: target.checked })}
        />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('verdictLabel')}
          value={rule.verdict}
          options={RISK_VERDICTS.map((value) => ({ value, label: t(`verdictText.${value}`) }))}
          onChange={({ target }) => set({ verdict: RISK_VERDICTS.find((each) => each === target.value) })}
        />
        {FIGURES.filter((name) => typeof figures[name] === 'number').map((name) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            min={isPart(name) ? 0 : 1}
            label={t(`figure.${name}`)}
            value={String(Number(figures[name]) / (isPart(name) ? BPS_PER_PERCENT : 1))}
            onChange={({ target }) =>
              set({ [name]: Math.round(Number(target.value) * (isPart(name) ? BPS_PER_PERCENT : 1)) })
            }
          />
        ))}
      </div>
    </Card>
  );
}
