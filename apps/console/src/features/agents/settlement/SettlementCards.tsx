import { CONTRACT_KINDS } from '@croupier/contract/agents/contract-terms.ts';
import { REBATE_PAYMENTS } from '@croupier/contract/agents/settlement-settings.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useTranslations } from 'use-intl';
import type { TypedSettlement } from './settlement-draft.ts';

export type SettingsProps = {
  typed: TypedSettlement;
  wrong: ReadonlySet<string>;
  onChange: (typed: TypedSettlement) => void;
};

type TextName = 'timeZone' | 'dayStartsAtMinutes' | 'visibleDepth' | 'minMinor' | 'dayLimitMinor';
type SwitchName =
  | 'manual'
  | 'unclaimedLapses'
  | 'showsBalances'
  | 'down'
  | 'up'
  | 'lossBasedPay'
  | 'takesFromMain';

function Text({ name, typed, wrong, onChange }: SettingsProps & { name: TextName }) {
  const t = useTranslations('console.agents.settings');
  return (
    <TextField
      label={t(name)}
      autoComplete="off"
      value={typed[name]}
      error={wrong.has(name) ? t('wrong') : undefined}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
    />
  );
}

function Tick({ name, typed, onChange }: SettingsProps & { name: SwitchName }) {
  const t = useTranslations('console.agents.settings');
  return (
    <Checkbox
      label={t(name)}
      checked={typed[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.checked })}
    />
  );
}

/** The calendar, rebates, what agents see, and transfers. */
export function SettlementCards(props: SettingsProps) {
  const t = useTranslations('console.agents.settings');
  const { typed, onChange } = props;
  return (
    <>
      <Card className="grid gap-4">
        <h2 className="text-base">{t('calendar')}</h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Text {...props} name="timeZone" />
          <Text {...props} name="dayStartsAtMinutes" />
        </div>
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-base">{t('rebate')}</h2>
        <Select
          label={t('every')}
          options={REBATE_PAYMENTS.map((value) => ({ value, label: t(`everies.${value}`) }))}
          value={typed.every}
          onChange={({ target }) =>
            onChange({
              ...typed,
              every: REBATE_PAYMENTS.find((value) => value === target.value) ?? typed.every,
            })
          }
        />
        <div>
          <Tick {...props} name="manual" />
          <Tick {...props} name="unclaimedLapses" />
        </div>
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-base">{t('team')}</h2>
        <Text {...props} name="visibleDepth" />
        <Tick {...props} name="showsBalances" />
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-base">{t('transfers')}</h2>
        <div>
          <Tick {...props} name="down" />
          <Tick {...props} name="up" />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Text {...props} name="minMinor" />
          <Text {...props} name="dayLimitMinor" />
        </div>
      </Card>
    </>
  );
}

/** Limits of contracts, and which settlements wait for an operator. */
export function ContractSettings(props: SettingsProps) {
  const t = useTranslations('console.agents.settings');
  const kinds = useTranslations('console.agents.contract.kinds');
  const { typed, wrong, onChange } = props;
  return (
    <Card className="grid gap-4 xl:col-span-2">
      <h2 className="text-base">{t('contracts')}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CONTRACT_KINDS.map((kind) => (
          <TextField
            key={kind}
            label={t('ceiling', { kind: kinds(kind) })}
            inputMode="decimal"
            autoComplete="off"
            value={typed.ceilings[kind]}
            error={wrong.has(kind) ? t('wrong') : undefined}
            onChange={({ target }) =>
              onChange({ ...typed, ceilings: { ...typed.ceilings, [kind]: target.value } })
            }
          />
        ))}
      </div>
      <div>
        <Tick {...props} name="lossBasedPay" />
        <Tick {...props} name="takesFromMain" />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('review')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {CONTRACT_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={kinds(kind)}
              checked={typed.review.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  ...typed,
                  review: CONTRACT_KINDS.filter((each) =>
                    each === kind ? target.checked : typed.review.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
