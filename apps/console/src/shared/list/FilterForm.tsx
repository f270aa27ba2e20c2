import type { AnyList } from '@croupier/contract/lists/define-list.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { addressTexts, formTexts, namesOf, type FilterTexts } from './filter-values.ts';
import { isValidFilter } from './list-address.ts';
import type { FilterControl } from './list-types.ts';

type FieldProps = {
  control: FilterControl;
  texts: FilterTexts;
  invalid: ReadonlySet<string>;
  onChange: (name: string, text: string) => void;
};

function FilterField({ control, texts, invalid, onChange }: FieldProps) {
  const t = useTranslations('console.list');
  const field = (name: string) => ({
    value: texts[name] ?? '',
    error: invalid.has(name) ? t('invalidFilter') : undefined,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const { label } = control;
  if (control.kind === 'text')
    return <TextField label={label} hint={control.hint} {...field(control.name)} />;
  if (control.kind === 'choice')
    return (
      <Select
        label={label}
        options={[{ value: '', label: t('any') }, ...control.options]}
        {...field(control.name)}
      />
    );
  const [first, last, input] =
    control.kind === 'period'
      ? ([control.from, control.until, { type: 'date' }] as const)
      : ([control.min, control.max, { inputMode: 'decimal' }] as const);
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField {...input} label={t('from', { label })} {...field(first)} />
      <TextField {...input} label={t('until', { label })} {...field(last)} />
    </div>
  );
}

export type FilterFormProps = {
  list: AnyList;
  controls: readonly FilterControl[];
  filters: FilterTexts;
  onApply: (filters: Readonly<Record<string, string | undefined>>) => void;
};

/** All filters of a list; they apply together. */
export function FilterForm({ list, controls, filters, onApply }: FilterFormProps) {
  const t = useTranslations('console.list');
  const [texts, setTexts] = useState(() => formTexts(controls, filters));
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = addressTexts(controls, texts);
    const wrong = controls
      .flatMap(namesOf)
      .filter((name) => (texts[name] ?? '').trim() !== '' && !isValidFilter(list, name, wanted[name] ?? ''));
    setInvalid(new Set(wrong));
    if (wrong.length === 0) onApply(wanted);
  };
  return (
    <form className="grid items-start gap-3 sm:grid-cols-2" onSubmit={apply}>
      {controls.map((control) => (
        <FilterField
          key={namesOf(control).join(' ')}
          {...{ control, texts, invalid }}
          onChange={(name, text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
      <div className="mt-1 flex justify-end gap-2 sm:col-span-2">
        <Button variant="ghost" size="sm" onClick={() => setTexts(formTexts(controls, {}))}>
          {t('clearForm')}
        </Button>
        <Button variant="primary" size="sm" type="submit">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}
